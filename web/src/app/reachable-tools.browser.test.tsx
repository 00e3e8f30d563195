import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../kit/host/fake-host.ts";
import { HostContext } from "../kit/host/host.ts";
import { toolPages } from "../app-context/tool-pages.ts";
import { fileOfRoute, pageFiles } from "./page-files.ts";

const sources = import.meta.glob<string>("../pages/*/page.tsx", { query: "?raw", import: "default", eager: true });
const tabbed = toolPages.filter(({ route }) => sources[fileOfRoute(route)]?.includes("<ToolTabs"));

beforeEach(async () => {
  await page.viewport(1440, 900);
  localStorage.clear();
});

it.each(tabbed)(
  "each tool of $route is reached by a tab, and a tool among several under it",
  async ({ route, tools }) => {
    const { host, copied } = fakeHost();
    const Page = (await pageFiles[fileOfRoute(route)]?.())?.default;
    if (!Page) throw new Error(`${route} has no page.`);
    await render(
      <MemoryRouter initialEntries={[route]}>
        <HostContext value={host}>
          <Page />
        </HostContext>
      </MemoryRouter>,
    );
    const tabs = page.getByRole("tablist").first();
    const choices = page.getByRole("radiogroup", { name: /^Tools of / });
    const copyCommand = page.getByRole("button", { name: "Copy as command" });
    await expect.element(copyCommand).toBeVisible();

    const reached: string[] = [];
    /** The tool in sight, by the command it copies; until its code is there that is still the one before. */
    const note = async () => {
      const shown = async () => {
        await copyCommand.click();
        return String(copied.at(-1)).split(" ")[1];
      };
      await expect.poll(shown).not.toBe(reached.at(-1));
      reached.push(String(copied.at(-1)).split(" ")[1] ?? "");
    };
    for (const tab of tabs.getByRole("tab").all()) {
      await tab.click();
      await expect.element(tab).toHaveAttribute("aria-selected", "true");
      const { length } = choices.getByRole("radio").elements();
      if (length === 0) await note();
      for (let index = 0; index < length; index += 1) {
        const radio = choices.getByRole("radio").nth(index);
        await radio.click();
        await expect.element(radio).toBeChecked();
        await note();
      }
    }
    expect(reached.toSorted()).toEqual(tools.map(({ id }) => id).toSorted());
  },
);
