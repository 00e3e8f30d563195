import type { AnyTool } from "@toolbox/core";
import { sampleTool } from "@toolbox/core/testing";
import { describe, expect, it } from "vitest";
import { runToolCommand } from "../../testing/run-tool-command.ts";

describe("a verb", () => {
  const verb: AnyTool = {
    ...(sampleTool as AnyTool),
    verb: "kind",
    generate: ({ kind, text }) => [
      { kind: "text", name: "input.json", mime: "application/json", text: JSON.stringify({ kind, text }) },
    ],
  };

  it.each([
    [["two", "words"], { kind: "two", text: "words" }],
    [["words"], { kind: "one", text: "words" }],
    [["words", "--kind", "two"], { kind: "two", text: "words" }],
    [["--text", "words", "two"], { kind: "two", text: "words" }],
  ])("%j", async (args, expected) => {
    const { out } = await runToolCommand(verb, args);
    expect(JSON.parse(out.split("\n")[0] ?? "")).toEqual(expected);
  });

  it("that is none is told, with those there are", async () => {
    const { code, err } = await runToolCommand(verb, ["three", "words"]);
    expect({ code, err }).toEqual({ code: 2, err: 'toolbox: "three" is not one of one, two. --help lists them.\n' });
  });

  it("stands in the help", async () => {
    const { out } = await runToolCommand(verb, ["--help"]);
    expect(out).toContain("[kind] [text] [options]");
  });
});
