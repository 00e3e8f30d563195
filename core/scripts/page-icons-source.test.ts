import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pageIconsSource } from "./page-icons-source.ts";

const web = new URL("../../web/", import.meta.url);

it("web draws the icons that the pages name: run `pnpm gen` after a change", () => {
  const written = readFileSync(new URL("src/kit/tool-page/page-icons.gen.ts", web), "utf8");
  expect(written).toBe(pageIconsSource());
});
