import type { Column, DatabaseSchema, Table } from "../data/schema/model.ts";
import { sampleSchema } from "../data/schema/sample.ts";

/**
 * A schema of as many tables as asked, like those of grown applications: a few tables that nearly all refer to, chains,
 * circles, tables that refer to themselves or to one outside, and some that stand alone.
 * @param seed the same gives the same schema
 */
export function manyTables(count: number, seed = 1): DatabaseSchema {
  let state = seed;
  // A linear congruential generator (Numerical Recipes): tests must not depend on chance.
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const tables = Array.from({ length: count }, (_, index): Table => {
    const columns: Column[] = [{ name: "id", type: "uuid", nullable: false }];
    const extra = 2 + below(14);
    for (let n = 0; n < extra; n += 1)
      columns.push({
        name: `column_${n}`,
        type: ["text", "timestamptz", "numeric(10,2)"][below(3)] ?? "text",
        nullable: below(2) === 0,
      });
    const targets = new Set<string>();
    if (index > 0 && below(3) > 0) targets.add("table_0");
    if (index > 4) for (let n = below(4); n > 0; n -= 1) targets.add(`table_${below(index)}`);
    if (below(20) === 0) targets.add(`table_${below(count)}`);
    if (below(12) === 0) targets.add(`table_${index}`);
    if (below(15) === 0) targets.add("outside");
    if (below(10) === 0) targets.clear();
    const foreignKeys = [...targets].map((name) => {
      columns.push({ name: `${name}_id`, type: "uuid", nullable: below(2) === 0 });
      const target = { schema: name === "outside" ? "auth" : "public", name };
      return {
        columns: [`${name}_id`],
        target,
        targetColumns: ["id"],
        onDelete: "no action",
        onUpdate: "no action",
      } as const;
    });
    return {
      schema: "public",
      name: `table_${index}`,
      columns,
      primaryKey: { columns: ["id"] },
      uniques: [],
      foreignKeys,
      checks: [],
      indexes: [],
      rowSecurity: "off",
      policies: [],
      inherits: [],
    };
  });
  return { ...sampleSchema, tables };
}
