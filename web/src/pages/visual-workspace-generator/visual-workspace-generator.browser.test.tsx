import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import VisualWorkspaceGenerator from "./page.tsx";

const plan = `## Landing Page
Status: In Progress
Tags: ui, marketing
- [x] Hero copy
- [ ] Waitlist form

## Billing API
Status: In Progress
Priority: Urgent
Tags: api, backend, database, ui
Webhooks must survive a retry.

## Legal Review
Priority: Low
`;

async function open() {
  const { host, copied, saved } = fakeHost();
  const screen = await render(
    <HostContext value={host}>
      <VisualWorkspaceGenerator />
      <Toaster />
    </HostContext>,
  );
  return { copied, saved, close: () => screen.unmount() };
}

const text = () => page.getByRole("textbox", { name: "Plan", exact: true });
const generate = () => page.getByRole("button", { name: "Generate Workspace" });
const tab = (name: string) => page.getByRole("tab", { name });
const column = (name: string) => page.getByRole("region", { name, exact: true });
const titles = (name: string) =>
  [...column(name).element().querySelectorAll<HTMLElement>("[data-card-button]")].map((button) => button.textContent);
const card = (name: string) => page.getByRole("button", { name, exact: true });

async function openBoard() {
  const opened = await open();
  await userEvent.fill(text(), plan);
  await generate().click();
  await tab("Kanban").click();
  return opened;
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  localStorage.clear();
  history.replaceState(null, "", location.pathname);
});

describe("the workspace page", () => {
  it("waits for a text: 12 rows, a counter, and nothing to generate", async () => {
    await open();
    await expect.element(text()).toHaveAttribute("rows", "12");
    await expect.element(generate()).toBeDisabled();
    await expect.element(page.getByText("0 characters", { exact: true })).toBeVisible();
    await userEvent.fill(text(), "  \n ");
    await expect.element(generate()).toBeDisabled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(page.getByText("Please enter some text to generate a workspace").first()).toBeVisible();
  });

  it("loads the sample and says what to do next", async () => {
    await open();
    await page.getByRole("button", { name: "Load Sample Data" }).click();
    await expect
      .element(page.getByText('Sample data loaded! Click "Generate Workspace" to visualize.').first())
      .toBeVisible();
    await generate().click();
    await expect.element(page.getByText("Workspace generated successfully!").first()).toBeVisible();
    await expect.element(tab("Mindmap")).toHaveAttribute("aria-selected", "true");
  });

  it("shows title, counts and date of what it made", async () => {
    await open();
    await userEvent.fill(text(), plan);
    await generate().click();
    await expect.element(page.getByRole("textbox", { name: "Title of the workspace" })).toHaveValue("Landing Page");
    await expect.element(page.getByText("3 components")).toBeVisible();
    await expect.element(page.getByText("3 main components")).toBeVisible();
    await expect.element(page.getByText("2 sub-tasks").first()).toBeVisible();
  });

  it("says in words why a text gives no workspace, and keeps it", async () => {
    await open();
    await userEvent.fill(text(), "no");
    await generate().click();
    await expect
      .element(page.getByText("Failed to generate workspace. Please check your input format.").first())
      .toBeVisible();
    await expect.element(text()).toHaveAccessibleDescription(/Nothing in this text starts a component/);
    await expect.element(text()).toHaveValue("no");
  });

  it("leads from a note to its line", async () => {
    await open();
    await userEvent.fill(text(), `${plan}Deadline: 12/25/2026\n`);
    await generate().click();
    await page.getByText("1 note on this text").click();
    await page.getByRole("button", { name: /^Line 15:/ }).click();
    const area = text().element() as HTMLTextAreaElement;
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe("Deadline: 12/25/2026");
  });
});

describe("the board", () => {
  it("shows each card with its facts, and the summary", async () => {
    await openBoard();
    expect(titles("In Progress")).toEqual(["Landing Page", "Billing API"]);
    await expect.element(column("In Progress").getByText("Webhooks must survive a retry.")).toBeVisible();
    await expect.element(column("In Progress").getByText("+1")).toBeVisible();
    await expect.element(column("In Progress").getByText("1/2")).toBeVisible();
    await expect.element(page.getByText("67%")).toBeVisible();
  });

  it("moves cards by keyboard, keeps the focus, and undoes it", async () => {
    await openBoard();
    (card("Billing API").element() as HTMLElement).focus();
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    expect(titles("In Progress")).toEqual(["Billing API", "Landing Page"]);
    await expect.element(card("Billing API")).toHaveFocus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    expect(titles("Complete")).toEqual(["Billing API"]);
    await expect.element(card("Billing API")).toHaveFocus();
    await expect.element(page.getByText("Moved Billing API to Complete.")).toBeInTheDocument();
    await userEvent.keyboard("{Control>}z{/Control}");
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(titles("In Progress")).toEqual(["Landing Page", "Billing API"]);
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    expect(titles("In Progress")).toEqual(["Billing API", "Landing Page"]);
  });

  it("moves cards by pointer to another column and place", async () => {
    await openBoard();
    const from = card("Landing Page").element().closest("[data-card]") as HTMLElement;
    const to = card("Legal Review").element().closest("[data-card]") as HTMLElement;
    const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const send = (kind: string, x: number, y: number) =>
      from.dispatchEvent(
        new PointerEvent(kind, {
          bubbles: true,
          pointerId: 7,
          pointerType: "mouse",
          button: 0,
          clientX: x,
          clientY: y,
        }),
      );
    send("pointerdown", start.left + 20, start.top + 60);
    send("pointermove", start.left + 40, start.top + 60);
    send("pointermove", end.left + 40, end.top + 4);
    send("pointerup", end.left + 40, end.top + 4);
    await expect.poll(() => titles("Not Started")).toEqual(["Landing Page", "Legal Review"]);
    expect(titles("In Progress")).toEqual(["Billing API"]);
  });

  it("moves a card by its menu", async () => {
    await openBoard();
    await page.getByRole("button", { name: "Actions for Landing Page" }).click({ force: true });
    await page.getByRole("menuitem", { name: "Move to bottom" }).click();
    await expect.poll(() => titles("In Progress")).toEqual(["Billing API", "Landing Page"]);
  });

  it("adds cards one after the other", async () => {
    await openBoard();
    await column("Complete").getByRole("button", { name: "Add Card" }).click();
    await userEvent.keyboard("First{Enter}Second{Enter}{Escape}");
    expect(titles("Complete")).toEqual(["First", "Second"]);
  });

  it("filters and sorts", async () => {
    await openBoard();
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByRole("combobox", { name: "Tag" }).selectOptions("ui");
    expect(titles("Not Started")).toEqual([]);
    await expect.element(page.getByText("2 of 3")).toBeVisible();
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("button", { name: "Sort", exact: true }).click();
    await page.getByRole("menuitemradio", { name: "Priority" }).click();
    await expect.poll(() => titles("In Progress")).toEqual(["Billing API", "Landing Page"]);
  });

  it("opens a card at a press and closes it at the second; everything can be changed there", async () => {
    await openBoard();
    await card("Landing Page").click();
    const details = page.getByRole("complementary", { name: "Details" });
    await details.getByRole("checkbox", { name: "Waitlist form" }).click();
    await expect.element(details.getByText("2/2")).toBeVisible();
    await userEvent.fill(details.getByRole("textbox", { name: "Title", exact: true }), "Home Page");
    await userEvent.keyboard("{Enter}");
    expect(titles("In Progress")).toContain("Home Page");
    await card("Home Page").click();
    await expect.element(details).not.toBeInTheDocument();
  });

  it("is as it was after the page was left, undo too", async () => {
    const { close } = await openBoard();
    (card("Legal Review").element() as HTMLElement).focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await close();
    await open();
    expect(titles("In Progress")).toEqual(["Landing Page", "Billing API", "Legal Review"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => titles("Not Started")).toEqual(["Legal Review"]);
  });
});

describe("sharing", () => {
  it("copies a link that opens as a workspace of its own", async () => {
    const { copied, close } = await openBoard();
    (card("Legal Review").element() as HTMLElement).focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await page.getByRole("button", { name: "Share", exact: true }).last().click();
    await expect.poll(() => copied.length).toBe(1);
    const link = new URL(String(copied[0]));
    await close();
    history.replaceState(null, "", link.hash);
    await open();
    await expect.element(page.getByText("Shared workspace opened").first()).toBeVisible();
    expect(location.hash).toBe("");
    await tab("Kanban").click();
    expect(titles("In Progress")).toEqual(["Landing Page", "Billing API", "Legal Review"]);
    await page.getByRole("button", { name: "Workspaces" }).click();
    await expect.element(page.getByRole("menuitemradio")).toHaveLength(2);
  });

  it("copies the entry of make with the file that it makes", async () => {
    const { copied } = await openBoard();
    await page.getByRole("button", { name: "Copy as config" }).click();
    await expect.poll(() => copied).toHaveLength(1);
    const { workspace } = JSON.parse(`{${String(copied[0])}}`) as { workspace: { input: object; out: string } };
    expect(workspace).toMatchObject({ tool: "workspace", input: { view: "kanban" }, out: "workspace.txt" });
  });

  it("refuses a damaged link in words and leaves everything as it was", async () => {
    history.replaceState(null, "", "#v1=AAAA");
    await open();
    await expect.element(page.getByText("Link not opened").first()).toBeVisible();
    expect(location.hash).toBe("");
  });
});

describe("the dashboard", () => {
  it("tells what there is nothing of", async () => {
    await open();
    await userEvent.fill(text(), "## One\n\n## Two\n");
    await generate().click();
    await tab("Dashboard").click();
    for (const words of [
      "No priority levels assigned",
      "No upcoming deadlines",
      "No tags found",
      "Workspace generated",
    ])
      await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  });
});

describe("the mindmap as a tree", () => {
  it("renames, adds, moves and deletes by keyboard", async () => {
    await open();
    await userEvent.fill(text(), plan);
    await generate().click();
    const tree = page.getByRole("tree");
    await expect.element(tree).toBeInTheDocument();
    (tree.element() as HTMLElement).focus();
    await expect
      .element(page.getByRole("treeitem", { selected: true }))
      .toHaveTextContent(/^Landing Page, In Progress/);
    await userEvent.keyboard("{F2}");
    await userEvent.keyboard("Home Page{Enter}");
    await expect.element(page.getByRole("treeitem", { selected: true })).toHaveTextContent(/^Home Page/);
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(page.getByRole("treeitem", { name: /Hero copy/ })).not.toBeInTheDocument();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(tree.element().textContent).toMatch(/Billing API.*Home Page.*Legal/);
    await userEvent.keyboard("n");
    await userEvent.keyboard("Press kit{Enter}");
    await expect.element(page.getByRole("treeitem", { selected: true })).toHaveTextContent(/^Press kit/);
    await userEvent.keyboard("{Delete}");
    expect(tree.element().textContent).not.toContain("Press kit");
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(tree.element().textContent).toContain("Press kit");
  });
});
