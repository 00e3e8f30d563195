import { readFileSync } from "node:fs";
import { test, expect } from "vitest";
import { tailwindFiles } from "../../../scripts/assets/tailwind-theme.ts";

test("the theme in core/assets is that of the pinned package", () => {
  const read = (name: string) => readFileSync(new URL(`../../../assets/${name}`, import.meta.url), "utf8");
  for (const [name, content] of tailwindFiles()) expect(read(name)).toBe(content);
});
