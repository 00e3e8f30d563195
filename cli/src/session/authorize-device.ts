import { hostname } from "node:os";
import { Failure } from "../shell/failure.ts";
import type { Shell } from "../shell/shell.ts";
import { answerObject, callFunction } from "./call-function.ts";
import type { Site } from "./discover-site.ts";
import { Unreachable } from "./request-json.ts";

/** A sign-in that waits for a click in the browser (RFC 8628 section 3.2). */
export interface DeviceRequest {
  readonly deviceCode: string;
  /** What the user compares or types, such as `BCDF-GHJK`. */
  readonly userCode: string;
  readonly verificationUrl: string;
  /** The same page with the code filled in. */
  readonly completeUrl: string;
  readonly expiresInMs: number;
  readonly intervalMs: number;
}

/** Asks for a code. The name is what /device and /profile show for this terminal. */
export async function authorizeDevice(shell: Shell, site: Site, clientName = ownName()): Promise<DeviceRequest> {
  const answer = answerObject(site, await callFunction(shell, site, "device_authorize", { client_name: clientName }));
  if (typeof answer.error === "string")
    throw new Failure("failure", `${site.url} takes no sign-in right now (${answer.error}).`, {
      next: "Try again in a few minutes.",
    });
  const { device_code: deviceCode, user_code: userCode } = answer;
  if (typeof deviceCode !== "string" || typeof userCode !== "string")
    throw new Unreachable(site.url, "it did not answer as a Toolbox site does");
  const page = typeof answer.verification_path === "string" ? answer.verification_path : "/device";
  const verificationUrl = `${site.url}/${page.replace(/^\/+/, "")}`;
  return {
    deviceCode,
    userCode,
    verificationUrl,
    completeUrl: `${verificationUrl}?user_code=${encodeURIComponent(userCode)}`,
    expiresInMs: seconds(answer.expires_in, 900) * 1000,
    intervalMs: seconds(answer.interval, 5) * 1000,
  };
}

export const ownName = () => `toolbox CLI on ${hostname()}`.slice(0, 80);

const seconds = (value: unknown, fallback: number) =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? value : fallback;
