import { pluralize } from "../../text/format.ts";
import { loneSurrogateMessage } from "../../text/lone-surrogate.ts";
import { hex } from "../../text/bytes.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { decodeBase64, encodeBase64 } from "../../text/base64.ts";
import type { DigestAlgorithm } from "../../ports/index.ts";
import { digestAlgorithms } from "../../data/digest/digest-algorithms.ts";
import { digestFile } from "../../data/digest/digest-file.ts";
import { sameHash } from "../../data/digest/same-hash.ts";

/** Larger files are read in parts, so that memory stays flat. */
const WHOLE_BYTES = 16 * 1024 * 1024;
const algorithms = Object.keys(digestAlgorithms) as DigestAlgorithm[];
const hexDigits = (algorithm: DigestAlgorithm) => digestAlgorithms[algorithm].length * 2;

/** Hashes of texts and files, with a key or without. */
export const tool = defineTool({
  id: "hash",
  route: "/dev-utilities",
  title: "Hash",
  summary: "SHA-2, SHA-3, BLAKE3, SHA-1, MD5 and HMAC of texts and files",
  aliases: ["checksum", "digest", "md5", "sha256", "sha3", "blake3"],
  // A day: a disk full of bytes takes its time, and one can stop it.
  worker: { timeoutMs: 86_400_000 },
  action: {
    label: "Generate Hash",
    busyLabel: "Generating...",
    success: { title: "Hash generated" },
    failure: "Failed to generate hash",
  },
  fields: {
    algorithm: field.choice({
      label: "Algorithm",
      options: algorithms.map((value) => ({ value, label: value })),
      initial: "SHA-256",
      variant: "select",
      section: "Input",
    }),
    text: field.text({ label: "Text", initial: "", lines: 5, mono: true, section: "Input" }),
    file: field.file({
      label: "Or a file",
      accept: ["*/*"],
      maxBytes: 1024 ** 4,
      wrongType: { message: "This is not a file." },
      tooLarge: { title: "Failed to generate hash", message: "A file may have at most 1 TB here." },
      section: "Input",
    }),
    key: field.text({
      label: "HMAC key",
      hint: "Never stored. Empty for a plain hash.",
      initial: "",
      secret: true,
      mono: true,
      section: "Key and check",
    }),
    expected: field.text({
      label: "Expected",
      hint: "A hash in hex or Base64, or a line of a checksum file.",
      initial: "",
      mono: true,
      section: "Key and check",
    }),
  },
  positional: "text",
  examples: [
    { name: "The text of the standard", input: { text: "abc" } },
    {
      name: "Check a line of a checksum file",
      input: { text: "abc", algorithm: "MD5", expected: "900150983cd24fb0d6963f7d28e17f72  abc.txt" },
    },
  ],
  check({ algorithm, text, file, key, expected }) {
    const refused = (name: string, why: string) => [
      { field: name, title: "Error", message: `Failed to generate hash. ${why}` },
    ];
    const inText = file ? undefined : loneSurrogateMessage("The text", text);
    if (inText !== undefined) return refused("text", inText);
    const inKey = loneSurrogateMessage("The key", key);
    if (inKey !== undefined) return refused("key", inKey);
    const typed = expectedHash(expected, algorithm);
    if (typed === "" || (/^[\da-f]+$/.test(typed) && typed.length === hexDigits(algorithm))) return [];
    return [
      {
        field: "expected",
        message: `A ${algorithm} hash has ${hexDigits(algorithm)} hex digits; "${typed.slice(0, 12)}" is not one.`,
      },
    ];
  },
  async generate({ algorithm, text, file, key, expected }, { digest }, context) {
    const secret = key === "" ? undefined : new TextEncoder().encode(key);
    const digestWhole = async (whole: Uint8Array) => ({
      hash: await digest.digest(algorithm, whole, secret),
      size: whole.length,
    });
    const { hash, size } =
      file && file.size > WHOLE_BYTES
        ? await digestFile(file, await digest.stream(algorithm, secret), context)
        : await digestWhole(file ? await file.bytes() : new TextEncoder().encode(text));
    const code = hex(hash);
    const wanted = expectedHash(expected, algorithm);
    const isOther = wanted !== "" && !sameHash(code, wanted);
    const facts = [
      { label: "Of", value: `${file ? file.name : "the text"}, ${pluralize(size, "byte")}` },
      { label: "Base64", value: encodeBase64(hash) },
      ...(wanted === "" ? [] : [{ label: "Expected", value: isOther ? "It does not match" : "It matches" }]),
    ];
    return [
      {
        kind: "text",
        name: "hash.txt",
        label: key === "" ? algorithm : `HMAC ${algorithm}`,
        mime: "text/plain",
        text: code,
      },
      // A script learns it from the exit code, as from sha256sum --check.
      { kind: "facts", name: "facts", label: "Facts", rows: facts, ...(wanted !== "" && { hasFaults: isOther }) },
    ];
  },
});

/**
 * The hash of what was pasted, in hex where it can be read: alone, the first word of a line that sha256sum writes, the
 * end of one that `sha256sum --tag` or openssl writes, behind `sha256:` or `sha256=`, or in Base64, also as
 * `sha256-…` of the integrity attribute (W3C Subresource Integrity section 3.1).
 */
function expectedHash(typed: string, algorithm: DigestAlgorithm): string {
  const text = typed.trim();
  const tagged = /^[\w/-]+ ?\(.*\) ?= ?([\da-f]+)$/i.exec(text)?.[1];
  const word = tagged ?? text.replace(/^\\/, "").replace(/\s.*$/s, "");
  const bare = word.replace(/^(?:sha-?\d+|sha3-\d+|blake3|md5)[:=-]/i, "");
  const reading = bare.length === hexDigits(algorithm) ? undefined : decodeBase64(bare);
  return reading?.ok && reading.bytes.length * 2 === hexDigits(algorithm) ? hex(reading.bytes) : bare.toLowerCase();
}
