import type { Digest, DigestAlgorithm } from "../../ports/index.ts";
import { decodeBase64, encodeBase64 } from "../../text/base64.ts";
import { hex } from "../../text/bytes.ts";

export type WebhookStyle = "hmac" | "github" | "stripe" | "standard";

export interface SigningTask {
  readonly style: WebhookStyle;
  readonly secret: string;
  /** As it was sent, byte by byte. */
  readonly payload: Uint8Array;
  /** For the plain HMAC; the others fix theirs. */
  readonly algorithm: Exclude<DigestAlgorithm, "MD5">;
  readonly encoding: "hex" | "base64";
  /** Standard Webhooks: the id of the message. */
  readonly id: string;
  /** Stripe and Standard Webhooks: seconds since 1970. */
  readonly timestamp: string;
}

/**
 * The signature of a payload, in the encoding of its style:
 * GitHub (docs.github.com, "Validating webhook deliveries"): HMAC-SHA256 of the body, in hex.
 * Stripe (docs.stripe.com/webhooks): HMAC-SHA256 of `timestamp.body`, in hex.
 * Standard Webhooks 1.0.0 (standardwebhooks.com): HMAC-SHA256 of `id.timestamp.body` in Base64; the key is the secret
 * after `whsec_`, decoded from Base64.
 */
export async function signPayload(task: SigningTask, digest: Digest): Promise<string> {
  const { style, secret, payload, algorithm, encoding, id, timestamp } = task;
  const name = style === "hmac" ? algorithm : "SHA-256";
  const before = style === "stripe" ? `${timestamp}.` : style === "standard" ? `${id}.${timestamp}.` : "";
  const key = style === "standard" ? standardKey(secret) : new TextEncoder().encode(secret);
  const code = await digest.digest(name, joined(before, payload), key ?? new Uint8Array());
  const isBase64 = style === "standard" || (style === "hmac" && encoding === "base64");
  return isBase64 ? encodeBase64(code) : hex(code);
}

/** The bytes of a Standard Webhooks secret; undefined when it is not valid Base64. */
export function standardKey(secret: string): Uint8Array | undefined {
  const reading = decodeBase64(secret.trim().replace(/^whsec_/, ""));
  return reading.ok ? reading.bytes : undefined;
}

/** The headers a sender puts on its request, by line. */
export function signatureHeaders({ style, id, timestamp, algorithm }: SigningTask, signature: string): string[] {
  switch (style) {
    case "github":
      return [`X-Hub-Signature-256: sha256=${signature}`];
    case "stripe":
      return [`Stripe-Signature: t=${timestamp},v1=${signature}`];
    case "standard":
      return [`webhook-id: ${id}`, `webhook-timestamp: ${timestamp}`, `webhook-signature: v1,${signature}`];
    case "hmac":
      return [`X-Signature: ${algorithm.toLowerCase().replace("-", "")}=${signature}`];
  }
}

function joined(before: string, payload: Uint8Array): Uint8Array {
  const head = new TextEncoder().encode(before);
  const all = new Uint8Array(head.length + payload.length);
  all.set(head);
  all.set(payload, head.length);
  return all;
}
