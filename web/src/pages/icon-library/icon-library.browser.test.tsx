import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import IconLibrary from "./page.tsx";

async function open() {
  const { host, copied, saved } = fakeHost();
  await render(
    <MemoryRouter>
      {/* the height the page's layout gives it */}
      <style>{"[role=listbox] { height: 480px; overflow: auto }"}</style>
      <HostContext value={host}>
        <IconLibrary />
        <Toaster />
      </HostContext>
    </MemoryRouter>,
  );
  return { copied, saved };
}
const names = () =>
  page
    .getByRole("option")
    .all()
    .map((option) => option.element().textContent);
const chosen = () => page.getByRole("option", { selected: true });

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
});

it("starts with the eight built-in icons, their five categories, and the first chosen", async () => {
  await open();
  await expect.element(page.getByText("Found 8 icons")).toBeVisible();
  expect(names()).toEqual(["home", "search", "settings", "user", "mail", "calendar", "download", "upload"]);
  await expect.element(chosen()).toHaveTextContent("home");
  const chips = page.getByRole("radiogroup", { name: "Category" }).getByRole("radio").all();
  expect(chips.map((chip) => (chip.element() as HTMLInputElement).value)).toEqual([
    "all",
    "navigation",
    "interface",
    "people",
    "communication",
    "time",
  ]);
});

it("narrows by category and by words, and says how many are left", async () => {
  await open();
  await userEvent.click(page.getByRole("radio", { name: "interface" }));
  await expect.element(page.getByText("Found 4 icons")).toBeVisible();
  await userEvent.fill(page.getByRole("searchbox", { name: "Search icons" }), "gear");
  await expect.element(page.getByText("Found 1 icon")).toBeVisible();
  expect(names()).toEqual(["settings"]);
});

it("copies the import and the JSX and downloads the SVG of the chosen icon, in its look", async () => {
  const { copied, saved } = await open();
  await userEvent.click(page.getByRole("option", { name: "mail" }));
  await userEvent.fill(page.getByLabelText("Size", { exact: true }), "32");
  await userEvent.click(page.getByRole("button", { name: "Copy Import" }));
  await expect.poll(() => copied).toEqual(['import { Mail } from "lucide-react";']);
  await userEvent.click(page.getByRole("button", { name: "Copy JSX" }));
  await expect.poll(() => copied.at(-1)).toBe("<Mail size={32} />");
  await userEvent.click(page.getByRole("button", { name: "Download SVG" }));
  await expect.poll(() => saved.length).toBe(1);
  expect(JSON.stringify(saved)).toContain("mail.svg");
});

it("loads the whole set at the switch, keeps few of it in the page, and is walked with the keys", async () => {
  await open();
  await userEvent.click(page.getByRole("radio", { name: "All (lucide)" }));
  await expect.element(page.getByText(/^Found 1,\d{3} icons$/)).toBeVisible();
  expect(page.getByRole("option").all().length).toBeLessThan(200);
  await userEvent.click(page.getByRole("option", { name: "accessibility" }));
  await userEvent.keyboard("{End}");
  await expect.element(page.getByRole("option", { name: "zoom-out" })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Home}{ArrowRight}");
  await expect.element(page.getByRole("option", { name: "a-arrow-up" })).toHaveAttribute("aria-selected", "true");
});

it("offers the whole set for what the eight do not have", async () => {
  await open();
  await userEvent.fill(page.getByRole("searchbox", { name: "Search icons" }), "trash");
  await userEvent.click(page.getByRole("button", { name: "Search all of Lucide" }));
  await expect.poll(() => names()[0]).toBe("trash");
  await userEvent.fill(page.getByRole("searchbox", { name: "Search icons" }), "zzzz");
  await expect.element(page.getByText("No icon fits “zzzz”.")).toBeVisible();
});
