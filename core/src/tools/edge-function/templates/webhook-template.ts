import type { MakeTemplate } from "./template.ts";
import { signatureCode } from "../signature-code.ts";

/** Events from outside, taken only with the signature of who sends them. */
export const webhookTemplate: MakeTemplate = ({ signature }) => ({
  usage: ["POST an event with its signature; the secret is in WEBHOOK_SECRET."],
  constants: `const SECRET = Deno.env.get("WEBHOOK_SECRET") ?? "";
${signature === "github" ? "" : "/** Older events may be recordings, sent again by somebody else. */\nconst TOLERANCE_SECONDS = 300;\n"}`,
  given: [],
  handler: `  if (req.method !== "POST") return wrongMethod("POST");
  // The signature is of the body as it came: it is parsed only after.
  const body = await req.text();
  if (!(await isSigned(req.headers, body))) {
    return failure(401, "The signature does not fit.");
  }
  const event = parsed(body);
  if (event === undefined) return failure(400, "Send JSON.");
  // Senders repeat what they got no answer to: keep the ids of events that
  // are done, and answer before long work.
  console.log("received", event);
  return Response.json({ received: true });
`,
  helpers: ["failure", "wrongMethod"],
  functions: `${signatureCode[signature]}
/** HMAC-SHA-256, compared in constant time. */
async function isHmac(
  secret: Uint8Array<ArrayBuffer>,
  text: string,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle
    .importKey("raw", secret, algorithm, false, ["verify"]);
  const bytes = new TextEncoder().encode(text);
  return await crypto.subtle.verify("HMAC", key, signature, bytes);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
`,
});
