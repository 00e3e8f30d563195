import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import VisualWorkspaceGenerator from "./page.tsx";

const plan = "## Landing Page\n- [x] Hero copy\n\n## Billing API\nStatus: In Progress\n\n## Legal Review\n";

async function open() {
  const { host, copied } = fakeHost();
  await render(
    <HostContext value={host}>
      <VisualWorkspaceGenerator />
      <Toaster />
    </HostContext>,
  );
  return { copied };
}

const text = () => page.getByRole("textbox", { name: "Plan", exact: true });
const percent = () => page.getByRole("status", { name: "Zoom" });

async function generate(source: string) {
  const opened = await open();
  await userEvent.fill(text(), source);
  await page.getByRole("button", { name: "Generate Workspace" }).click();
  await expect.element(page.getByRole("tree")).toBeInTheDocument();
  return opened;
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  localStorage.clear();
  history.replaceState(null, "", location.pathname);
});

describe("the map", () => {
  const large = Array.from({ length: 40 }, (_, index) => `## Part number ${index}\n- One\n- Two\n- Three\n- Four\n`);
  it("starts where one can read, says that it goes on, and Reset is 100 %", async () => {
    await generate(large.join("\n"));
    await expect.element(percent()).toHaveTextContent("92%");
    await expect.element(page.getByText("drag to see the rest")).toBeVisible();
    await page.getByRole("button", { name: "Zoom out" }).click();
    await expect.element(page.getByText("drag to see the rest")).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.element(percent()).toHaveTextContent("100%");
    await page.getByRole("button", { name: "Fit to the view" }).click();
    await expect.element(percent()).toHaveTextContent("92%");
  });

  it("one Escape closes the list of shortcuts, also while details are open", async () => {
    await generate(plan);
    (page.getByRole("tree").element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    const details = page.getByRole("complementary", { name: "Details" });
    await expect.element(details).toBeVisible();
    await userEvent.keyboard("?");
    const sheet = page.getByRole("dialog", { name: "All shortcuts" });
    await expect.element(sheet).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(details).toBeVisible();
  });
});

describe("the plan", () => {
  it("takes in the lines of another tab while one goes on typing in the middle of a line", async () => {
    await open();
    await userEvent.fill(text(), "## One\n\n## Two\n");
    const area = text().element() as HTMLTextAreaElement;
    area.setSelectionRange(7, 7);
    await userEvent.keyboard("- typed ");
    const key = await vi.waitUntil(() =>
      Object.keys(localStorage).find((each) => each.startsWith("toolbox-workspace-")),
    );
    const kept = JSON.parse(localStorage.getItem(key) ?? "") as { record: { text: string; clock: object } };
    const { clock } = kept.record;
    const theirs = { ...kept.record, clock: { ...clock, other: 1 }, text: `## Zero\n${kept.record.text}- theirs\n` };
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: JSON.stringify({ ...kept, record: theirs }) }));
    await vi.waitFor(() => expect(area.value).toContain("- theirs"));
    await userEvent.keyboard("here");
    expect(area.value.split("\n")).toEqual(
      expect.arrayContaining(["## Zero", "## One", "- typed here", "## Two", "- theirs"]),
    );
  });

  it("keeps its line numbers free of text when it is scrolled sideways", async () => {
    await generate(`## ${"A long title ".repeat(30)}\n`);
    const area = text().element() as HTMLTextAreaElement;
    area.scrollLeft = 400;
    const number = [...document.querySelectorAll("[aria-hidden] span")].find((each) => each.textContent === "1");
    const right = number?.getBoundingClientRect().right ?? Infinity;
    expect(right).toBeLessThanOrEqual(area.getBoundingClientRect().left);
  });

  it("becomes Markdown without times when the workspace is written into it", async () => {
    await generate(plan);
    (page.getByRole("tree").element() as HTMLElement).focus();
    await userEvent.keyboard("x");
    await page.getByRole("button", { name: "Update text" }).click();
    await vi.waitFor(() => expect((text().element() as HTMLTextAreaElement).value).toContain("workspace: 1"));
    expect((text().element() as HTMLTextAreaElement).value).not.toMatch(/created|updated|T\d\d:\d\d/);
  });

  it("is left alone by a file that cannot be read, and no workspace is made of that", async () => {
    await generate(plan);
    const file = new File(["{ this is not JSON"], "broken.json", { type: "application/json" });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error("There is no file input.");
    await userEvent.upload(input, file);
    await expect.element(page.getByText(/^broken\.json: This is not valid JSON/).first()).toBeVisible();
    await expect.element(text()).toHaveValue(plan);
    await page.getByRole("button", { name: "Workspaces" }).click();
    await expect.element(page.getByRole("menuitemradio")).toHaveLength(1);
  });
});
