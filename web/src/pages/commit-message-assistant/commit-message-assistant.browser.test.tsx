import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import CommitMessageAssistant from "./page.tsx";

async function open() {
  const { host, copied } = fakeHost();
  const screen = await render(
    <HostContext value={host}>
      <CommitMessageAssistant />
      <Toaster />
    </HostContext>,
  );
  return { copied, screen };
}

const freeText = () => page.getByRole("textbox", { name: "What did you change?" });
const auto = () => page.getByRole("button", { name: "Auto-Generate from Description" });
const description = () => page.getByRole("textbox", { name: "Short Description" });
const generate = () => page.getByRole("button", { name: "Generate Commit Messages" }).first();
const message = (format = "Conventional") => page.getByRole("region", { name: `${format} commit message` });
const typeReference = (type: string) =>
  page.getByRole("region", { name: "Commit Type Reference" }).getByRole("button", { name: type });

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
});

describe("the commit page", () => {
  it("says what to do before there is anything", async () => {
    await open();
    await expect
      .element(page.getByRole("heading", { name: "Describe your changes to generate commit messages." }))
      .toBeVisible();
    await expect.element(description()).not.toHaveAttribute("aria-invalid", "true");
  });

  it("regenerates with every change, issues too", async () => {
    await open();
    await userEvent.fill(description(), "paging");
    await expect.element(message()).toHaveTextContent("feat: paging");
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Scope" }), "api");
    await expect.element(message()).toHaveTextContent("feat(api): paging");
    await page.getByRole("checkbox", { name: "Breaking Change" }).click();
    await expect.element(message()).toHaveTextContent("BREAKING CHANGE: paging");
    await userEvent.fill(page.getByRole("textbox", { name: "Body" }), "Why.");
    await expect.element(message()).toHaveTextContent("Why.");
    await userEvent.fill(page.getByRole("textbox", { name: "Related Issues" }), "#1, 2");
    await expect.element(message()).toHaveTextContent("Closes #1, Closes #2");
    await typeReference("perf").click();
    await expect.element(message()).toHaveTextContent("perf(api)!: paging");
    await expect.element(page.getByText("Messages Generated!")).not.toBeInTheDocument();
  });

  it("copies each format in its own words", async () => {
    const { copied } = await open();
    await userEvent.fill(description(), "paging");
    for (const [format, text] of [
      ["Conventional", "feat: paging"],
      ["Emoji", "✨ paging"],
      ["Angular", "feat: paging"],
    ] as const) {
      await page.getByRole("tab", { name: format }).click();
      await page.getByRole("button", { name: `Copy ${format}` }).click();
      await expect.element(page.getByText(`${format} commit message copied to clipboard.`)).toBeVisible();
      expect(copied.at(-1)).toBe(text);
    }
  });

  it("reads type, scope and description from a free text, and gives mine back", async () => {
    await open();
    await userEvent.fill(description(), "my own words");
    await userEvent.fill(freeText(), "Fixed the API error on start");
    await auto().click();
    await expect.element(message()).toHaveTextContent("fix(api): the API error on start");
    await expect.element(page.getByText("Commit messages generated in all formats.")).toBeVisible();
    await page.getByRole("button", { name: "Bring mine back" }).click();
    await expect.element(message()).toHaveTextContent("feat: my own words");
    await expect.element(freeText()).toHaveValue("Fixed the API error on start");
  });

  it("takes a text that is a message already apart", async () => {
    await open();
    await userEvent.fill(freeText(), "feat(api): add paging\n\nWhy it is so.");
    await auto().click();
    await expect.element(message()).toHaveTextContent("feat(api): add paging");
    await expect.element(message()).not.toHaveTextContent("feat(api): feat");
    await expect.element(message()).toHaveTextContent("Why it is so.");
    await page.getByRole("tab", { name: "Emoji" }).click();
    await expect.element(page.getByRole("region", { name: "Lint" })).toHaveTextContent("Passes toolbox lint.");
  });

  it("chooses a scope that the list has", async () => {
    await open();
    await userEvent.fill(freeText(), "Added a component for dates");
    await auto().click();
    await expect.element(page.getByRole("combobox", { name: "Scope" })).toHaveValue("components");
  });

  it("says what is missing, under its field", async () => {
    await open();
    await generate().click();
    await expect.element(page.getByText(/^Say in a few words what changed/)).toBeVisible();
    await expect.element(description()).toHaveFocus();
    await auto().click();
    await expect.element(page.getByText("Write what you changed, then press the button.")).toBeVisible();
  });

  it("keeps the last message while the description is empty", async () => {
    await open();
    await userEvent.fill(description(), "paging");
    await expect.element(message()).toHaveTextContent("feat: paging");
    await userEvent.fill(description(), " ");
    await expect.element(page.getByText(/^Say in a few words what changed/)).toBeVisible();
    await expect.element(message()).toHaveTextContent("feat: paging");
  });

  it.each([
    ["x", "7/72"],
    ["x".repeat(60), "66/72"],
    ["x".repeat(70), "76/72"],
  ])("measures the first line: %s", async (text, measure) => {
    await open();
    await userEvent.fill(description(), text);
    await expect.element(page.getByText(measure)).toBeVisible();
  });

  it("says under the message what commitlint would, and knows a better first line", async () => {
    const { copied } = await open();
    await userEvent.fill(description(), "paging");
    const lint = page.getByRole("region", { name: "Lint" });
    await expect.element(lint).toHaveTextContent("Passes toolbox lint.");
    await userEvent.fill(description(), "Crash on empty input.");
    await expect.element(lint).toHaveTextContent("subject-full-stop");
    await expect.element(lint).toHaveTextContent("feat: crash on empty input");
    await lint.getByRole("button", { name: "Copy better first line" }).click();
    expect(copied.at(-1)).toBe("feat: crash on empty input");
    await page.getByRole("tab", { name: "Emoji" }).click();
    await expect.element(lint).toHaveTextContent("✨ crash on empty input");
  });

  it("asks what breaks only when something does", async () => {
    await open();
    await userEvent.fill(description(), "paging");
    const breaks = page.getByRole("textbox", { name: "What breaks" });
    await expect.element(breaks).not.toBeInTheDocument();
    await page.getByRole("checkbox", { name: "Breaking Change" }).click();
    await userEvent.fill(breaks, "send a cursor");
    await expect.element(message()).toHaveTextContent("BREAKING CHANGE: send a cursor");
  });

  it("keeps wrapping and people aside until they are wanted", async () => {
    await open();
    await userEvent.fill(description(), "paging");
    await userEvent.fill(page.getByRole("textbox", { name: "Body" }), "word ".repeat(20));
    const coAuthor = page.getByRole("textbox", { name: "Co-author 1" });
    await expect.element(coAuthor).not.toBeInTheDocument();
    await page.getByText("Wrapping and People").click();
    await page.getByText("72", { exact: true }).first().click();
    await userEvent.fill(coAuthor, "Ada <ada@example.com>");
    await userEvent.fill(page.getByRole("textbox", { name: "Sign-off" }), "Bob <bob@example.com>");
    await expect.element(message()).toHaveTextContent("Co-authored-by: Ada <ada@example.com>");
    await expect.element(message()).toHaveTextContent("Signed-off-by: Bob <bob@example.com>");
    const lines = (message().element() as HTMLElement).innerText.split("\n");
    expect(lines.filter((line) => line.includes("word")).every((line) => line.length <= 72)).toBe(true);
    await userEvent.fill(coAuthor, "Ada");
    await expect.element(page.getByText(/A person is a name and an address/)).toBeVisible();
  });

  it("draws the emoji of the types from the bundled outlines and reads them out", async () => {
    await open();
    const select = page.getByRole("combobox", { name: "Type" });
    await expect.element(select).toHaveValue("feat");
    const option = () => select.element().querySelector<HTMLOptionElement>('option[value="fix"]');
    await expect.poll(() => option()?.style.getPropertyValue("--picture")).toContain("data:image/svg+xml");
    expect(option()?.textContent).toBe("fix");
    expect(option()?.getAttribute("aria-label")).toBe("🐛 fix");
    await userEvent.selectOptions(select, "fix");
    await userEvent.fill(description(), "paging");
    await expect.element(message()).toHaveTextContent("fix: paging");
  });

  it("finds the free text again on the next visit", async () => {
    const { screen } = await open();
    await userEvent.fill(freeText(), "half a thought");
    await screen.unmount();
    await open();
    await expect.element(freeText()).toHaveValue("half a thought");
  });
});
