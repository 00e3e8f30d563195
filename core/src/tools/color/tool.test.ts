import { expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

const run = (color: string) => runTool(tool, { color }, fakePorts());

it.each([
  ["#3b82f6", ["#3b82f6", "rgb(59, 130, 246)", "hsl(217.2, 91.2%, 59.8%)", "oklch(62.3% 0.188 259.8)"]],
  ["white", ["#ffffff", "rgb(255, 255, 255)", "hsl(0, 0%, 100%)", "oklch(100% 0 0)"]],
  ["RGB(255 0 0)", ["#ff0000", "rgb(255, 0, 0)", "hsl(0, 100%, 50%)", "oklch(62.8% 0.258 29.2)"]],
  ["0f0", ["#00ff00", "rgb(0, 255, 0)", "hsl(120, 100%, 50%)", "oklch(86.6% 0.295 142.5)"]],
])("%s in every notation", async (color, values) => {
  const result = await run(color);
  const facts = result.ok ? result.outputs[0] : undefined;
  expect(facts?.kind === "facts" && facts.rows.slice(0, 4).map((row) => row.value)).toEqual(values);
  expect(result).toMatchObject({ ok: true, warnings: [] });
});

it.each([
  ["oklch(70% 0.4 150)", "sRGB cannot show this color. These are the values of the nearest one it can show."],
  ["#3b82f680", "Opacity of 50 % is left out: these are the values without it."],
])("%s is told about", async (color, warning) => {
  const result = await run(color);
  expect(result.ok && result.warnings).toEqual([warning]);
});

it.each(["", " ", "bluish", "#12345", "rgb(", "<script>", "var(--x)", "é".repeat(150)])("refuses %j", async (color) => {
  const result = await run(color);
  expect(!result.ok && result.issues[0]).toMatchObject({
    field: "color",
    message: expect.stringMatching(/^This is not a valid color\. Write a hex color such as #3b82f6/),
  });
});
