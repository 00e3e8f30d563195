import type { Dialect } from "../../../model.ts";
import type { SchemaSource } from "../../schema-parse-result.ts";

/** So much of each file is looked at, from its start. */
const HEAD = 60_000;

const signs: readonly (readonly [Dialect, RegExp, number])[] = [
  ["mysql", /^-- (?:MySQL|MariaDB) dump|^-- phpMyAdmin/m, 5],
  ["mysql", /\)\s*ENGINE\s*=/i, 4],
  ["mysql", /\bAUTO_INCREMENT\b/i, 3],
  ["mysql", /^\s*(?:UNIQUE )?KEY `/im, 3],
  ["mysql", /\b(?:tinyint|mediumtext|longtext|int unsigned)\b/i, 1],
  ["mysql", /CREATE TABLE (?:IF NOT EXISTS )?`/i, 2],
  ["sqlite", /^PRAGMA\b/im, 4],
  ["sqlite", /\bAUTOINCREMENT\b/i, 4],
  ["sqlite", /\bWITHOUT ROWID\b|\bsqlite_sequence\b/i, 4],
  ["sqlite", /\bCREATE VIRTUAL TABLE\b/i, 3],
  // Names in brackets are read by none of the others.
  ["sqlite", /\bCREATE TABLE (?:IF NOT EXISTS )?(?:\[\w+\]\.)?\[/i, 6],
  ["postgresql", /^-- PostgreSQL database dump|^-- Dumped from database version/m, 10],
  ["postgresql", /^\\(?:connect|restrict|set)\b|^COPY [^;]{1,2000} FROM stdin;/im, 5],
  ["postgresql", /\b(?:timestamptz|jsonb|uuid|bytea|serial|bigserial|gen_random_uuid)\b/i, 2],
  [
    "postgresql",
    /::[a-z]|\$\$|\bALTER TABLE ONLY\b|\bROW LEVEL SECURITY\b|\bCREATE (?:TYPE|EXTENSION|POLICY|SCHEMA)\b/i,
    4,
  ],
];

/** The database a text was written for, by the words it uses; PostgreSQL when nothing speaks against it. */
export function guessDialect(files: readonly SchemaSource[]): Dialect {
  const [first] = files;
  // The programs that write dumps say who they are.
  const said = /^-- (?:(PostgreSQL)|MySQL|MariaDB|phpMyAdmin)\b/m.exec(first?.text.slice(0, 400) ?? "");
  if (said) return said[1] === undefined ? "mysql" : "postgresql";
  const points: Record<Dialect, number> = { postgresql: 1, mysql: 0, sqlite: 0 };
  for (const { text } of files.slice(0, 20)) {
    const head = text.slice(0, HEAD);
    for (const [dialect, sign, weight] of signs) if (sign.test(head)) points[dialect] += weight;
  }
  const { postgresql, mysql, sqlite } = points;
  if (mysql > postgresql && mysql >= sqlite) return "mysql";
  return sqlite > postgresql ? "sqlite" : "postgresql";
}
