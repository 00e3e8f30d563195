import { catalog, type CatalogEntry, type Field } from "@toolbox/core";
import { sampleTool } from "@toolbox/core/testing";
import { expect, it } from "vitest";
import { fieldOptions, reservedFlags } from "./field-options.ts";

const tools = await Promise.all((catalog as readonly CatalogEntry[]).map((entry) => entry.load()));

it.each([...tools, sampleTool].map((tool) => [tool.id, tool] as const))(
  "%s: every field has a flag, none twice, none that every command has",
  (_, tool) => {
    const flags = Object.entries<Field>(tool.fields).map(([name, spec]) => {
      const options = fieldOptions(name, spec, { fields: tool.fields });
      // By these names commander hands the values on, and the readers look for them.
      const [own, ...more] = options.map((option) => option.attributeName());
      expect([own, ...new Set(more)]).toEqual([
        name,
        ...(more.length === 0 ? [] : [spec.kind === "flag" ? name : `${name}File`]),
      ]);
      return options.map((option) => option.long?.replace(/^--/, ""));
    });
    const all = flags.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((flag) => (reservedFlags as readonly (string | undefined)[]).includes(flag))).toEqual([]);
  },
);
