import type { Facts } from "./facts.ts";

interface Relation {
  readonly schemaname?: string;
  readonly relname: string;
}
interface Constraint {
  readonly contype: string;
  readonly keys?: readonly { readonly String: { readonly sval: string } }[];
  readonly fk_attrs?: readonly { readonly String: { readonly sval: string } }[];
  readonly pktable?: Relation;
}
interface Statement {
  readonly CreateStmt?: {
    readonly relation: Relation;
    readonly tableElts?: readonly { readonly ColumnDef?: { readonly colname: string } }[];
  };
  readonly AlterTableStmt?: {
    readonly relation: Relation;
    readonly cmds: readonly { readonly AlterTableCmd: { readonly def?: { readonly Constraint?: Constraint } } }[];
  };
}

export interface LibpgQuery {
  loadModule(): Promise<void>;
  parseSync(sql: string): { readonly stmts: readonly { readonly stmt: Statement }[] };
}

/** What PostgreSQL's own parser finds in a dump of pg_dump; it takes no COPY data, so that is cut out before. */
export function libpgFacts(libpg: LibpgQuery, dump: string): Facts {
  const { stmts } = libpg.parseSync(dump.replaceAll(/^COPY [^;]*FROM stdin;\n[\s\S]*?^\\\.$/gm, ""));
  const name = ({ schemaname = "public", relname }: Relation) => `${schemaname}.${relname}`;
  const list = (names: Constraint["keys"] = []) => names.map(({ String: { sval } }) => sval).join();
  const columns: string[] = [];
  const primary: string[] = [];
  const foreign: string[] = [];
  for (const { stmt } of stmts) {
    const { CreateStmt: create, AlterTableStmt: alter } = stmt;
    for (const { ColumnDef: column } of create?.tableElts ?? [])
      if (create && column) columns.push(`${name(create.relation)}.${column.colname}`);
    for (const { AlterTableCmd: command } of alter?.cmds ?? []) {
      const key = command.def?.Constraint;
      if (!alter || !key) continue;
      if (key.contype === "CONSTR_PRIMARY") primary.push(`${name(alter.relation)}(${list(key.keys)})`);
      if (key.contype === "CONSTR_FOREIGN" && key.pktable)
        foreign.push(`${name(alter.relation)}(${list(key.fk_attrs)}) ${name(key.pktable)}`);
    }
  }
  return { columns: columns.toSorted(), primary: primary.toSorted(), foreign: foreign.toSorted() };
}
