/*
 * A dump as pg_dump writes it, of a schema nobody has: 139 tables, 1,691 columns and 339 foreign keys, with enums,
 * sequences, functions, triggers, indexes, comments, views and row level security. The same bytes every time.
 */
const TABLES = 139;
const COLUMNS = 1691;
const KEYS = 339;

const things =
  "account invoice charge plan coupon wallet credit event metric payment refund webhook order customer".split(" ");
const parts = "item line entry note state usage group period rule total".split(" ");
const types = [
  "character varying",
  "character varying(255)",
  "integer",
  "bigint",
  "numeric(30,5)",
  "timestamp(6) without time zone",
  "timestamp with time zone",
  "boolean",
  "jsonb",
  "text",
  "date",
  "uuid",
  "text[]",
  "public.kind_1",
];
const defaults: Readonly<Record<string, string>> = {
  boolean: "false",
  integer: "0",
  jsonb: "'{}'::jsonb",
  "character varying": "'EUR'::character varying",
  "text[]": "'{}'::text[]",
  "timestamp with time zone": "now()",
  "public.kind_1": "'open'::public.kind_1",
};

/** As schemas grow: all belong to one tenant, parts to their thing, and some to an older table. */
const targetOf = (index: number, key: number) => [0, index % things.length, Math.floor(index / 2)][key % 3] ?? 0;

const nameOf = (index: number) =>
  `${things[index % things.length]}_${parts[Math.floor(index / things.length) % parts.length]}s`;

/** @param rows of COPY data per table */
export function madeDump({ rows = 3 } = {}): string {
  const names = Array.from({ length: TABLES }, (_, index) => nameOf(index));
  const keysOf = (index: number) => Math.floor(((index + 1) * KEYS) / TABLES) - Math.floor((index * KEYS) / TABLES);
  const widthOf = (index: number) =>
    Math.floor(((index + 1) * COLUMNS) / TABLES) - Math.floor((index * COLUMNS) / TABLES);
  const out: string[] = [head];
  for (const kind of [1, 2, 3, 4])
    out.push(`CREATE TYPE public.kind_${kind} AS ENUM (\n    'open',\n    'it''s paid',\n    'sent'\n);`);
  for (let count = 0; count < 24; count++) out.push(functionText(count));
  const tables = names.map((name, index) => tableText(name, widthOf(index), keysOf(index)));
  out.push(
    ...tables,
    "CREATE VIEW public.open_items AS\n SELECT a.id,\n    a.field_0 AS label,\n    count(*) AS n\n   FROM public.account_items a\n  GROUP BY a.id, a.field_0;",
  );
  if (rows > 0) out.push(...names.map((name) => copyText(name, rows)));
  out.push(
    ...names.map((name) => `ALTER TABLE ONLY public.${name}\n    ADD CONSTRAINT ${name}_pkey PRIMARY KEY (id);`),
    ...names
      .filter((_, index) => index % 5 === 0)
      .map((name) => `ALTER TABLE ONLY public.${name}\n    ADD CONSTRAINT ${name}_field_0_key UNIQUE (field_0, id);`),
    ...names.flatMap((name, index) => indexTexts(name, widthOf(index), keysOf(index))),
    ...names
      .filter((_, index) => index % 4 === 0)
      .map(
        (name) =>
          `CREATE TRIGGER touch_${name} BEFORE UPDATE ON public.${name} FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.work_0();`,
      ),
    ...names.flatMap((name, index) =>
      Array.from({ length: keysOf(index) }, (_, key) => foreignText(name, names[targetOf(index, key)] ?? "", key)),
    ),
    ...names
      .filter((_, index) => index % 6 === 0)
      .flatMap((name) => [
        `ALTER TABLE public.${name} ENABLE ROW LEVEL SECURITY;`,
        `CREATE POLICY "own ${name}" ON public.${name} FOR SELECT USING ((id = id));`,
      ]),
  );
  return `${out.map((text) => `${comment(text)}${text}`).join("\n\n\n")}\n\n--\n-- PostgreSQL database dump complete\n--\n`;
}

const head = `--
-- PostgreSQL database dump
--

-- Dumped from database version 15.8
-- Dumped by pg_dump version 15.8

SET statement_timeout = 0;
SET lock_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET default_tablespace = '';
SET default_table_access_method = heap;`;

const comment = (text: string) => {
  const name = /\b(?:public|ONLY public)\.(\w+)/.exec(text)?.[1] ?? "-";
  return `--\n-- Name: ${name}; Type: ${text.slice(0, 12).trim().toUpperCase()}; Schema: public; Owner: -\n--\n\n`;
};

function functionText(count: number): string {
  const body = Array.from(
    { length: 24 },
    (_, line) =>
      `  IF new.field_${line} IS NULL THEN\n    RAISE NOTICE 'row %; nothing to do -- yet', new.id;\n  END IF;`,
  ).join("\n");
  return `CREATE FUNCTION public.work_${count}() RETURNS trigger\n    LANGUAGE plpgsql\n    AS $$\nBEGIN\n${body.replaceAll(/new\.field_\d+/g, "new.id")}\n  RETURN new;\nEND;\n$$;`;
}

function tableText(name: string, width: number, keys: number): string {
  const columns = [
    "    id bigint NOT NULL",
    ...Array.from({ length: keys }, (_, key) => `    parent_${key}_id bigint${key % 2 === 0 ? " NOT NULL" : ""}`),
    ...Array.from({ length: width - 1 - keys }, (_, field) => {
      const type = field === 0 ? "character varying" : (types[(field + name.length) % types.length] ?? "text");
      const initial = field % 3 === 0 ? defaults[type] : undefined;
      return `    field_${field} ${type}${initial === undefined ? "" : ` DEFAULT ${initial}`}${field % 2 === 0 ? " NOT NULL" : ""}`;
    }),
  ];
  const check = name.length % 3 === 0 ? [`    CONSTRAINT ${name}_id_check CHECK ((id > 0))`] : [];
  return `CREATE TABLE public.${name} (\n${[...columns, ...check].join(",\n")}\n);\n\n\nCOMMENT ON TABLE public.${name} IS 'What ${name} are for; it''s said here.';\n\n\nCREATE SEQUENCE public.${name}_id_seq\n    START WITH 1\n    INCREMENT BY 1\n    NO MINVALUE\n    NO MAXVALUE\n    CACHE 1;\n\n\nALTER SEQUENCE public.${name}_id_seq OWNED BY public.${name}.id;\n\n\nALTER TABLE ONLY public.${name} ALTER COLUMN id SET DEFAULT nextval('public.${name}_id_seq'::regclass);`;
}

function copyText(name: string, rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => `${row + 1}\tit's; a "row" (${row})\\n`);
  return `COPY public.${name} (id, field_0) FROM stdin;\n${lines.join("\n")}\n\\.`;
}

function indexTexts(name: string, width: number, keys: number): string[] {
  const onKeys = Array.from(
    { length: keys },
    (_, key) => `CREATE INDEX index_${name}_on_parent_${key}_id ON public.${name} USING btree (parent_${key}_id);`,
  );
  const others = Array.from({ length: Math.floor(width / 4) }, (_, count) =>
    count % 2 === 0
      ? `CREATE UNIQUE INDEX index_${name}_on_lower_${count} ON public.${name} USING btree (lower((field_0)::text), id DESC) WHERE (id > ${count});`
      : `CREATE INDEX index_${name}_on_field_${count} ON public.${name} USING btree (field_0, id);`,
  );
  return [...onKeys, ...others];
}

function foreignText(name: string, target: string, key: number): string {
  const action = key % 3 === 0 ? " ON DELETE CASCADE" : key % 3 === 1 ? " DEFERRABLE INITIALLY DEFERRED" : "";
  return `ALTER TABLE ONLY public.${name}\n    ADD CONSTRAINT fk_${name}_${key} FOREIGN KEY (parent_${key}_id) REFERENCES public.${target}(id)${action};`;
}
