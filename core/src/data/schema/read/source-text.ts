import { decodeUtf8 } from "../../../text/bytes.ts";
import type { FileHandle } from "../../../tool/input/file-handle.ts";

export interface SourceText {
  readonly text: string;
  /** Something to know about it, as a sentence. */
  readonly notice?: string;
  /** Why it cannot be read, as a sentence that says what to do. */
  readonly refusal?: string;
}

const magics: readonly (readonly [magic: string, refusal: (name: string) => string])[] = [
  [
    "PGDMP",
    (name) =>
      `${name} is a dump in pg_dump's own format. Make it text: pg_restore --schema-only --file schema.sql ${name}`,
  ],
  [
    "SQLite format 3\0",
    (name) => `${name} is an SQLite database. Give its schema: sqlite3 ${name} .schema > schema.sql`,
  ],
  ["\x1f\x8b", (name) => `${name} is compressed. Unpack it first: gunzip --keep ${name}`],
  ["PK\x03\x04", (name) => `${name} is an archive. Unpack it first`],
  ["\x28\xb5\x2f\xfd", (name) => `${name} is compressed. Unpack it first: unzstd ${name}`],
];

/**
 * The text of a dump: UTF-8, or UTF-16 with its mark, which PowerShell writes. Bytes that are not UTF-8 become
 * replacement characters: data may hold them, names hardly ever do. Binary formats are refused by name.
 */
export async function sourceText(file: FileHandle): Promise<SourceText> {
  const bytes = await file.bytes();
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  const refused = magics.find(([magic]) => head.startsWith(magic));
  if (refused) return { text: "", refusal: `${refused[1](file.name)}.` };
  if (head.startsWith("\xff\xfe")) return { text: new TextDecoder("utf-16le").decode(bytes) };
  if (head.startsWith("\xfe\xff")) return { text: new TextDecoder("utf-16be").decode(bytes) };
  const text = decodeUtf8(bytes);
  if (text !== undefined) return { text };
  const notice = `${file.name} is not all UTF-8. The bytes that are not are shown as � in names and comments.`;
  return { text: new TextDecoder().decode(bytes), notice };
}
