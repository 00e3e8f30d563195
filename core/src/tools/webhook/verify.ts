import { sameHash } from "../../data/digest/same-hash.ts";
import type { Digest } from "../../ports/index.ts";
import { decodeUtf8 } from "../../text/bytes.ts";
import { signPayload, type SigningTask } from "./signature.ts";

export interface Verdict {
  readonly isValid: boolean;
  /** What the signature should be. */
  readonly expected: string;
  /** What was changed on the way, where that explains it. */
  readonly hint?: string;
}

/** Whether one of the signatures is that of the payload; if not, which common slip would explain it. */
export async function verifyPayload(
  task: SigningTask,
  signatures: readonly string[],
  digest: Digest,
): Promise<Verdict> {
  const isHex = !(task.style === "standard" || (task.style === "hmac" && task.encoding === "base64"));
  const form = (signature: string) => (isHex ? signature.toLowerCase() : signature);
  const matches = (expected: string) => signatures.some((signature) => sameHash(form(signature), expected));
  const expected = await signPayload(task, digest);
  if (matches(expected)) return { isValid: true, expected };
  for (const { change, hint } of slips(task)) {
    if (matches(await signPayload({ ...task, ...change }, digest))) return { isValid: false, expected, hint };
  }
  return { isValid: false, expected };
}

/** Ways a payload or a secret is changed between the sender and here. */
function slips({ payload, secret }: SigningTask): { change: Partial<SigningTask>; hint: string }[] {
  const text = decodeUtf8(payload, "keep mark");
  const encode = (changed: string) => ({ payload: new TextEncoder().encode(changed) });
  const found = [
    { change: { secret: secret.trim() }, hint: "It matches with the spaces around the secret taken away." },
    { change: { secret: secret.replace(/^whsec_/, "") }, hint: "It matches with the secret without whsec_." },
  ];
  if (text === undefined) return found;
  return [
    {
      change: encode(text.replace(/\r?\n$/, "")),
      hint: "It matches without the line break at the end of the payload.",
    },
    { change: encode(`${text}\n`), hint: "It matches with a line break at the end of the payload." },
    { change: encode(text.replaceAll("\r\n", "\n")), hint: "It matches with LF in place of CRLF." },
    { change: encode(text.replaceAll(/\r?\n/g, "\r\n")), hint: "It matches with CRLF in place of LF." },
    ...reformatted(text).map((changed) => ({
      change: encode(changed),
      hint: "It matches with the JSON written without white space: verify the body as it came, before it is parsed.",
    })),
    ...found,
  ];
}

function reformatted(text: string): string[] {
  try {
    return [JSON.stringify(JSON.parse(text))];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
