import { expect, test } from "vitest";
import { builtPages, catalog, pages } from "@toolbox/core";
import { fileOfRoute, fixedPages, pageFiles, toolRoutes } from "./page-files.ts";

const names = Object.keys(pageFiles).map((path) => path.replace(/^.*\/|\.tsx$/g, ""));
const fixed = Object.keys(fixedPages);

test("every built route has exactly one page file", () => {
  const built = builtPages(catalog);
  expect(built.map((page) => fileOfRoute(page.route)).filter((file) => !(file in pageFiles))).toEqual([]);
  expect(toolRoutes(built).map((entry) => entry.route)).toEqual(built.map((page) => page.route));
});

test("every fixed page has its file", () => {
  expect(fixed.filter((name) => !names.includes(name))).toEqual([]);
});

test("every page file belongs to a route", () => {
  const routes = new Set([...pages.map((page) => page.route.slice(1)), ...fixed]);
  expect(names.filter((name) => !routes.has(name))).toEqual([]);
});
