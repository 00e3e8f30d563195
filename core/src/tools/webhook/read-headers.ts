import type { WebhookStyle } from "./signature.ts";

/** What a receiver was given: the signatures to try, and what stands beside them. */
export interface ReceivedHeaders {
  readonly signatures: readonly string[];
  readonly id: string | undefined;
  readonly timestamp: string | undefined;
}

/** Reads pasted headers, as lines `Name: value` or as the bare value of the signature header. */
export function readHeaders(style: WebhookStyle, pasted: string): ReceivedHeaders {
  const named = new Map<string, string>();
  let bare = "";
  for (const line of pasted.split(/\r?\n/)) {
    const [, name, value] = /^\s*([A-Za-z][\w-]*)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) named.set(name.toLowerCase(), value);
    else if (line.trim() !== "") bare = bare === "" ? line.trim() : `${bare} ${line.trim()}`;
  }
  const header = (...names: string[]) => names.map((name) => named.get(name)).find((value) => value !== undefined);
  if (style === "stripe") {
    const parts = (header("stripe-signature") ?? bare)
      .split(",")
      .map((part) => part.trim().split("=") as [string, string?]);
    const all = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
    return { signatures: all("v1"), id: undefined, timestamp: all("t")[0] };
  }
  if (style === "standard") {
    const value = header("webhook-signature", "svix-signature") ?? bare;
    const signatures = value.split(/\s+/).flatMap((part) => (part.startsWith("v1,") ? [part.slice(3)] : []));
    return {
      signatures,
      id: header("webhook-id", "svix-id"),
      timestamp: header("webhook-timestamp", "svix-timestamp"),
    };
  }
  // Senders of their own kind name it as they like: X-Shopify-Hmac-Sha256, X-Gitea-Signature, X-Signature.
  const own = [...named].find(([name]) => /signature|hmac/.test(name))?.[1];
  const only = named.size === 1 ? [...named.values()][0] : undefined;
  const value = header("x-hub-signature-256", "x-signature", "x-signature-256") ?? own ?? only ?? bare;
  const signature = value.replace(/^(?:sha\d+|v\d+)=/i, "");
  return { signatures: signature === "" ? [] : [signature], id: undefined, timestamp: undefined };
}
