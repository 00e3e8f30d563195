import { describe, expect, it } from "vitest";
import { fakePorts } from "../testing/fake-ports.ts";
import { sampleTool } from "../testing/sample-tool.ts";
import { slowTool } from "../testing/slow-tool.ts";
import { defineTool } from "./define-tool.ts";
import { ToolError } from "./errors.ts";
import { runTool } from "./run-tool.ts";

const ports = fakePorts();
const failing = (error: Error) => defineTool({ ...slowTool, generate: () => Promise.reject(error) });

describe("runTool", () => {
  it("gives outputs and warnings; missing fields take their initial values", async () => {
    const heard: string[] = [];
    const run = await runTool(sampleTool, { text: "hi", loud: true }, ports, { warn: (text) => heard.push(text) });
    expect(run).toMatchObject({ ok: true, outputs: [{ text: "HI" }, { kind: "binary" }, { kind: "facts" }] });
    expect(run).toMatchObject({ warnings: ["Loud and polite at once."] });
    expect(heard).toEqual(["Loud and polite at once."]);
  });

  it("finds every broken field in one go, in the order of the fields, unknown ones first", async () => {
    const run = await runTool(sampleTool, { txet: "x", sizeLimit: 3, text: "" }, ports);
    expect(run).toEqual({
      ok: false,
      reason: "input",
      issues: [
        { message: 'There is no field "txet". Did you mean "text"?' },
        { field: "text", message: "Text is empty." },
        { field: "sizeLimit", message: "Size limit must be a number from 0.5 to 1." },
      ],
    });
  });

  it("asks the tool's own check once the fields are valid", async () => {
    expect(await runTool(sampleTool, { text: "a", notes: "a" }, ports)).toEqual({
      ok: false,
      reason: "input",
      issues: [{ field: "notes", message: "Say something new." }],
    });
  });

  it("turns what a host failed at into words", async () => {
    const run = await runTool(failing(new ToolError("canvas", "No canvas here.")), {}, ports);
    expect(run).toEqual({ ok: false, reason: "failed", issues: [{ message: "No canvas here." }] });
  });

  it("puts what a host failed at because of a field under that field", async () => {
    const run = await runTool(failing(new ToolError("decode", "No image.", { field: "logo" })), {}, ports);
    expect(run).toEqual({ ok: false, reason: "input", issues: [{ field: "logo", message: "No image." }] });
  });

  it("says that it was stopped", async () => {
    const run = await runTool(slowTool, {}, ports, { signal: AbortSignal.abort() });
    expect(run).toMatchObject({ ok: false, reason: "aborted" });
  });

  it("lets a bug through", async () => {
    await expect(runTool(failing(new TypeError("oops")), {}, ports)).rejects.toThrow("oops");
  });
});
