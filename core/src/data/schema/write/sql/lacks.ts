import { builtinFunctions } from "../../../sql/postgres-functions.ts";
import { keywords } from "../../../sql/keywords.ts";
import { builtinTypes } from "../../../sql/postgres-types.ts";
import type { DatabaseSchema, Index, ObjectName, Policy } from "../../model.ts";
import { Scanner } from "../../read/sql/lex/scanner.ts";

/** Something that a statement needs and the written SQL does not make. */
export interface Lack {
  /** `the function f`, `the table auth.users`. */
  readonly what: string;
  /** The source made it, and the model has no body of it: nobody has it before this SQL has run. */
  readonly isUnwritten: boolean;
}

/** Schemas that a hosted PostgreSQL brings along, whatever a dump says of them. */
const hosted = new Set(["auth", "storage", "realtime", "vault", "cron", "net", "pgmq", "extensions", "graphql"]);
const systemSchemas = new Set(["pg_catalog", "information_schema"]);
const systemRoles = new Set(["public", "current_user", "session_user", "current_role"]);
/** Words before brackets that call nothing and may be names elsewhere. */
const clauses = new Set([
  "by",
  "filter",
  "over",
  "within",
  "cube",
  "rollup",
  "sets",
  "partition",
  "materialized",
  "rows",
]);
const indexMethods = new Set(["btree", "hash", "gin", "gist", "spgist", "brin"]);
/** The operator classes of PostgreSQL itself: a type, and what it is for. */
const operatorClass =
  /^(?:text|varchar|bpchar|name|int[248]|float[48]|numeric|date|time(?:tz|stamp|stamptz)?|interval|bool|bytea|bit|varbit|uuid|oid(?:vector)?|char|inet|cidr|macaddr8?|array|record|(?:multi)?range|enum|jsonb(?:_path)?|ts(?:vector|query)|money|point|box|circle|poly(?:gon)?|kd_point|quad_point|network|xid8?|tid|pg_lsn)(?:_pattern|_minmax|_bloom|_inclusion|_minmax_multi)?_ops$/;
/** Functions of the standard's own syntax, where a word of SQL stands before FROM that is no clause. */
const takesFrom = new Set(["extract", "substring", "trim", "overlay", "position"]);

const keyOf = ({ schema, name }: ObjectName): string => `${schema}\0${name}`;

/** Knows what the written SQL makes, and finds what an expression, a query or a policy needs beside it. */
export class Lacks {
  readonly #schema: DatabaseSchema;
  readonly #relations: Set<string>;
  readonly #functions: Set<string>;
  readonly #functionNames: Set<string>;
  /** Views that are not written, or only where what they need exists. */
  readonly #lacking = new Map<string, Lack>();

  constructor(schema: DatabaseSchema) {
    this.#schema = schema;
    this.#relations = new Set([...schema.tables, ...schema.views].map(keyOf));
    this.#functions = new Set(schema.functions.map(keyOf));
    this.#functionNames = new Set(schema.functions.map(({ name }) => name));
  }

  /** Whether a table is written. */
  hasTable(name: ObjectName): boolean {
    return this.#relations.has(keyOf(name));
  }

  /** From now on whatever names this view lacks it too. */
  addView(view: ObjectName, lacks: readonly Lack[]): void {
    if (lacks.length === 0) return;
    const what = `the view ${label(this.#schema, view)}`;
    this.#lacking.set(keyOf(view), { what, isUnwritten: lacks.some((lack) => lack.isUnwritten) });
  }

  ofPolicy({ roles, using, withCheck }: Policy): readonly Lack[] {
    const missing = roles.filter((role) => !systemRoles.has(role) && !role.startsWith("pg_"));
    return [
      ...missing.map((role) => ({ what: `the role ${role}`, isUnwritten: false })),
      ...this.of(using ?? ""),
      ...this.of(withCheck ?? ""),
    ];
  }

  ofIndex({ method, parts, where = "" }: Index): readonly Lack[] {
    const expressions = parts.flatMap(({ column, text }) => (column === undefined ? [text] : []));
    const classes = expressions.flatMap((text) => text.match(/\b\w+_ops\b/g) ?? []);
    return [
      ...(indexMethods.has(method) ? [] : [{ what: `the index method ${method}`, isUnwritten: false }]),
      ...classes
        .filter((name) => !operatorClass.test(name))
        .map((name) => ({ what: `the operator class ${name}`, isUnwritten: false })),
      ...this.of([...expressions, where].join(" ")),
    ];
  }

  /** What an expression or a query of PostgreSQL calls and reads. */
  of(expression: string): readonly Lack[] {
    const found = new Map<string, Lack>();
    const add = (lack: Lack | undefined): void => void (lack && found.set(lack.what, lack));
    const tokens = tokensOf(expression);
    const own = commonTables(tokens);
    const openers: string[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at];
      if (!token) break;
      if (token.text === ")" && token.kind === "mark") openers.pop();
      if (token.text === "(" && token.kind === "mark") openers.push(tokens[at - 1]?.text ?? "");
      if (token.kind !== "word" && token.kind !== "name") continue;
      const before = tokens[at - 1];
      const { path, end } = pathAt(tokens, at);
      if (before?.kind === "word" && before.text === "collate") add(this.ofCollation(path));
      const isCall = tokens[end]?.kind === "mark" && tokens[end].text === "(";
      const follows = before?.kind === "word" ? before.text : "";
      const isRead =
        (follows === "from" || follows === "join") &&
        tokens[at - 2]?.text !== "distinct" &&
        !takesFrom.has(openers.at(-1) ?? "");
      const isWord = token.kind === "word" && path.length === 1;
      if (isCall) {
        // A word of SQL, a type with its length, or a list of columns behind the name of a table.
        if (
          !(isWord && (keywords.has(token.text) || clauses.has(token.text))) &&
          follows !== "as" &&
          follows !== "with"
        )
          add(this.#call(path, own));
      } else if (isRead && !(isWord && keywords.has(token.text)) && !(path.length === 1 && own.has(path[0] ?? "")))
        add(this.#relation(path));
      at = end - 1;
    }
    return [...found.values()];
  }

  /** A collation that the server does not have by itself (PostgreSQL 15, 24.2.2). */
  ofCollation(path: readonly string[]): Lack | undefined {
    const name = path.at(-1) ?? "";
    const isKnown = /^(?:C(?:\.\w.*)?|POSIX|default|ucs_basic|unicode|[a-z]{2,3}[-_].*)$/.test(name);
    return isKnown ? undefined : { what: `the collation ${path.join(".")}`, isUnwritten: false };
  }

  #call(path: readonly string[], own: ReadonlySet<string>): Lack | undefined {
    const name = path.at(-1) ?? "";
    const schema = path.at(-2);
    if (schema !== undefined && systemSchemas.has(schema)) return undefined;
    if (schema === undefined && (builtinFunctions.has(name) || builtinTypes.has(name) || own.has(name)))
      return undefined;
    const isDeclared =
      schema === undefined ? this.#functionNames.has(name) : this.#functions.has(keyOf({ schema, name }));
    const what = `the function ${label(this.#schema, { schema: schema ?? this.#schema.defaultSchema, name })}`;
    return { what, isUnwritten: isDeclared && !hosted.has(schema ?? "") };
  }

  #relation(path: readonly string[]): Lack | undefined {
    const name = path.at(-1) ?? "";
    const written = path.at(-2);
    if (written !== undefined ? systemSchemas.has(written) : name.startsWith("pg_")) return undefined;
    const schemas = written === undefined ? this.#pathOf(name) : [written];
    for (const schema of schemas) {
      const lacking = this.#lacking.get(keyOf({ schema, name }));
      if (lacking) return lacking;
      if (this.#relations.has(keyOf({ schema, name }))) return undefined;
    }
    const schema = written ?? this.#schema.defaultSchema;
    return { what: `the table ${label(this.#schema, { schema, name })}`, isUnwritten: false };
  }

  /** A name without a schema is looked for in the default one, then wherever there is one: the source set its path. */
  #pathOf(name: string): readonly string[] {
    const { defaultSchema, tables, views } = this.#schema;
    const elsewhere = [...tables, ...views].filter((one) => one.name === name).map(({ schema }) => schema);
    return [defaultSchema, ...elsewhere];
  }
}

const label = ({ defaultSchema }: DatabaseSchema, { schema, name }: ObjectName): string =>
  schema === defaultSchema ? name : `${schema}.${name}`;

interface Piece {
  readonly kind: Scanner["kind"];
  readonly text: string;
}

function tokensOf(text: string): readonly Piece[] {
  const scanner = new Scanner(text, "postgresql");
  const tokens: Piece[] = [];
  while (scanner.next()) tokens.push({ kind: scanner.kind, text: scanner.value() });
  return tokens;
}

/** The name that begins here, by its dots. */
function pathAt(tokens: readonly Piece[], at: number): { readonly path: readonly string[]; readonly end: number } {
  const path = [tokens[at]?.text ?? ""];
  let end = at + 1;
  for (;;) {
    const [dot, next] = [tokens[end], tokens[end + 1]];
    if (dot?.kind !== "mark" || dot.text !== "." || (next?.kind !== "word" && next?.kind !== "name"))
      return { path, end };
    path.push(next.text);
    end += 2;
  }
}

/** The names that `WITH name AS (` gives to queries inside this one. */
function commonTables(tokens: readonly Piece[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [at, { kind, text }] of tokens.entries()) {
    const before = tokens[at - 1];
    const isFirst = before?.text === "with" || before?.text === "recursive" || before?.text === ",";
    if (!isFirst || (kind !== "word" && kind !== "name")) continue;
    let end = at + 1;
    if (tokens[end]?.text === "(") while (end < tokens.length && tokens[end++]?.text !== ")");
    if (tokens[end]?.text === "as") found.add(text);
  }
  return found;
}
