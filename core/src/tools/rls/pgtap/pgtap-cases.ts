import { qualifiedName } from "../../../data/sql/qualified-name.ts";
import { dollarQuote, quoteLiteral, quoteName } from "../../../data/sql/quote.ts";
import type { Access, Actor, RowMark } from "../access.ts";
import { insertSql } from "../insert-sql.ts";
import { MARK, TOUCHED } from "./pgtap-set-up.ts";
import type { Command, RlsPlan } from "../plan.ts";

type Change = "update" | "delete";
const verbs = { select: "sees", update: "updates", delete: "deletes" } as const;
/** Rows are looked at before they are changed, and changed before they are gone. */
const order: readonly Command[] = ["select", "insert", "update", "delete"];
const everyRow: readonly RowMark[] = ["a", "b"];
const other: Readonly<Record<RowMark, RowMark>> = { a: "b", b: "a" };

/** The role of an API request of this actor. */
export function setRole({ claims }: Actor): string {
  return `set local role ${claims ? "authenticated" : "anon"};`;
}

/** What an actor tries, one line each; those that begin with `select` are assertions. */
export function actorTests(actor: Actor, plan: RlsPlan, access: Access): readonly string[] {
  const table = qualifiedName(plan.table);
  return order.flatMap((command) => {
    const reach = actor.reach[command];
    if (reach === undefined) return [];
    if (command === "insert") return insertTests(actor, table, access);
    const words = `${actor.who} ${verbs[command]}`;
    if (command === "select")
      return [
        reach === "refused"
          ? throwsSql(`select 1 from ${table}`, `${actor.who} may not select`)
          : rowsSql(`select ${MARK} from ${table} where ${MARK} is not null order by ${MARK}`, reach, words),
      ];
    if (reach === "refused") return [throwsSql(blind(command, table), `${actor.who} may not ${command}`)];
    return [
      ...(command === "update" && actor.mayGiveAway === false ? giftTests(reach, actor, table, access) : []),
      ...blindTests(command, reach, actor, table),
    ];
  });
}

/** A statement that reads nothing: the SELECT policy has no say in it, those of the command alone decide. */
function blind(command: Change, table: string): string {
  return command === "update" ? `update ${table} set ${TOUCHED} = true` : `delete from ${table}`;
}

/** First as an app would, by a condition and with an answer; then blindly, and the rows tell what became of them. */
function blindTests(command: Change, reach: readonly RowMark[], actor: Actor, table: string): readonly string[] {
  const words = `${actor.who} ${verbs[command]}`;
  const seen = `with done as (update ${table} set ${TOUCHED} = false where ${MARK} is not null returning ${MARK}) select ${MARK} from done order by ${MARK}`;
  const after = `select ${MARK} from ${table} where ${MARK} is not null ${command === "update" ? `and ${TOUCHED} ` : ""}order by ${MARK}`;
  const left = command === "update" ? reach : everyRow.filter((mark) => !reach.includes(mark));
  const outcome =
    command === "update"
      ? `${words} ${rowWords(reach)}, whatever the statement`
      : `${words} ${rowWords(reach)}: ${rowWords(left)} left`;
  return [
    ...(command === "update" && reach.length > 0 ? [rowsSql(seen, reach, words)] : []),
    `select lives_ok(${dollarQuote(blind(command, table))}, ${quoteLiteral(`${actor.who} tries to ${command} every row`)});`,
    "reset role;",
    rowsSql(after, left, outcome, ""),
    setRole(actor),
  ];
}

function insertTests({ who, reach }: Actor, table: string, { rows }: Access): readonly string[] {
  const may = reach.insert ?? [];
  const hasOwners = Object.keys(rows.a).length > 0;
  return (hasOwners ? everyRow : everyRow.slice(0, 1)).map((mark) => {
    const statement = insertSql(table, rows[mark]).replace(/;$/, "");
    const row = hasOwners ? `row ${mark}` : "a row";
    return may !== "refused" && may.includes(mark)
      ? `select lives_ok(${dollarQuote(statement)}, ${quoteLiteral(`${who} creates ${row}`)});`
      : throwsSql(statement, `${who} cannot create ${row}`);
  });
}

/** Whoever changes a row must not hand it to somebody else, or move it out of their reach. */
function giftTests(reach: readonly RowMark[], { who }: Actor, table: string, { rows }: Access): readonly string[] {
  return reach.map((mark) => {
    const sets = Object.entries(rows[other[mark]]).map(([column, value]) => `${quoteName(column)} = ${value}`);
    return throwsSql(`update ${table} set ${sets.join(", ")}`, `${who} cannot give row ${mark} away`);
  });
}

/** 42501: no grant, or a row that no policy lets in. */
function throwsSql(statement: string, words: string): string {
  return `select throws_ok(${dollarQuote(statement)}, '42501', null, ${quoteLiteral(words)});`;
}

function rowsSql(query: string, rows: readonly RowMark[], words: string, ending = ` ${rowWords(rows)}`): string {
  const description = quoteLiteral(`${words}${ending}`);
  return rows.length === 0
    ? `select is_empty(${dollarQuote(query)}, ${description});`
    : `select results_eq(${dollarQuote(query)}, array[${rows.map(quoteLiteral).join(", ")}], ${description});`;
}

function rowWords(rows: readonly RowMark[]): string {
  return rows.length === 0 ? "no row" : `row ${rows.join(" and ")}`;
}
