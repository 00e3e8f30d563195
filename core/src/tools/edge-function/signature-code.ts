import type { EdgeFunctionInput } from "./fields.ts";

const recent = `
function isRecent(seconds: string): boolean {
  return Math.abs(Date.now() / 1000 - Number(seconds)) < TOLERANCE_SECONDS;
}
`;

const fromHex = `
function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const pairs = text.match(/[\\da-f]{2}/gi) ?? [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}
`;

/** \`isSigned(headers, body)\` in the way of each sender. */
export const signatureCode: Readonly<Record<EdgeFunctionInput["signature"], string>> = {
  standard: `/** As standardwebhooks.com says: of id, time and body, in base64. */
async function isSigned(headers: Headers, body: string): Promise<boolean> {
  const header = (name: string) =>
    headers.get(\`webhook-\${name}\`) ?? headers.get(\`svix-\${name}\`) ?? "";
  const time = header("timestamp");
  if (!isRecent(time)) return false;
  const secret = fromBase64(SECRET.replace(/^(?:v1,)?whsec_/, ""));
  const text = \`\${header("id")}.\${time}.\${body}\`;
  for (const signature of header("signature").split(" ")) {
    const [version, value = ""] = signature.split(",");
    if (version !== "v1") continue;
    if (await isHmac(secret, text, fromBase64(value))) return true;
  }
  return false;
}
${recent}
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
`,
  stripe: `/** As docs.stripe.com/webhooks says: of time and body, in hexadecimal. */
async function isSigned(headers: Headers, body: string): Promise<boolean> {
  const parts = (headers.get("stripe-signature") ?? "").split(",")
    .map((part) => part.split("="));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!isRecent(time)) return false;
  const secret = new TextEncoder().encode(SECRET);
  for (const [name, value = ""] of parts) {
    if (name !== "v1") continue;
    if (await isHmac(secret, \`\${time}.\${body}\`, fromHex(value))) return true;
  }
  return false;
}
${recent}${fromHex}`,
  github: `/** As docs.github.com/webhooks says: of the body, in hexadecimal. */
async function isSigned(headers: Headers, body: string): Promise<boolean> {
  const signature = headers.get("x-hub-signature-256") ?? "";
  const secret = new TextEncoder().encode(SECRET);
  return await isHmac(secret, body, fromHex(signature.replace("sha256=", "")));
}
${fromHex}`,
};
