import { grouped } from "../../text/grouped.ts";
import { hex } from "../../text/hex.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { decodeBase64, encodeBase64 } from "../../text/base64.ts";
import type { Digest } from "../../ports/index.ts";
import { digestBytes, type HashName, hmac, startDigest } from "../../digest/digest-bytes.ts";
import { digestFile } from "../../data/digest/digest-file.ts";
import { sameHash } from "../../data/digest/same-hash.ts";

/** Larger files are read in parts, so that memory stays flat. */
const WHOLE_BYTES = 16 * 1024 * 1024;
/** Hex digits of each hash. */
const lengths = { "SHA-256": 64, "SHA-1": 40, "SHA-512": 128, "SHA-384": 96, MD5: 32 } as const;

/** Hashes of texts and files, with a key or without. */
export const tool = defineTool({
  id: "hash",
  route: "/dev-utilities",
  title: "Hash",
  summary: "SHA-256, SHA-1, SHA-512, SHA-384, MD5 and HMAC of texts and files",
  aliases: ["checksum", "digest", "md5"],
  // A day: a disk full of bytes takes its time, and one can stop it.
  heavy: { budgetMs: 86_400_000 },
  action: { label: "Generate Hash", busyLabel: "Generating...", success: { title: "Hash generated" } },
  fields: {
    algorithm: field.choice({
      label: "Algorithm",
      options: [
        { value: "SHA-256", label: "SHA-256" },
        { value: "SHA-1", label: "SHA-1" },
        { value: "SHA-512", label: "SHA-512" },
        { value: "SHA-384", label: "SHA-384" },
        { value: "MD5", label: "MD5" },
      ],
      initial: "SHA-256",
      look: "select",
      section: "Input",
    }),
    text: field.text({ label: "Text", initial: "", lines: 5, mono: true, section: "Input" }),
    file: field.file({
      label: "Or a file",
      accept: ["*/*"],
      maxBytes: 1024 ** 4,
      wrongType: { message: "This is no file." },
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
  check({ algorithm, expected }) {
    const typed = expectedHash(expected, algorithm);
    if (typed === "" || (/^[\da-f]+$/.test(typed) && typed.length === lengths[algorithm])) return [];
    return [
      {
        field: "expected",
        message: `A ${algorithm} hash has ${lengths[algorithm]} hex digits; "${typed.slice(0, 12)}" is none.`,
      },
    ];
  },
  async generate({ algorithm, text, file, key, expected }, { digest }, work) {
    const secret = key === "" ? undefined : new TextEncoder().encode(key);
    const bytes = new TextEncoder().encode(text);
    const { hash, size } =
      file && file.size > WHOLE_BYTES
        ? await digestFile(file, await startDigest(algorithm, secret, digest), work)
        : await digestWhole(algorithm, file ? await file.bytes() : bytes, secret, digest);
    const code = hex(hash);
    const wanted = expectedHash(expected, algorithm);
    const isOther = wanted !== "" && !sameHash(code, wanted);
    const facts = [
      { label: "Of", value: `${file ? file.name : "the text"}, ${grouped(size)} bytes` },
      { label: "Base64", value: encodeBase64(hash, { isUrl: false, wrap: 0 }) },
      ...(wanted === "" ? [] : [{ label: "Expected", value: isOther ? "It is another" : "It matches" }]),
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

async function digestWhole(name: HashName, bytes: Uint8Array, key: Uint8Array | undefined, digest: Digest) {
  const hash = key ? await hmac(name, key, bytes, digest) : await digestBytes(name, bytes, digest);
  return { hash, size: bytes.length };
}

/**
 * The hash of what was pasted, in hex where it can be read: alone, the first word of a line that sha256sum writes, the
 * end of one that `sha256sum --tag` or openssl writes, behind `sha256:` or `sha256=`, or in Base64, also as
 * `sha256-…` of the integrity attribute (W3C Subresource Integrity section 3.1).
 */
function expectedHash(typed: string, algorithm: HashName): string {
  const text = typed.trim();
  const tagged = /^[\w/-]+ ?\(.*\) ?= ?([\da-f]+)$/i.exec(text)?.[1];
  const word = tagged ?? text.replace(/^\\/, "").replace(/\s.*$/s, "");
  const bare = word.replace(/^(?:sha-?\d+|md5)[:=-]/i, "");
  const reading = bare.length === lengths[algorithm] ? undefined : decodeBase64(bare);
  return reading?.ok && reading.bytes.length * 2 === lengths[algorithm] ? hex(reading.bytes) : bare.toLowerCase();
}
