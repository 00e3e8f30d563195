import { describe, expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

async function textOf(input: Record<string, unknown>): Promise<string> {
  const run = await runTool(tool, input, fakePorts());
  const file = run.ok ? run.outputs[1] : undefined;
  if (file?.kind !== "text") throw new Error(JSON.stringify(run));
  return file.text;
}

describe("color-scale", () => {
  it("has ten steps around the base on 500", async () => {
    const text = await textOf({});
    expect(text.match(/--color-brand-\d+/g)).toEqual(
      [50, 100, 200, 300, 400, 500, 600, 700, 800, 900].map((stop) => `--color-brand-${stop}`),
    );
    expect(text).toContain("--color-brand-500: #3b82f6;");
  });
  it("has 950 when asked, and the base where one wants it", async () => {
    const text = await textOf({ last: true, stop: "700", name: "deep-blue" });
    expect(text).toContain("--color-deep-blue-700: #3b82f6;");
    expect(text).toContain("--color-deep-blue-950: #");
  });
  it("finds the nearest stop", async () => {
    expect(await textOf({ base: "#1e3a8a", stop: "nearest" })).toContain("--color-brand-900: #1e3a8a;");
  });
  it("nests in a Tailwind 3 config", async () => {
    expect(await textOf({ format: "tailwind", name: "deep-blue" })).toContain(
      '        "deep-blue": {\n          50: "#',
    );
  });
  it.each(["", "Brand", "1st", "my brand", "a--b", "a-", "ä", "x}; body{"])("refuses the name %j", async (name) => {
    const run = await runTool(tool, { name }, fakePorts());
    expect(!run.ok && run.issues[0]).toMatchObject({ field: "name" });
  });
});
