import { tool as palette } from "@toolbox/core/tools/palette/tool.ts";
import { tool as color } from "@toolbox/core/tools/color/tool.ts";
import { describe, expect, it } from "vitest";
import { runToolCommand } from "../../testing/run-tool-command.ts";
import { streamText } from "../../shell/terminal-text.ts";
import { factsText } from "./facts-text.ts";

const facts = {
  kind: "facts",
  name: "colors",
  rows: [
    { label: "one", value: "#ff8000", color: "#ff8000" },
    { label: "ratio", value: "21:1" },
  ],
} as const;

describe("colors among facts", () => {
  it("are words where color may not be written", () => {
    expect(factsText(facts)).toBe("one    #ff8000\nratio  21:1\n");
  });
  it("are blocks before their words where it may, in a column of their own", () => {
    expect(
      streamText(factsText(facts, { isColored: true }), { isTerminal: false, isForPeople: false, columns: 80 }),
    ).toBe("one    \u001b[48;2;255;128;0m    \u001b[49m  #ff8000\nratio        21:1\n");
  });
});

describe("color commands", () => {
  it("write the file to stdout and the colors to stderr", async () => {
    const ran = await runToolCommand(palette, ["#f00", "--type", "tetradic", "--format", "theme"]);
    expect(ran).toMatchObject({ code: 0, err: expect.stringContaining("primary    #ff0000\n") });
    expect(ran.out).toContain("@theme {\n  --color-primary: #ff0000;\n");
  });
  it("refuse what is not a valid color, and write nothing", async () => {
    expect(await runToolCommand(palette, ["reddish"])).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringContaining("must be a hex color of six digits"),
    });
  });
  it("take every notation where the color itself is the matter", async () => {
    const ran = await runToolCommand(color, ["rgb(59 130 246)"]);
    expect(ran.out).toContain("HEX           #3b82f6\n");
  });
});
