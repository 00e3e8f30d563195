import { type CatalogEntry, defineTool, field } from "@toolbox/core";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../host/fake-host.ts";
import { HostContext } from "../host/host.ts";
import { ToolTabs } from "./tool-tabs.tsx";

const entry = (id: string, title: string): CatalogEntry => {
  const meta = { id, title, route: "/several", summary: "For a test", aliases: [] };
  const tool = defineTool({
    ...meta,
    fields: { text: field.text({ label: `Text of ${title}`, initial: "" }) },
    action: { label: "Go", busyLabel: "Going...", success: { title: "Gone" } },
    examples: [{ name: "One", input: {} }],
    generate: () => [],
  });
  return { ...meta, load: async () => tool };
};
const several = {
  route: "/several",
  title: "Several",
  label: "Several",
  tagline: "",
  description: "",
  group: "developer",
  icon: "wrench",
} as const;
const one = entry("one", "One");
const two = entry("two", "Two");
const late = entry("late", "Late");

async function open(tools: readonly CatalogEntry[], address = "/several") {
  const { host, copied } = fakeHost();
  await render(
    <MemoryRouter initialEntries={[address]}>
      <HostContext value={host}>
        <ToolTabs page={{ ...several, tools }} groups={[{ label: "Both", tools: ["one", "two"] }]} />
      </HostContext>
    </MemoryRouter>,
  );
  return copied;
}

const text = (title: string) => page.getByRole("textbox", { name: `Text of ${title}` });

it("opens the tool of the address, else the first, and the others under its tab", async () => {
  await open([one, two], "/several?tool=two");
  await expect.element(text("Two")).toBeVisible();
  await page.getByRole("radio", { name: "One" }).click();
  await expect.element(text("One")).toBeVisible();
});

it("shows a tool of the catalogue that no group names, under a tab of its own", async () => {
  await open([one, late, two]);
  await expect.element(text("One")).toBeVisible();
  await page.getByRole("tab", { name: "Late" }).click();
  await expect.element(text("Late")).toBeVisible();
});

it("keeps the keyboard in its row of tabs, and among the tools of a tab", async () => {
  await open([one, late, two]);
  await expect.element(text("One")).toBeVisible();
  page.getByRole("tab", { name: "Both" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(text("Late")).toBeVisible();
  await expect.element(page.getByRole("tab", { name: "Late" })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(text("One")).toBeVisible();
  page.getByRole("radio", { name: "One" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(text("Two")).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Two" })).toHaveFocus();
});

it("walks on by arrow keys though the next tool is still loading, or comes between two presses", async () => {
  const loads: (() => void)[] = [];
  const slow = (tool: CatalogEntry): CatalogEntry => ({
    ...tool,
    load: () => new Promise((resolve) => loads.push(() => void tool.load().then(resolve))),
  });
  await open([one, slow(two), slow(late)]);
  await expect.element(text("One")).toBeVisible();
  const tab = page.getByRole("tab", { name: "Late" });
  const sameElement = tab.element();
  page.getByRole("tab", { name: "Both" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab).toHaveFocus();
  await expect.poll(() => loads).toHaveLength(1);
  loads[0]?.();
  await expect.element(text("Late")).toBeVisible();
  // The row was not made anew: a press that came at that moment meets the same tab.
  expect(tab.element()).toBe(sameElement);
  expect(document.activeElement).toBe(sameElement);
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(text("One")).toBeVisible();
  await expect.element(page.getByRole("tab", { name: "Both" })).toHaveFocus();
});

it("says which tool a shared link opens", async () => {
  const copied = await open([one, two], "/several?tool=two");
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(() => copied).toHaveLength(1);
  expect(new URL(String(copied[0])).searchParams.get("tool")).toBe("two");
});

it("offers another try when the code of a tool does not come", async () => {
  const load = vi.fn<CatalogEntry["load"]>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await open([{ ...one, load: load.mockImplementation(one.load) }, two]);
  await expect.element(page.getByText("One could not be loaded.")).toBeVisible();
  await expect.element(page.getByRole("tab", { name: "Both" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(text("One")).toBeVisible();
});
