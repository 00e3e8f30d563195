import type { TableName } from "../../data/sql/read-table-name.ts";
import { capitalize } from "../../text/format.ts";
import type { TopicPart } from "./topic.ts";

export type ChangeEvent = "INSERT" | "UPDATE" | "DELETE";

export interface RowFilter {
  readonly column: string;
  readonly operator: FilterOperator;
  /** Words and columns, as in a topic: `{room_id}` is an option of the hook. */
  readonly value: string;
}

export type FilterOperator = "eq" | "neq" | "lt" | "lte" | "gt" | "gte" | "in";

/** What is to be written, its names settled. */
export interface RealtimePlan {
  readonly isBroadcast: boolean;
  readonly schema: string;
  readonly table: string;
  readonly events: readonly ChangeEvent[];
  readonly topic: readonly TopicPart[];
  readonly filter: RowFilter | undefined;
  readonly hasPresence: boolean;
  readonly state: "useState" | "useReducer" | "custom";
  /** The hook also loads the rows that are there, and again after a lost connection. */
  readonly loadsRows: boolean;
  readonly keyColumn: string;
  readonly access: "authenticated" | "owner" | "members";
  readonly memberTable: TableName;
  /** Where the hook imports `supabase` from. */
  readonly clientPath: string;
  readonly isNextClient: boolean;
  /** PascalCase of the table. */
  readonly name: string;
  /** Options of the hook that are columns: `roomId`. */
  readonly options: readonly string[];
}

export const hookNameOf = ({ name }: RealtimePlan): string => `use${name}Realtime`;
export const componentNameOf = ({ name }: RealtimePlan): string => `${name}Realtime`;

/** `public.messages` as people write it, safe inside a comment of any language. */
export const shownTable = ({ schema, table }: RealtimePlan): string => `${schema}.${table}`.replaceAll("*/", "* /");

/** `UserLinks` of `user_links`: what hook and component are called after. */
export function pascalName(table: string): string {
  const words = table.split(/[^\p{ID_Continue}]+|_+/u).filter((word) => word !== "");
  const name = words.map(capitalize).join("");
  return /^\p{ID_Start}/u.test(name) ? name : `Table${name}`;
}
