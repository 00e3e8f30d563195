import { defineTool, type FileHandle, type InputOf, type Tool } from "@toolbox/core";
import { sampleTool } from "@toolbox/core/testing";
import { useEffect } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../host/fake-host.ts";
import { FormFromFields } from "./form-from-fields.tsx";
import { HostContext } from "../host/host.ts";
import { Toaster } from "../toast/toaster.tsx";
import { type ToolState, useTool } from "../tool-page/use-tool.ts";

type Fields = typeof sampleTool.fields;
/** The state as last rendered. */
const seen: { state?: ToolState<Fields> } = {};
const stateNow = () => {
  if (!seen.state) throw new Error("The form is not shown.");
  return seen.state;
};

function Form({ tool }: { tool: Tool<Fields> }) {
  const state = useTool(tool);
  useEffect(() => {
    seen.state = state;
  });
  return <FormFromFields state={state} />;
}

const show = (tool: Tool<Fields> = sampleTool) =>
  render(
    <HostContext value={fakeHost().host}>
      <Form tool={tool} />
      <Toaster />
    </HostContext>,
  );

const expectInput = (expected: Partial<InputOf<Fields>>) => expect.poll(() => stateNow().input).toMatchObject(expected);

beforeEach(() => localStorage.clear());

describe("a form made from fields", () => {
  it("groups by section, in the order of the fields", async () => {
    const screen = await show();
    await expect.element(page.getByRole("region", { name: "Content" })).toBeInTheDocument();
    const labels = [...screen.container.querySelectorAll("label, [id$=l]")].map((label) => label.textContent);
    expect(labels.indexOf("Text")).toBeLessThan(labels.indexOf("Notes"));
    expect(labels.indexOf("Notes")).toBeLessThan(labels.indexOf("Kind"));
  });

  it("text: one line, counted", async () => {
    await show();
    await userEvent.fill(page.getByRole("textbox", { name: "Text" }), "Hello");
    await expectInput({ text: "Hello" });
    await expect.element(page.getByText("5/60")).toBeInTheDocument();
  });

  it("text over its limit: kept, with its message at once", async () => {
    await show();
    const input = page.getByRole("textbox", { name: "Text" });
    await userEvent.fill(input, "x".repeat(61));
    await expect.element(input).toHaveValue("x".repeat(61));
    await expect.element(page.getByRole("alert")).toHaveTextContent("Text has 61 characters; at most 60 fit.");
    await userEvent.fill(input, "x");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  it("text of several lines: an area", async () => {
    await show();
    const area = page.getByRole("textbox", { name: "Notes" });
    expect(area.element().tagName).toBe("TEXTAREA");
    await userEvent.fill(area, "a\nb");
    await expectInput({ notes: "a\nb" });
  });

  it("choice: radios", async () => {
    await show();
    await page.getByRole("radiogroup", { name: "Kind" }).getByRole("radio", { name: "Two" }).click();
    await expectInput({ kind: "two" });
  });

  it("choices: checkboxes, kept in the order of the options", async () => {
    await show();
    await page.getByRole("checkbox", { name: "Part A" }).click();
    await page.getByRole("checkbox", { name: "Part B" }).click();
    await page.getByRole("checkbox", { name: "Part A" }).click();
    await expectInput({ parts: ["a", "b"] });
  });

  it("number: typed", async () => {
    await show();
    await userEvent.fill(page.getByRole("spinbutton", { name: "Size limit" }), "0.6");
    await expectInput({ sizeLimit: 0.6 });
  });

  it("number as a slider", async () => {
    const fields = { ...sampleTool.fields, sizeLimit: { ...sampleTool.fields.sizeLimit, variant: "slider" as const } };
    await show(defineTool({ ...sampleTool, fields }) as Tool<Fields>);
    page.getByRole("slider", { name: "Size limit" }).element().focus();
    await userEvent.keyboard("{End}");
    await expectInput({ sizeLimit: 1 });
  });

  it("flag: a checkbox; a field that hangs on it comes and goes with its value kept", async () => {
    await show();
    await page.getByRole("checkbox", { name: "Polite" }).click();
    await page.getByRole("checkbox", { name: "Loud" }).click();
    await expect.element(page.getByRole("checkbox", { name: "Polite" })).not.toBeInTheDocument();
    await expectInput({ loud: true, polite: false });
  });

  it("list: rows", async () => {
    await show();
    await userEvent.fill(page.getByRole("textbox", { name: "Entry 1" }), "one");
    await userEvent.keyboard("{Enter}two");
    await expectInput({ entries: ["one", "two"] });
  });

  it("color: hex digits and the system's picker", async () => {
    await show();
    await userEvent.fill(page.getByRole("textbox", { name: "Accent", exact: true }), "#ff0000");
    await expectInput({ accent: "#ff0000" });
    await expect.element(page.getByLabelText("Pick Accent")).toHaveValue("#ff0000");
  });

  it("secret: hidden as it is typed, never stored", async () => {
    await show();
    await userEvent.fill(page.getByLabelText("Key"), "hunter2");
    await expectInput({ key: "hunter2" });
    expect(page.getByLabelText("Key").element().getAttribute("type")).toBe("password");
    expect(JSON.stringify({ ...localStorage })).not.toContain("hunter2");
    expect(stateNow().command).not.toContain("hunter2");
  });

  it("file: shown by name and size, replaced, removed", async () => {
    await show();
    await drop("Logo", new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "logo.svg", { type: "image/svg+xml" }));
    await expect.element(page.getByText("logo.svg")).toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Replace logo.svg" })).toBeInTheDocument();
    await page.getByRole("button", { name: "Remove logo.svg" }).click();
    await expectInput({ logo: null });
  });

  it.each([
    [new File(["x"], "notes.txt", { type: "text/plain" }), "Invalid File Type", "Please upload an image file."],
    [
      new File(["x".repeat(1001)], "big.png", { type: "image/png" }),
      "File Too Large",
      "Please upload an image smaller than 1 KB.",
    ],
  ])("file refused: a toast and the sentence under the field", async (file, title, message) => {
    await show();
    await drop("Logo", file);
    await expect.element(page.getByText(title)).toBeInTheDocument();
    await expect.element(page.getByRole("alert")).toHaveTextContent(message);
    await expectInput({ logo: null });
  });

  it("files: a list with sizes", async () => {
    await show();
    await drop("Pages", new File(["abc"], "a.txt", { type: "text/plain" }));
    await drop("Pages", new File(["d"], "b.txt", { type: "text/plain" }));
    await expect.element(page.getByRole("list", { name: "Pages" })).toHaveTextContent("a.txt3 Bb.txt1 B");
    await page.getByRole("button", { name: "Remove a.txt" }).click();
    await expect
      .poll(() => (stateNow().input.pages as readonly FileHandle[]).map((file) => file.name))
      .toEqual(["b.txt"]);
  });
});

async function drop(label: string, file: File): Promise<void> {
  const data = new DataTransfer();
  data.items.add(file);
  const target = page.getByRole("button", { name: new RegExp(`^${label}:`) });
  await expect.element(target).toBeInTheDocument();
  target.element().dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}
