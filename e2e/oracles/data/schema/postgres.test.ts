import { writeFileSync } from "node:fs";
import path from "node:path";
import { readSchema } from "@toolbox/core/data/schema/read/read-schema.ts";
import { writeSql } from "@toolbox/core/data/schema/write/sql.ts";
import { builtinFunctions } from "@toolbox/core/data/sql/postgres-functions.ts";
import { builtinTypes } from "@toolbox/core/data/sql/postgres-types.ts";
import { loadableSources } from "@toolbox/core/data/schema/testing/loadable-sources.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  CLUSTER_ADMIN,
  findPostgres,
  type PostgresCluster,
  startCluster,
} from "../../../../web/backend/sql/postgres-cluster.ts";
import { madeDump } from "../../../bench/generated/generated-dump.ts";
import { factsOf, withoutFunctions, withoutPlaces } from "./facts.ts";
import { kitchenSink } from "./kitchen-sink.ts";

/*
 * A real PostgreSQL says what a schema is: it runs what we write, its catalog is compared with what we read, and its
 * own dumps are read back.
 */
const found = findPostgres();
const sources = { "every kind of statement": kitchenSink, "a dump of 139 tables": madeDump({ rows: 0 }) };

describe.skipIf("missing" in found)(`a real PostgreSQL${"missing" in found ? ` (${found.missing})` : ""}`, () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    if ("bin" in found) cluster = await startCluster(found.bin);
  });
  afterAll(() => cluster?.close());

  const run = async (database: string, sql: string) => {
    const file = path.join(cluster.folder, `${database}.sql`);
    writeFileSync(file, sql);
    const to = ["-h", cluster.folder, "-U", CLUSTER_ADMIN];
    await cluster.tool("createdb", [...to, database]);
    await cluster.tool("psql", [...to, "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", database, "-f", file]);
  };
  const dump = async (database: string, ...args: string[]) =>
    (await cluster.tool("pg_dump", ["-h", cluster.folder, "-U", CLUSTER_ADMIN, ...args, database])).stdout;
  const ask = async (database: string, query: string) => {
    const args = ["-h", cluster.folder, "-U", CLUSTER_ADMIN, "-X", "-A", "-t", "-d", database, "-c", query];
    return (await cluster.tool("psql", args)).stdout
      .split("\n")
      .filter((line) => line !== "")
      .toSorted();
  };

  describe.each(Object.entries(sources))("%s", (name, sql) => {
    const database = name.split(" ")[0] ?? "one";
    test("has the tables, columns and keys of the catalog, read from the source and from its dump", async () => {
      await run(database, sql);
      const own = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`;
      const catalog = {
        columns: await ask(
          database,
          `select n.nspname || '.' || c.relname || '.' || a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace where ${own} and c.relkind in ('r','p') and a.attnum > 0 and not a.attisdropped`,
        ),
        primary: await keys("p", ""),
        foreign: await keys(
          "f",
          ` || ' ' || (select n2.nspname || '.' || c2.relname from pg_class c2 join pg_namespace n2 on n2.oid = c2.relnamespace where c2.oid = k.confrelid)`,
        ),
      };
      async function keys(type: string, more: string) {
        return ask(
          database,
          `select n.nspname || '.' || c.relname || '(' || (select string_agg(a.attname, ',' order by o) from unnest(k.conkey) with ordinality u(num, o) join pg_attribute a on a.attrelid = c.oid and a.attnum = u.num) || ')'${more} from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace where ${own} and k.contype = '${type}'`,
        );
      }
      const partitions = await ask(
        database,
        `select c.relname from pg_class c where c.relispartition and c.relkind in ('r','p')`,
      );
      for (const text of [
        sql,
        await dump(database),
        await dump(database, "--schema-only", "--inserts", "--no-owner"),
      ]) {
        const { schema, problems } = readSchema([{ text }]);
        expect(problems).toEqual([]);
        expect(factsOf(schema)).toEqual(catalog);
        expect(
          schema.tables
            .filter((table) => table.partitionOf)
            .map((table) => table.name)
            .toSorted(),
        ).toEqual(partitions);
      }
    });

    test("the SQL we write makes a database whose dump reads back to the same schema", async () => {
      const functions = "create function touch() returns trigger language plpgsql as 'begin return new; end';";
      const { schema } = readSchema([{ text: await dump(database) }]);
      await run(`${database}2`, `${writeSql(schema)}\n${functions}`);
      const again = readSchema([{ text: await dump(`${database}2`) }]);
      expect(again.problems).toEqual([]);
      expect(withoutPlaces(withoutFunctions(again.schema))).toEqual(withoutPlaces(withoutFunctions(schema)));
    });

    test("what we write is what we read: source, SQL, schema", () => {
      const { schema } = readSchema([{ text: sql }]);
      const again = readSchema([{ text: writeSql(schema) }]);
      expect(again.problems).toEqual([]);
      const sorted = (value: typeof schema) => ({
        ...value,
        sequences: value.sequences.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      });
      expect(withoutPlaces(withoutFunctions(sorted(again.schema)))).toEqual(
        withoutPlaces(withoutFunctions(sorted(schema))),
      );
    });
  });

  test.each(Object.entries(loadableSources))("an empty database takes what is written of %s", async (name, source) => {
    const { text, language, tables, foreignKeys, views = 0 } = source;
    const database = `loads ${name}`.slice(0, 60);
    await run(database, writeSql(readSchema([{ text }], language).schema));
    const count = async (query: string) => Number((await ask(database, `select count(*) from ${query}`))[0]);
    const here = "relnamespace = 'public'::regnamespace";
    expect({
      tables: await count(`pg_class where relkind in ('r', 'p') and ${here}`),
      views: await count(`pg_class where relkind in ('v', 'm') and ${here}`),
      foreignKeys: await count("pg_constraint where contype = 'f'"),
    }).toEqual({ tables, views, foreignKeys });
  });

  test("what is taken to be built in is", async () => {
    const functions = await ask("postgres", "select distinct proname from pg_proc where pronamespace = 11");
    expect([...builtinFunctions].filter((name) => !functions.includes(name))).toEqual([]);
    const types = await ask("postgres", "select typname from pg_type where typnamespace = 11");
    const standard = "bigint boolean character dec decimal float int integer nchar real smallint".split(" ");
    expect([...builtinTypes].filter((name) => !types.includes(name) && !standard.includes(name))).toEqual([]);
  });
});
