import { expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

it("gives six colors, counted in the CSS", async () => {
  const run = await runTool(tool, { base: "f00" }, fakePorts());
  expect(run.ok && run.outputs[0]).toMatchObject({
    rows: [
      { label: "base", value: "#ff0000", color: "#ff0000" },
      { label: "complement", value: "#00ffff" },
      { label: "hue-60", value: "#ffff00" },
      { label: "hue-120", value: "#00ff00" },
      { label: "lighter", value: "#ff6666" },
      { label: "darker", value: "#990000" },
    ],
  });
  expect(run.ok && run.outputs[1]).toMatchObject({ text: expect.stringContaining("  --color-6: #990000;\n") });
});
