import type { Deflate } from "../ports/index.ts";
import { base64UrlDecode, base64UrlEncode } from "../text/base64.ts";
import { decodeUtf8 } from "../text/bytes.ts";
import { formatNumber } from "../text/format.ts";
import { isRecord } from "../text/is-record.ts";
import type { AnyTool } from "./define-tool.ts";
import { ToolError } from "./errors.ts";
import { type Field, initialValue } from "./fields.ts";

/** A link carries at most this many characters after the path. */
export const MAX_LINK_LENGTH = 32_000;
/** A link may unpack to at most this many bytes: no more than a form shows without a pause. */
export const MAX_LINK_BYTES = 200_000;
const VERSION = "v1";

/** What follows the path of a page, or why there is no link. */
export type Link =
  | { readonly ok: true; readonly search: string; readonly hash: string }
  | { readonly ok: false; readonly message: string };
/** The raw values of a link, for `readInput` to judge. */
export type LinkParseResult =
  | { readonly ok: true; readonly input: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly message: string };

/**
 * Puts an input into the address of a page: options in the query (`?theme=dark`), content (texts and lists) deflated
 * in the hash (`#v1=…`), which browsers never send to a server. Initial values are left out (of the
 * day links with the field were first made, see `linkInitial`); secrets and files always.
 * @example
 * const link = await encodeLink(tool, { theme: "dark", title: "Hello" }, ports.deflate);
 * if (link.ok) copy(`https://toolbox.example${tool.route}${link.search}${link.hash}`); // …?theme=dark#v1=q1Y…
 */
export async function encodeLink(
  tool: AnyTool,
  input: Readonly<Record<string, unknown>>,
  deflate: Deflate,
): Promise<Link> {
  const query = new URLSearchParams();
  const content: Record<string, unknown> = {};
  const redefined = new Map<string, string>();
  let isPlain = true;
  for (const [name, spec] of Object.entries<Field>(tool.fields)) {
    const value = input[name];
    if (!isShared(spec) || value === undefined) continue;
    if (spec.linkInitial !== undefined) redefined.set(name, String(value));
    if (JSON.stringify(value) === JSON.stringify(initialValue(spec))) continue;
    isPlain = false;
    if (isContent(spec)) content[name] = value;
    else if (spec.linkInitial === undefined) query.set(name, Array.isArray(value) ? value.join(",") : String(value));
  }
  // The page without a link means the present initial values.
  if (!isPlain) for (const [name, value] of redefined) query.set(name, value);
  const search = query.toString() === "" ? "" : `?${query.toString()}`;
  let hash = "";
  if (Object.keys(content).length > 0) {
    const bytes = new TextEncoder().encode(JSON.stringify(content));
    if (bytes.length > MAX_LINK_BYTES) return tooMuch(bytes.length, MAX_LINK_BYTES, "bytes");
    hash = `#${VERSION}=${base64UrlEncode(await deflate.deflate(bytes, "raw"))}`;
  }
  const length = search.length + hash.length;
  if (length <= MAX_LINK_LENGTH) return { ok: true, search, hash };
  return tooMuch(length, MAX_LINK_LENGTH, "characters");
}

const tooMuch = (length: number, most: number, unit: string): Link => ({
  ok: false,
  message: `This is too much for a link: ${formatNumber(length)} ${unit}, at most ${formatNumber(most)} fit. Download the result instead.`,
});

/**
 * Reads a link made by {@link encodeLink}. Unknown parameters are left alone (they may belong to the page); values are
 * not judged here, `readInput` does that. Only fields that may stand in a link are taken from one.
 */
export async function decodeLink(
  tool: AnyTool,
  search: string,
  hash: string,
  deflate: Deflate,
): Promise<LinkParseResult> {
  const input: Record<string, unknown> = {};
  const fields = Object.entries<Field>(tool.fields).filter(([, spec]) => isShared(spec));
  const query = new URLSearchParams(search);
  for (const [name, spec] of fields) {
    const text = query.get(name);
    if (text !== null && !isContent(spec)) input[name] = parseOption(spec, text);
  }
  const hasContent = /^#?v\d+=/.test(hash);
  if (hasContent || Object.keys(input).length > 0)
    for (const [name, spec] of fields) if (spec.linkInitial !== undefined) input[name] ??= spec.linkInitial;
  const packed = /^#?v(\d+)=([\w-]*)$/.exec(hash);
  if (!packed) return { ok: true, input };
  if (`v${packed[1]}` !== VERSION) return broken("It was made by a newer Toolbox");
  if (search.length + hash.length > MAX_LINK_LENGTH) return broken("It is longer than a link may be");
  const content = await readContent(packed[2] ?? "", deflate);
  if (content === undefined) return broken("A part of it is missing or changed");
  for (const [name, spec] of fields) {
    if (isContent(spec) && Object.hasOwn(content, name)) input[name] = content[name];
  }
  return { ok: true, input };
}

async function readContent(packed: string, deflate: Deflate): Promise<Record<string, unknown> | undefined> {
  const bytes = base64UrlDecode(packed);
  if (!bytes) return undefined;
  try {
    const text = decodeUtf8(await deflate.inflate(bytes, "raw", MAX_LINK_BYTES));
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch (error) {
    // Damage shows as one of these two; anything else is a bug and must be seen.
    if (error instanceof ToolError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const broken = (why: string): LinkParseResult => ({
  ok: false,
  message: `This link cannot be read. ${why}. Ask for it again.`,
});

const isShared = (spec: Field) => !spec.secret && spec.kind !== "file" && spec.kind !== "files";
const isContent = (spec: Field) => spec.kind === "text" || spec.kind === "list";

function parseOption(spec: Field, text: string): unknown {
  if (spec.kind === "number") return text.trim() === "" ? Number.NaN : Number(text);
  if (spec.kind === "flag") return text === "true" ? true : text === "false" ? false : text;
  if (spec.kind === "choices") return text === "" ? [] : text.split(",");
  return text;
}
