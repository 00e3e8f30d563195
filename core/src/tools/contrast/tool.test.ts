import { expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

async function rowsOf(input: Record<string, unknown>) {
  const run = await runTool(tool, input, fakePorts());
  const facts = run.ok ? run.outputs[0] : undefined;
  return Object.fromEntries(facts?.kind === "facts" ? facts.rows.map((row) => [row.label, row.value]) : []);
}

it.each([
  [{}, { Ratio: "3.67:1", Grade: "Fail", "Large text": "AA", "Signs and edges": "AA", "Nearest for AA": "#2b72e5" }],
  [{ color: "#000000" }, { Ratio: "21.00:1", Grade: "AAA", "Large text": "AAA" }],
  [{ color: "#767676" }, { Ratio: "4.54:1", Grade: "AA" }],
  [{ color: "#777777" }, { Ratio: "4.47:1", Grade: "Fail" }],
  [
    { color: "#ffffff", background: "#777777" },
    { Ratio: "4.47:1", "Nearest for AAA": "none on this background" },
  ],
  [
    { color: "#808080", background: "#808080" },
    { Ratio: "1.00:1", "Nearest for AAA": "none on this background" },
  ],
])("%j", async (input, rows) => {
  expect(await rowsOf(input)).toMatchObject(rows);
});

it("offers no nearest color where the color passes", async () => {
  expect(Object.keys(await rowsOf({ color: "#000000" }))).not.toContain("Nearest for AA");
});

it.each([
  [{ color: "" }, "color"],
  [{ background: "white" }, "background"],
])("refuses %j", async (input, field) => {
  const run = await runTool(tool, input, fakePorts());
  expect(!run.ok && run.issues.map((issue) => issue.field)).toEqual([field]);
});
