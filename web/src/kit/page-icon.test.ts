import { expect, test } from "vitest";
import { pages } from "@toolbox/core";
import { pageIconNames } from "./page-icon.tsx";

test("every page names an icon of the table", () => {
  expect(pages.map((page) => page.icon).filter((name) => !pageIconNames.includes(name))).toEqual([]);
});
