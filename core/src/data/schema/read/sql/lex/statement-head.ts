import type { Scanner } from "./scanner.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const readFirst = words("create alter drop comment set do rename use copy");
const passedFirst = words(
  "insert update delete select with values grant revoke truncate begin start commit end rollback savepoint release abort lock unlock analyze vacuum reindex refresh call execute prepare deallocate notify listen reset show explain pragma replace load merge import security reassign cluster checkpoint attach detach discard declare fetch close move if while delimiter flush",
);
/** Words that may stand between CREATE and the object. */
const adverbs = words(
  "or replace temp temporary unlogged global local unique materialized recursive foreign algorithm definer sql security undefined merge temptable invoker fulltext spatial constraint virtual external trusted procedural",
);
const objects = words(
  "table view index type domain sequence policy extension schema database role function procedure trigger event aggregate operator rule publication subscription server cast collation conversion language statistics access text user group transform tablespace default routine",
);
const readObjects = words("table view index type domain sequence policy extension schema");
/** Their bodies may hold statements of their own between BEGIN and END. */
const bodied = words("function procedure trigger event");

/** What the first words of a statement say about it. */
export class StatementHead {
  /** Decided: the words that follow say nothing about the kind. */
  isDone = false;
  /** Its tokens are worth having. */
  isRead = false;
  isBodied = false;
  /** Its first word begins a statement of SQL. */
  isKnown = false;
  readonly words: string[] = [];

  /** Takes the word at the scanner. */
  take(word: string, scanner: Scanner): void {
    const { words: taken } = this;
    const first = taken[0] ?? word;
    if (taken.length === 0) {
      taken.push(word);
      this.isRead = readFirst.has(word) || (word === "select" && isSetConfig(scanner));
      this.isKnown = this.isRead || passedFirst.has(word);
      this.isDone = first !== "create" && first !== "alter" && first !== "drop";
      return;
    }
    // DEFINER = somebody: the object comes after.
    const isName = !adverbs.has(word) && !objects.has(word) && taken.includes("definer");
    if (isName) return;
    taken.push(word);
    if (adverbs.has(word)) return;
    this.isDone = true;
    this.isRead = readObjects.has(word);
    this.isBodied = bodied.has(word) && first === "create";
  }

  /** `CREATE TABLE`, `COMMENT ON`, `INSERT`. */
  get kind(): string {
    const [first] = this.words;
    if (first === "comment") return "COMMENT ON";
    return this.words
      .filter((word) => word !== "or" && word !== "replace")
      .join(" ")
      .toUpperCase();
  }
}

/** pg_dump sets the search path by a function. */
function isSetConfig({ text, at }: Scanner): boolean {
  return /^\s*(?:pg_catalog\s*\.\s*)?set_config\b/i.test(text.slice(at, at + 60));
}

const afterCreate = new Set([...objects, ...words("or unlogged temp temporary unique materialized")]);
const afterChange = words("table type sequence view policy domain");
const restarts = new Map<string, ReadonlySet<string>>([
  ["create", afterCreate],
  ["alter", afterChange],
  ["drop", afterChange],
  ["comment", words("on")],
]);

/** Whether two words, the first of them at the start of a line, begin another statement whatever stood before them. */
export const isRestart = (first: string, second: string): boolean => restarts.get(first)?.has(second) ?? false;
