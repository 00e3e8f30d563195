import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../kit/host/fake-host.ts";
import { HostContext } from "../kit/host/host.ts";
import { toolPages } from "../app-context/tool-pages.ts";
import { fileOfRoute, pageFiles } from "./page-files.ts";

beforeEach(async () => {
  await page.viewport(1440, 900);
  localStorage.clear();
});

const focusedTab = () => {
  const active = document.activeElement;
  return active?.matches("[role=tab][aria-selected=true]") ? active.textContent : `no tab: ${active?.tagName}`;
};

it.each(toolPages)("the tabs of $route are walked by arrow keys, round and round", async ({ route }) => {
  const { host } = fakeHost();
  const Page = (await pageFiles[fileOfRoute(route)]?.())?.default;
  if (!Page) throw new Error(`${route} has no page.`);
  await render(
    <MemoryRouter initialEntries={[route]}>
      <HostContext value={host}>
        <Page />
      </HostContext>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  const lists = page.getByRole("tablist").elements().length;
  for (let at = 0; at < lists; at += 1) {
    const list = page.getByRole("tablist").nth(at);
    const names = list
      .getByRole("tab")
      .elements()
      .map((tab) => tab.textContent);
    const first = list.getByRole("tab", { selected: true }).element() as HTMLElement;
    first.focus();
    const from = names.indexOf(first.textContent);
    for (let step = 1; step <= names.length; step += 1) {
      await userEvent.keyboard("{ArrowRight}");
      await expect.poll(focusedTab).toBe(names[(from + step) % names.length]);
    }
    await userEvent.keyboard("{ArrowLeft}");
    await expect.poll(focusedTab).toBe(names.at(from - 1));
  }
});
