import { encodeLink, type Output, type Tool, ToolError } from "@toolbox/core";
import { sampleTool } from "@toolbox/core/testing";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../host/fake-host.ts";
import { type Host, HostContext } from "../host/host.ts";
import { Toaster } from "../toast/toaster.tsx";
import { ToolPage } from "./tool-page.tsx";
import { type ToolOptions, useTool } from "./use-tool.ts";

type Fields = typeof sampleTool.fields;

function MadeText({ outputs, isGhost }: { outputs: readonly Output[]; isGhost: boolean }) {
  return isGhost ? null : <pre aria-label="made">{outputs[0]?.kind === "text" && outputs[0].text}</pre>;
}

function Sample({ options, tool }: { options: ToolOptions<Fields>; tool: Tool<Fields> }) {
  const state = useTool(tool, options);
  return <ToolPage state={state} Result={MadeText} />;
}

async function show(
  options: ToolOptions<Fields> = {},
  overrides: Partial<Host> = {},
  tool = sampleTool as Tool<Fields>,
) {
  const fake = fakeHost(overrides);
  const screen = await render(
    <HostContext value={fake.host}>
      <Sample options={options} tool={tool} />
      <Toaster />
    </HostContext>,
  );
  return { ...fake, screen };
}

const text = () => page.getByRole("textbox", { name: "Text" });
const generate = () => page.getByRole("button", { name: "Generate Sample" }).first();
const made = () => page.getByLabelText("made");

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", location.pathname);
});

describe("a tool page", () => {
  it("runs at a press, says the tool's own success, shows the result and how long it took", async () => {
    await show();
    await expect.element(page.getByText("nothing generated yet")).toBeInTheDocument();
    await userEvent.fill(text(), "Hello");
    await generate().click();
    await expect.element(made()).toHaveTextContent("Hello");
    await expect.element(page.getByText("Sample Generated")).toBeInTheDocument();
    await expect.element(page.getByText(/^made in [\d.]+ ms$/)).toBeInTheDocument();
  });

  it("brings the sentence about the first wrong field into view, not its control alone", async () => {
    await show();
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(innerWidth, Math.ceil(text().element().getBoundingClientRect().bottom) + 4);
    (text().element() as HTMLElement).focus();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    const sentence = page.getByRole("alert").first();
    await expect.element(sentence).toBeInViewport({ ratio: 1 });
  });

  it.each(["{Control>}{Enter}{/Control}", "{Enter}"])("runs by %s from a field", async (keys) => {
    await show();
    await userEvent.fill(text(), "Hello");
    await userEvent.keyboard(keys);
    await expect.element(made()).toHaveTextContent("Hello");
  });

  it("puts an error under its field, announces it and goes there", async () => {
    await show();
    await generate().click();
    await expect.element(text()).toHaveFocus();
    await expect.element(text()).toBeInvalid();
    await expect.element(text()).toHaveAccessibleDescription(/Text is empty\./);
    await expect.element(page.getByRole("alert")).toHaveTextContent("Text is empty.");
    await userEvent.keyboard("x");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  it("keeps the last good result and everything typed when a later run fails", async () => {
    await show();
    await userEvent.fill(text(), "Good");
    await generate().click();
    await expect.element(made()).toHaveTextContent("Good");
    await userEvent.fill(text(), "");
    await expect.element(page.getByText("input changed since")).toBeInTheDocument();
    await generate().click();
    await expect.element(page.getByRole("alert")).toBeInTheDocument();
    await expect.element(made()).toHaveTextContent("Good");
    await expect.element(page.getByText("From before your last change")).toBeInTheDocument();
    await userEvent.fill(text(), "Good");
    await expect.element(page.getByText("From before your last change")).not.toBeInTheDocument();
  });

  it.each([
    [new ToolError("canvas", "This browser gives no canvas."), "This browser gives no canvas."],
    [new Error("boom"), "This is a bug in Toolbox, not in your input: Sample stopped (boom). Your input is kept."],
  ])("says in words when the host or Toolbox itself fails: %s", async (error, sentence) => {
    const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
    const run: Host["run"] = async () => {
      if (error instanceof ToolError) return { ok: false, reason: "failed", issues: [{ message: error.message }] };
      throw error;
    };
    await show({}, { run });
    await userEvent.fill(text(), "Hello");
    await generate().click();
    await expect.element(page.getByRole("alert").first()).toHaveTextContent(sentence);
    await expect.element(text()).toHaveValue("Hello");
    report.mockRestore();
  });

  it("fills in the example, and brings back what was typed", async () => {
    await show();
    await userEvent.fill(text(), "Mine");
    await page.getByRole("button", { name: "Fill in the example" }).click();
    await expect.element(text()).toHaveValue("Hello");
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Bring back my input" }).click();
    await expect.element(text()).toHaveValue("Mine");
  });

  it("copies the command with only what differs", async () => {
    const { copied } = await show();
    await userEvent.fill(text(), "it's");
    await page.getByRole("button", { name: "Copy as command" }).click();
    await expect.poll(() => copied).toEqual([String.raw`toolbox sample --text 'it'\''s'`]);
  });

  it("copies the entry of make, once the output is known with its file", async () => {
    const oneFile: Tool<Fields> = {
      ...sampleTool,
      generate: ({ text: typed }) => [{ kind: "text", name: "sample.txt", mime: "text/plain", text: typed }],
    };
    const { copied } = await show({}, {}, oneFile);
    await userEvent.fill(text(), "it's");
    const copyConfig = page.getByRole("button", { name: "Copy as config" });
    await copyConfig.click();
    await expect.element(page.getByText('Paste it under "make" in toolbox.config.json.')).toBeInTheDocument();
    await generate().click();
    await expect.element(made()).toHaveTextContent("it's");
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Copy as config" }).click();
    await expect.poll(() => copied).toHaveLength(2);
    expect(copied.map((entry) => JSON.parse(`{${String(entry)}}`))).toEqual(
      ["sample", "sample.txt"].map((out) => ({ sample: { tool: "sample", input: { text: "it's" }, out } })),
    );
  });

  it("copies no entry where make would refuse it", async () => {
    await show({}, {}, { ...sampleTool, notInMake: "chance" });
    await expect.element(page.getByRole("button", { name: "Copy as command" })).toBeInTheDocument();
    expect(page.getByRole("button", { name: "Copy as config" }).elements()).toEqual([]);
    await page.getByRole("button", { name: "More actions" }).click();
    await expect.element(page.getByRole("menuitem", { name: "Copy as command" })).toBeInTheDocument();
    expect(page.getByRole("menuitem", { name: "Copy as config" }).elements()).toEqual([]);
  });

  it("lists its keys under All shortcuts", async () => {
    await show();
    await expect.element(generate()).toBeInTheDocument();
    await userEvent.keyboard("?");
    const sheet = page.getByRole("dialog", { name: "All shortcuts" });
    await expect.element(sheet).toHaveTextContent("Generate Sample");
    await expect.element(sheet).toHaveTextContent("Fill in the example");
  });

  it("a sign typed into a field is text, not a shortcut", async () => {
    await show();
    await userEvent.type(text(), "what?");
    await expect.element(text()).toHaveValue("what?");
    expect(page.getByRole("dialog").elements()).toEqual([]);
  });
});

describe("the input of a tool page", () => {
  it("is there again at the next visit", async () => {
    const { screen } = await show();
    await userEvent.fill(text(), "Kept");
    await screen.unmount();
    await show();
    await expect.element(text()).toHaveValue("Kept");
  });

  it("comes from a link, which then leaves the address; the own input is put aside", async () => {
    const { screen, host } = await show();
    await userEvent.fill(text(), "Mine");
    await screen.unmount();
    const link = await encodeLink(sampleTool, { text: "Shared", kind: "two" }, host.deflate);
    if (!link.ok) throw new Error(link.message);
    history.replaceState(null, "", `${location.pathname}${link.search}${link.hash}`);
    await show();
    await expect.element(text()).toHaveValue("Shared");
    await expect.element(page.getByRole("radio", { name: "Two" })).toBeChecked();
    await expect.poll(() => location.search + location.hash).toBe("");
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Bring back my input" }).click();
    await expect.element(text()).toHaveValue("Mine");
  });

  it("a damaged link says so and changes nothing", async () => {
    const { screen } = await show();
    await userEvent.fill(text(), "Mine");
    await screen.unmount();
    history.replaceState(null, "", `${location.pathname}#v1=AAAA`);
    await show();
    await expect.element(page.getByText("Link not opened")).toBeInTheDocument();
    await expect.element(text()).toHaveValue("Mine");
  });
});

describe("a live tool page", () => {
  it("says at once what the host failed at, untouched as the form is", async () => {
    const failed = { ok: false, reason: "failed", issues: [{ message: "There is no asset." }] } as const;
    await show({ live: true }, { run: async () => failed });
    await expect.element(page.getByRole("alert")).toHaveTextContent("There is no asset.");
  });

  it("follows the typing, and does not blame a field nobody has touched", async () => {
    await show({ live: true });
    await expect.element(text()).toBeInTheDocument();
    expect(page.getByRole("alert").elements()).toEqual([]);
    await userEvent.fill(text(), "Live");
    await expect.element(made()).toHaveTextContent("Live");
    await userEvent.fill(text(), "");
    await expect.element(page.getByRole("alert")).toHaveTextContent("Text is empty.");
    await expect.element(made()).toHaveTextContent("Live");
  });
});
