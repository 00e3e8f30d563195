import { writeUuid } from "./uuid.ts";
import { ulidTime } from "./ulid.ts";

export type DecodedId =
  | { readonly ok: true; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  | { readonly ok: false; readonly message: string };

/** Between the start of the Gregorian calendar, from which UUIDs count, and 1970: in 100 ns (RFC 9562 section 5.1). */
const GREGORIAN = 122_192_928_000_000_000n;

const versions: Readonly<Record<string, string>> = {
  1: "1, time and node",
  2: "2, DCE security",
  3: "3, name by MD5",
  4: "4, random",
  5: "5, name by SHA-1",
  6: "6, time and node, sortable",
  7: "7, time and random, sortable",
  8: "8, custom",
};

/** Says what an identifier is and what it holds: a UUID in any of its forms (RFC 9562), a ULID or a NanoID. */
export function decodeId(typed: string): DecodedId {
  const text = typed.trim();
  const bare = text.replace(/^urn:uuid:/i, "").replace(/^\{(.*)\}$/, "$1");
  const isUuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$|^[\da-f]{32}$/i.test(bare);
  if (isUuid) return { ok: true, rows: uuidRows(bare.replaceAll("-", "").toLowerCase()) };
  const ms = ulidTime(text);
  if (ms !== undefined)
    return {
      ok: true,
      rows: [
        { label: "Kind", value: "ULID" },
        { label: "Time", value: new Date(ms).toISOString() },
        { label: "Canonical", value: text.toUpperCase().replace(/[IL]/g, "1").replaceAll("O", "0") },
      ],
    };
  if (/^[\w-]{21}$/.test(text))
    return {
      ok: true,
      rows: [
        { label: "Kind", value: "NanoID (by its 21 characters)" },
        { label: "Random bits", value: "126" },
      ],
    };
  return { ok: false, message: whyNot(text, bare) };
}

function uuidRows(digits: string): { label: string; value: string }[] {
  const canonical = { label: "Canonical", value: writeUuid(digits, "standard", false) };
  if (/^0+$/.test(digits)) return [{ label: "Kind", value: "Nil UUID" }, canonical];
  if (/^f+$/.test(digits)) return [{ label: "Kind", value: "Max UUID" }, canonical];
  const variant = variantOf(Number.parseInt(digits.charAt(16), 16));
  const version = digits.charAt(12);
  const isStandard = variant === "RFC 9562";
  const time = isStandard ? uuidTime(digits, version) : undefined;
  return [
    { label: "Kind", value: "UUID" },
    ...(isStandard ? [{ label: "Version", value: versions[version] ?? `${version}, unknown` }] : []),
    { label: "Variant", value: variant },
    ...(time ? [{ label: "Time", value: time }] : []),
    canonical,
    { label: "Integer", value: BigInt(`0x${digits}`).toString() },
  ];
}

/** RFC 9562 section 4.1, table 1. */
function variantOf(digit: number): string {
  if (digit < 8) return "NCS, reserved";
  if (digit < 12) return "RFC 9562";
  return digit < 14 ? "Microsoft, reserved" : "Reserved";
}

function uuidTime(digits: string, version: string): string | undefined {
  if (version === "7") return new Date(Number.parseInt(digits.slice(0, 12), 16)).toISOString();
  const ticks =
    version === "1"
      ? digits.slice(13, 16) + digits.slice(8, 12) + digits.slice(0, 8)
      : version === "6"
        ? digits.slice(0, 12) + digits.slice(13, 16)
        : undefined;
  if (ticks === undefined) return undefined;
  return new Date(Number((BigInt(`0x${ticks}`) - GREGORIAN) / 10_000n)).toISOString();
}

function whyNot(text: string, bare: string): string {
  const wrong = /[^\da-f-]/i.exec(bare)?.[0];
  const count = bare.replaceAll("-", "").length;
  if (wrong === undefined && count !== 32) return `A UUID has 32 hex digits; this has ${count}.`;
  if (wrong === undefined) return "The hyphens are in the wrong places: a UUID has 8-4-4-4-12 digits.";
  if (/^[\da-z]{26}$/i.test(text)) return `A ULID starts with 0 to 7 and has no "U"; this one breaks that.`;
  if (count === 32) return `"${wrong}" is not a hex digit, so this is not a valid UUID.`;
  return "This is not a valid UUID, ULID or NanoID: they have 32 hex digits, 26 or 21 characters.";
}
