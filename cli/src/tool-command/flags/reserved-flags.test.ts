import { catalog, type CatalogEntry, type Field } from "@toolbox/core";
import { sampleTool } from "@toolbox/core/testing";
import { expect, it } from "vitest";
import { fieldOptions, reservedFlags } from "./field-options.ts";

const tools = await Promise.all((catalog as readonly CatalogEntry[]).map((entry) => entry.load()));

it.each([...tools, sampleTool].map((tool) => [tool.id, tool] as const))(
  "%s: every field has a flag, none twice, none that every command has",
  (_, tool) => {
    const flags = Object.entries<Field>(tool.fields).map(([name, spec]) => {
      const names = fieldOptions(name, spec, { fields: tool.fields }).map((option) => option.long?.replace(/^--/, ""));
      expect(names.length).toBeGreaterThan(0);
      return names;
    });
    const all = flags.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((flag) => (reservedFlags as readonly (string | undefined)[]).includes(flag))).toEqual([]);
  },
);
