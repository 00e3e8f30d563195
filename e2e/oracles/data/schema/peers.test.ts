import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { sampleSchema } from "@toolbox/core/data/schema/sample.ts";
import type { DatabaseSchema } from "@toolbox/core/data/schema/model.ts";
import { readSchema } from "@toolbox/core/data/schema/read/read-schema.ts";
import { columnRole, relationsOf } from "@toolbox/core/data/schema/relations.ts";
import { writeDbml } from "@toolbox/core/data/schema/write/dbml.ts";
import { writeMermaid } from "@toolbox/core/data/schema/write/mermaid.ts";
import { writeSql } from "@toolbox/core/data/schema/write/sql.ts";
import { writeTypescript } from "@toolbox/core/data/schema/write/typescript.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { madeDump } from "../../../bench/generated/generated-dump.ts";
import { npmProject } from "../../code/npm-project.ts";
import { factsOf } from "./facts.ts";
import { kitchenSink } from "./kitchen-sink.ts";
import { libpgFacts, type LibpgQuery } from "./libpg-facts.ts";
import { oddNames } from "./odd-names.ts";

/*
 * What we write goes to those it is for: Mermaid's own parser, @dbml/core, TypeScript with supabase-js. And
 * PostgreSQL's own parser says what stands in the dumps that we read. All of it is installed for this test only.
 */
const { expectFine, ...project } = npmProject("schema", [
  "mermaid@11.17.2",
  "@dbml/core@10.2.0",
  "libpg-query@18.1.5",
  "typescript@5.9.3",
  "@supabase/supabase-js@2.109.0",
]);

const load = async <T>(file: string): Promise<T> =>
  (await import(/* @vite-ignore */ pathToFileURL(path.join(project.folder, "node_modules", file)).href)) as T;

const schemas: Readonly<Record<string, DatabaseSchema>> = {
  sample: sampleSchema,
  "every kind of statement": readSchema([{ text: kitchenSink }]).schema,
  "139 tables": readSchema([{ text: madeDump() }]).schema,
  "odd names": oddNames,
  functions: readSchema([
    {
      text: `create table things (id uuid primary key, name text not null);
create function find_things(q text, lim int default 10) returns setof things language sql as $$ select 1 $$;
create function count_all() returns table(n bigint) language sql as $$ select 1 $$;
create function over_it(a int) returns int language sql as $$ select 1 $$;
create function over_it(b text) returns text language sql as $$ select 1 $$;`,
    },
  ]).schema,
};

describe.skipIf(!project.isThere)(`schema peers${project.whySkipped}`, () => {
  describe("Mermaid", () => {
    interface Entity {
      readonly attributes: readonly unknown[];
    }
    interface Mermaid {
      readonly default: {
        initialize(settings: object): void;
        readonly mermaidAPI: {
          getDiagramFromText(text: string): Promise<{
            readonly db: { getEntities(): Map<string, Entity>; getRelationships(): readonly unknown[] };
          }>;
        };
      };
    }
    let mermaid: Mermaid["default"];
    beforeAll(async () => {
      mermaid = (await load<Mermaid>("mermaid/dist/mermaid.core.mjs")).default;
      mermaid.initialize({ maxTextSize: 1e6 });
    });
    test.each(Object.entries(schemas))("takes %s, with every table, column and relation", async (_, schema) => {
      const columns = schema.tables.flatMap((table) => table.columns);
      const keys = schema.tables.flatMap((table) =>
        table.columns.filter((column) => {
          const { primary, foreign } = columnRole(table, column);
          return primary || foreign !== undefined;
        }),
      );
      for (const [shown, expected] of [
        ["all", columns.length],
        ["keys", keys.length],
        ["names", 0],
      ] as const) {
        const { db } = await mermaid.mermaidAPI.getDiagramFromText(writeMermaid(schema, shown));
        const entities = [...db.getEntities().values()];
        const missing = new Set(
          relationsOf(schema).flatMap(({ to, key }) => (to ? [] : [`${key.target.schema}.${key.target.name}`])),
        );
        expect(entities.length).toBe(schema.tables.length + missing.size);
        expect(db.getRelationships().length).toBe(relationsOf(schema).length);
        expect(entities.flatMap((entity) => entity.attributes).length).toBe(expected);
      }
    });
  });

  describe("@dbml/core", () => {
    interface Dbml {
      readonly Parser: new () => {
        parse(
          text: string,
          format: string,
        ): {
          readonly schemas: readonly {
            readonly tables: readonly { readonly fields: readonly unknown[] }[];
            readonly refs: readonly unknown[];
            readonly enums: readonly { readonly values: readonly unknown[] }[];
          }[];
        };
      };
    }
    test.each(Object.entries(schemas))("takes %s, with every table, column, enum and reference", async (_, schema) => {
      const { Parser } = await load<Dbml>("@dbml/core/lib/index.mjs");
      const text = writeDbml(schema);
      const { schemas: found } = new Parser().parse(text, "dbmlv2");
      const tables = found.flatMap((item) => item.tables);
      expect(tables.length).toBe(schema.tables.filter((table) => table.columns.length > 0).length);
      expect(tables.flatMap((table) => table.fields).length).toBe(
        schema.tables.flatMap((table) => table.columns).length,
      );
      expect(found.flatMap((item) => item.refs).length).toBe(relationsOf(schema).filter(({ to }) => to).length);
      expect(found.flatMap((item) => item.enums).flatMap((item) => item.values).length).toBe(
        schema.enums.flatMap((item) => item.values).length,
      );
    });
  });

  describe("TypeScript", () => {
    test("compiles all types under strict rules, and supabase-js takes them", () => {
      Object.values(schemas).forEach((schema, index) => {
        writeFileSync(path.join(project.folder, `types-${index}.ts`), writeTypescript(schema));
      });
      project.put(
        "use.ts",
        `import { createClient } from "@supabase/supabase-js";
import type { Database, Tables, TablesInsert } from "./types-0.ts";
import type { Database as Sink, Enums } from "./types-1.ts";
import type { Database as Functions } from "./types-4.ts";
const client = createClient<Database>("http://localhost", "key");
export async function read(): Promise<string | null | undefined> {
  const { data } = await client.from("projects").select("id, name, profiles(username)").limit(1);
  const name: string | undefined = data?.[0]?.name;
  const owner: { username: string | null } | undefined = data?.[0]?.profiles;
  return name === undefined ? undefined : owner?.username;
}
const fresh: TablesInsert<"projects"> = { name: "A", user_id: "b" };
export const insert = () => client.from("projects").insert(fresh);
// @ts-expect-error a project needs a name
export const bad: TablesInsert<"projects"> = { user_id: "b" };
export const row: Tables<"user_links">["title"] = "x";
const sink = createClient<Sink>("http://localhost", "key");
export const mood: Enums<"mood"> = "o'k";
export const order = () => sink.schema("shop").from("orders").update({ status: "paid" }).eq("id", 1);
// @ts-expect-error a generated column is not written
export const generated = () => sink.schema("shop").from("products").insert({ id: 1, sku: "a", name: "b", price: 1 });
// @ts-expect-error no such status
export const wrong = () => sink.schema("shop").from("orders").update({ status: "lost" });
const calls = createClient<Functions>("http://localhost", "key");
export async function call(): Promise<readonly [string | undefined, number | undefined, string | null]> {
  const found = await calls.rpc("find_things", { q: "x" }).select("name");
  const counted = await calls.rpc("count_all");
  const over = await calls.rpc("over_it", { b: "x" });
  return [found.data?.[0]?.name, counted.data?.[0]?.n, over.data];
}
// @ts-expect-error q is missing
export const lacking = () => calls.rpc("find_things", { lim: 1 });
`,
      );
      project.put(
        "tsconfig.json",
        `{"compilerOptions":{"strict":true,"noUncheckedIndexedAccess":true,"exactOptionalPropertyTypes":true,"noUnusedLocals":true,"module":"esnext","moduleResolution":"bundler","allowImportingTsExtensions":true,"target":"es2022","lib":["es2022","dom"],"skipLibCheck":true,"noEmit":true},"include":["*.ts"]}`,
      );
      expectFine("tsc", "-p", ".");
    });
  });

  describe("PostgreSQL's own parser", () => {
    let libpg: LibpgQuery;
    beforeAll(async () => {
      libpg = await load<LibpgQuery>("libpg-query/wasm/index.js");
      await libpg.loadModule();
    });
    test("finds the tables, columns and keys we find in a dump", () => {
      const text = madeDump();
      expect(factsOf(readSchema([{ text }]).schema)).toEqual(libpgFacts(libpg, text));
    });
    test.each(Object.entries(schemas))("takes the SQL we write of %s", (_, schema) => {
      expect(libpg.parseSync(writeSql(schema)).stmts.length).toBeGreaterThan(0);
    });
  });
});
