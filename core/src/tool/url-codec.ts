import type { Deflate } from "../ports/index.ts";
import { base64UrlDecode, base64UrlEncode } from "../text/base64-url.ts";
import type { AnyTool } from "./define-tool.ts";
import { ToolError } from "./errors.ts";
import { type Field, initialValue } from "./fields.ts";

/** A link carries at most this many characters after the path. */
export const MAX_LINK_LENGTH = 32_000;
/** A link may unpack to at most this many bytes. */
export const MAX_LINK_BYTES = 2_000_000;
const VERSION = "v1";

export type Link =
  | { readonly ok: true; readonly search: string; readonly hash: string }
  | { readonly ok: false; readonly message: string };
export type LinkReading =
  | { readonly ok: true; readonly input: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly message: string };

/**
 * Puts an input into the address of a page: options in the query (`?theme=dark`), content (texts and lists) deflated
 * in the hash (`#v1=…`), which browsers never send to a server. Initial values are left out; secrets and files always.
 */
export async function encodeLink(
  tool: AnyTool,
  input: Readonly<Record<string, unknown>>,
  deflate: Deflate,
): Promise<Link> {
  const query = new URLSearchParams();
  const content: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries<Field>(tool.fields)) {
    const value = input[name];
    if (!isShared(spec) || value === undefined || JSON.stringify(value) === JSON.stringify(initialValue(spec)))
      continue;
    if (isContent(spec)) content[name] = value;
    else query.set(name, Array.isArray(value) ? value.join(",") : String(value));
  }
  const search = query.toString() === "" ? "" : `?${query.toString()}`;
  let hash = "";
  if (Object.keys(content).length > 0) {
    const bytes = new TextEncoder().encode(JSON.stringify(content));
    hash = `#${VERSION}=${base64UrlEncode(await deflate.deflate(bytes, "raw"))}`;
  }
  const length = search.length + hash.length;
  if (length <= MAX_LINK_LENGTH) return { ok: true, search, hash };
  return {
    ok: false,
    message: `This is too much for a link: ${length} characters, at most ${MAX_LINK_LENGTH} fit. Download the result instead.`,
  };
}

/**
 * Reads a link made by {@link encodeLink}. Unknown parameters are left alone (they may belong to the page); values are
 * not judged here, `readInput` does that. Only fields that may stand in a link are taken from one.
 */
export async function decodeLink(tool: AnyTool, search: string, hash: string, deflate: Deflate): Promise<LinkReading> {
  const input: Record<string, unknown> = {};
  const fields = Object.entries<Field>(tool.fields).filter(([, spec]) => isShared(spec));
  const query = new URLSearchParams(search);
  for (const [name, spec] of fields) {
    const text = query.get(name);
    if (text !== null && !isContent(spec)) input[name] = parseOption(spec, text);
  }
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
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await deflate.inflate(bytes, "raw", MAX_LINK_BYTES));
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch (error) {
    // Damage shows as one of these three; anything else is a bug and must be seen.
    if (error instanceof ToolError || error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

const broken = (why: string): LinkReading => ({
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
