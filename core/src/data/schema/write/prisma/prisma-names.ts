import { freeName } from "../../../../text/free-name.ts";

/** Names of the schema of Prisma's client that a model may not have. */
const reserved: ReadonlySet<string> = new Set(
  "PrismaClient async await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return super switch this throw true try typeof using var void while with yield String Boolean Int BigInt Float Decimal DateTime Json Bytes".split(
    " ",
  ),
);

/** A name as Prisma takes it: letters, digits and underscores, a letter first. */
const plain = (name: string): string => {
  const safe = name.replaceAll(/[^A-Za-z0-9_]/g, "_").replace(/^[^A-Za-z]+/, "");
  return safe === "" ? "x" : safe;
};

/** Gives names that Prisma takes, no two the same; what a database calls differently is mapped. */
export class PrismaNames {
  readonly #taken = new Set<string>();
  take(name: string): string {
    const safe = plain(name);
    return freeName(reserved.has(safe) ? `${safe}_` : safe, this.#taken, (wanted, count) => `${wanted}_${count}`);
  }
}

/** A text of Prisma's language, in double quotes. */
export const quoted = (text: string): string =>
  `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n").replaceAll("\r", "\\r").replaceAll("\t", "\\t")}"`;
