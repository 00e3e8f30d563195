import { isRecord } from "@toolbox/core";
import type { Shell } from "../shell/shell.ts";
import type { Site } from "./discover-site.ts";
import { requestJson, Unreachable } from "./request-json.ts";

/** Calls one of the site's SQL functions (PostgREST RPC). Throws `Unreachable` as `requestJson` does. */
export async function callFunction(
  shell: Shell,
  site: Site,
  name: "device_authorize" | "device_token" | "verify_token" | "revoke_self",
  parameters: Readonly<Record<string, string>>,
  timeoutMs?: number,
): Promise<unknown> {
  return requestJson(shell, {
    site: site.url,
    url: `${site.rpcUrl}/${name}`,
    headers: { apikey: site.publishableKey },
    body: parameters,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
}

/** The answer as an object. Throws `Unreachable` when it is none. */
export function answerObject(site: Site, answer: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(answer)) return answer;
  throw new Unreachable(site.url, "it did not answer as a Toolbox site does");
}
