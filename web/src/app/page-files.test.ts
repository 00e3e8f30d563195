import { expect, test } from "vitest";
import { pages } from "@toolbox/core";
import { toolPages } from "../app-context/tool-pages.ts";
import { fileOfRoute, fixedPages, pageFiles, toolRoutes } from "./page-files.ts";

const names = Object.keys(pageFiles).map((path) => path.split("/").at(-2) ?? "");
const fixed = Object.keys(fixedPages);

test("every built route has exactly one page file", () => {
  expect(toolPages.map((page) => fileOfRoute(page.route)).filter((file) => !(file in pageFiles))).toEqual([]);
  expect(toolRoutes.map((entry) => entry.route)).toEqual(toolPages.map((page) => page.route));
});

test("every fixed page has its file", () => {
  expect(fixed.filter((name) => !names.includes(name))).toEqual([]);
});

test("every page file belongs to a route", () => {
  const routes = new Set([...pages.map((page) => page.route.slice(1)), ...fixed]);
  expect(names.filter((name) => !routes.has(name))).toEqual([]);
});

test("every tool is on each of its pages", () => {
  const sources = import.meta.glob<string>(["../pages/**/*.{ts,tsx}", "!../**/*.test.*"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const codeOf = (route: string) =>
    Object.entries(sources).flatMap(([path, code]) => (path.startsWith(`../pages${route}/`) ? [code] : []));
  const missing = toolPages.flatMap(({ route, tools }) => {
    const code = codeOf(route).join("");
    // Such a page shows what the catalogue has.
    if (code.includes("<ToolTabs")) return [];
    return tools.filter(({ id }) => !code.includes(`/tools/${id}/tool.ts"`)).map(({ id }) => `${id} on ${route}`);
  });
  expect(missing).toEqual([]);
});
