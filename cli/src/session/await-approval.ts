import { Failure } from "../shell/failure.ts";
import type { Shell } from "../shell/shell.ts";
import { answerObject, callFunction } from "./call-function.ts";
import type { DeviceRequest } from "./authorize-device.ts";
import type { Site } from "./discover-site.ts";
import { Unreachable } from "./request-json.ts";

const SLOW_DOWN_MS = 5000;

/**
 * Polls until the request is approved (RFC 8628 sections 3.4, 3.5): never faster than the server's interval, five
 * seconds slower after each slow_down, on and on through network failures until the code expires.
 * @returns the token. Throws `Failure` "notSignedIn" when the request was denied or expired.
 */
export async function awaitApproval(shell: Shell, site: Site, request: DeviceRequest): Promise<string> {
  const end = shell.now().getTime() + request.expiresInMs;
  let interval = request.intervalMs;
  while (shell.now().getTime() + interval < end) {
    await shell.sleep(interval);
    shell.signal.throwIfAborted();
    const answer = await poll(shell, site, request.deviceCode);
    if (typeof answer?.access_token === "string") return answer.access_token;
    if (answer?.error === "access_denied")
      throw new Failure("notSignedIn", "The sign-in was denied in the browser.", {
        next: `Run "toolbox login" to try again.`,
      });
    if (answer?.error === "expired_token") break;
    if (answer?.error === "slow_down") interval += SLOW_DOWN_MS;
    if (typeof answer?.interval === "number") interval = Math.max(interval, answer.interval * 1000);
  }
  throw new Failure("notSignedIn", "The code expired before it was approved.", {
    next: `Run "toolbox login" for a new one.`,
  });
}

/** One poll; undefined when the network failed, which is no answer at all. */
async function poll(shell: Shell, site: Site, deviceCode: string) {
  try {
    return answerObject(site, await callFunction(shell, site, "device_token", { device_code: deviceCode }));
  } catch (error) {
    if (error instanceof Unreachable) return undefined;
    throw error;
  }
}
