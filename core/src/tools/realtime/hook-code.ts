import { stringCode } from "../../data/source-code/string-code.ts";
import { braced, WIDTH } from "../../data/source-code/braced.ts";
import { hookBody } from "./hook-body.ts";
import { hookNameOf, type RealtimePlan, shownTable } from "./realtime-plan.ts";

/** The source of the hook, as Prettier leaves it. */
export function hookCode(plan: RealtimePlan): string {
  return `${[imports(plan), types(plan), ...states(plan), hook(plan)].join("\n\n")}\n`;
}

/** `"use client"` first, where Next.js wants it. */
export const clientLine = (plan: RealtimePlan): string => (plan.isNextClient ? '"use client";\n\n' : "");

/** Properties of the hook's options with their types; none when it has no options. */
export function optionTypes(plan: RealtimePlan): string[] {
  return [
    ...plan.options.map((option) => `${option}: string;`),
    ...(plan.hasPresence && !plan.options.includes("userId") ? ["userId: string;"] : []),
    ...(plan.state === "custom" ? ["onChange: (change: Change) => void;"] : []),
  ];
}

function imports(plan: RealtimePlan): string {
  const [useState, useReducer] = [plan.state !== "useReducer" || plan.hasPresence, plan.state === "useReducer"];
  const needsId = !plan.isBroadcast && !plan.hasPresence;
  const names = [
    "useEffect",
    ...(needsId ? ["useId"] : []),
    ...(useReducer ? ["useReducer"] : []),
    ...(plan.state === "custom" ? ["useRef"] : []),
    ...(useState ? ["useState"] : []),
  ];
  const react = braced("import ", names, ' from "react";');
  return `${clientLine(plan)}${react}\nimport { supabase } from ${stringCode(plan.clientPath)};`;
}

function types(plan: RealtimePlan): string {
  const keyName = propertyName(plan.keyColumn);
  const blocks = [
    `/** A row of ${shownTable(plan)}. Name its columns here, or put your generated type in its place. */
export interface Row {
  ${keyName}: string | number;
  [column: string]: unknown;
}`,
    `/** What happened to a row. */\n${changeType(plan)}`,
    'export type Status = "connecting" | "live" | "failed";',
  ];
  const options = optionTypes(plan);
  if (options.length > 0)
    blocks.push(`export interface Options {\n${options.map((line) => `  ${line}`).join("\n")}\n}`);
  return blocks.join("\n\n");
}

function changeType({ events }: RealtimePlan): string {
  const kept = events.filter((event) => event !== "DELETE").map((event) => `"${event}"`);
  const members = [
    ...(kept.length > 0 ? [`{ type: ${kept.join(" | ")}; row: Row }`] : []),
    ...(events.includes("DELETE") ? ['{ type: "DELETE"; row: Partial<Row> }'] : []),
  ];
  const line = `export type Change = ${members.join(" | ")};`;
  if (members.length === 1 && line.length <= WIDTH) return line;
  return `export type Change =\n${members.map((member) => `  | ${member}`).join("\n")};`;
}

/** `id`, or in quotes where it is not an identifier. */
const propertyName = (column: string): string => (/^[a-z_$][\w$]*$/i.test(column) ? column : stringCode(column));
/** `row.id`, or `row["my id"]`. */
export const memberOf = (of: string, column: string): string =>
  /^[a-z_$][\w$]*$/i.test(column) ? `${of}.${column}` : `${of}[${stringCode(column)}]`;

/** What stands outside of the hook: how a change is brought into the rows, and the reducer. */
function states(plan: RealtimePlan): string[] {
  if (plan.state === "custom") return [];
  return plan.state === "useState" ? [applyChange(plan)] : [applyChange(plan), reducer(plan)];
}

function applyChange({ events, keyColumn }: RealtimePlan): string {
  const same = `const isSame = (one: Row, other: Partial<Row>) => ${memberOf("one", keyColumn)} === ${memberOf("other", keyColumn)};`;
  const removed = "return rows.filter((row) => !isSame(row, change.row));";
  const updated = `  const isKnown = rows.some((row) => isSame(row, change.row));
  if (!isKnown) return [change.row, ...rows];
  return rows.map((row) => (isSame(row, change.row) ? change.row : row));`;
  const body = !events.includes("DELETE")
    ? updated
    : events.length === 1
      ? `  ${removed}`
      : `  if (change.type === "DELETE") {\n    ${removed}\n  }\n${updated}`;
  return `${same.length > WIDTH ? same.replace(" => ", " =>\n  ") : same}

/** The rows after a change; a row that comes twice stays one. */
export function applyChange(
  rows: readonly Row[],
  change: Change,
): readonly Row[] {
${body}
}`;
}

function reducer({ loadsRows }: RealtimePlan): string {
  const loaded = loadsRows ? '\n  | { type: "loaded"; rows: readonly Row[] }' : "";
  const loadedCase = loadsRows ? '\n    case "loaded":\n      return { ...state, rows: action.rows };' : "";
  return `interface State {
  rows: readonly Row[];
  status: Status;
  error: Error | null;
}

type Action =
  | { type: "change"; change: Change }${loaded}
  | { type: "status"; status: Status; error: Error | null };

const start: State = { rows: [], status: "connecting", error: null };

function reducer(state: State, action: Action): State {
  switch (action.type) {
    case "change":
      return { ...state, rows: applyChange(state.rows, action.change) };${loadedCase}
    case "status":
      return { ...state, status: action.status, error: action.error };
  }
}`;
}

function hook(plan: RealtimePlan): string {
  const options = optionTypes(plan).map((line) => line.slice(0, line.indexOf(":")));
  const name = hookNameOf(plan);
  const head =
    options.length === 0 ? `export function ${name}() {` : braced(`export function ${name}(`, options, ": Options) {");
  const about =
    plan.state === "custom"
      ? `Hands on each change of ${shownTable(plan)}.`
      : `The rows of ${shownTable(plan)}, kept as the database has them.`;
  const once = plan.isBroadcast || plan.hasPresence;
  const doc = once
    ? `/**\n * ${about} Call it once for each\n * topic and pass on what it returns: a client has one channel per topic.\n */`
    : `/** ${about} */`;
  return `${doc}\n${head}\n${hookBody(plan)}\n}`;
}
