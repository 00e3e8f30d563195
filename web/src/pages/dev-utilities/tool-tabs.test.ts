import { builtPages, catalog } from "@toolbox/core";
import { expect, it } from "vitest";
import { fullCatalog } from "../../app/fake-catalog.ts";
import { toolTabs } from "./tool-tabs.ts";

const idsOf = (tabs: ReturnType<typeof toolTabs>) =>
  Object.fromEntries(tabs.map((tab) => [tab.label, tab.tools.map((tool) => tool.id)]));
const toolsOf = (entries: typeof fullCatalog) =>
  builtPages(entries).find((page) => page.route === "/dev-utilities")?.tools ?? [];

it("puts the tools of the whole product under their tabs, and hides a tab without one", () => {
  expect(idsOf(toolTabs(toolsOf(fullCatalog)))).toEqual({
    Generators: ["uuid", "slug", "password", "quick-palette"],
    Converters: ["base64", "hash"],
    Validators: ["email", "webhook"],
    Colors: ["color", "contrast", "palette", "color-scale"],
  });
});

it("leaves out no tool of the page", () => {
  const tools = toolsOf(catalog);
  const shown = toolTabs(tools).flatMap((tab) => tab.tools);
  expect(shown.map((tool) => tool.id).toSorted()).toEqual(tools.map((tool) => tool.id).toSorted());
});
