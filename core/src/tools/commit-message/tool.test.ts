import { describe, expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

const run = (input: Record<string, unknown>) => runTool(tool, input, fakePorts());

describe("commit-message", () => {
  it("writes the three formats", async () => {
    const result = await run({ type: "feat", scope: "api", description: "paging", breaking: true, issues: "#1, 2" });
    expect(result.ok && result.outputs).toEqual([
      {
        kind: "text",
        name: "commit-conventional.txt",
        label: "Conventional",
        mime: "text/plain",
        text: "feat(api)!: paging\n\nBREAKING CHANGE: paging\nCloses #1, Closes #2",
      },
      {
        kind: "text",
        name: "commit-emoji.txt",
        label: "Emoji",
        mime: "text/plain",
        text: "✨ api: paging\n\nBREAKING CHANGE: paging\nCloses #1, Closes #2",
      },
      {
        kind: "text",
        name: "commit-angular.txt",
        label: "Angular",
        mime: "text/plain",
        text: "feat(api)!: paging\n\nBREAKING CHANGE: paging\nCloses #1, Closes #2",
      },
    ]);
  });

  it("says what breaks, wraps, and names everybody", async () => {
    const result = await run({
      type: "fix",
      description: "x",
      body: "word ".repeat(16),
      breaking: true,
      breakingText: "y",
      wrap: "72",
      coAuthors: ["Ada <a@b.c>", " "],
      signOff: "Bob <b@c.d>",
    });
    const body = `${"word ".repeat(14).trim()}\nword word`;
    expect(result.ok && result.outputs[0]).toHaveProperty(
      "text",
      `fix!: x\n\n${body}\n\nBREAKING CHANGE: y\n\nCo-authored-by: Ada <a@b.c>\nSigned-off-by: Bob <b@c.d>`,
    );
  });

  it("keeps what breaks to itself while nothing does", async () => {
    const result = await run({ description: "x", breakingText: "y" });
    expect(result.ok && result.outputs[0]).toHaveProperty("text", "feat: x");
  });

  it.each([
    [{}, ["description"], "Say in a few words what changed"],
    [{ description: " \t" }, ["description"], "Say in a few words what changed"],
    [{ description: "one\ntwo" }, ["description"], "Move the other lines to the body"],
    [{ description: "x", issues: "1 2, 3" }, ["issues"], 'Put commas between the issues: "1 2"'],
    [{ description: "x", type: "feature" }, ["type"], "Type must be one of these: feat, fix"],
    [{ description: "x", coAuthors: ["", "Ada"] }, ["coAuthors"], 'Ada Lovelace <ada@example.com>, not "Ada".'],
    [{ description: "x", signOff: "ada@example.com" }, ["signOff"], 'not "ada@example.com".'],
    [{ description: "x", scope: "server" }, ["scope"], "Scope must be one of these: none, api"],
  ])("refuses %j", async (input, fields, message) => {
    const result = await run(input);
    expect(!result.ok && result.issues.map((issue) => issue.field)).toEqual(fields);
    expect(!result.ok && result.issues[0]?.message).toContain(message);
  });
});
