import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { builtCli } from "../testing/built-cli.ts";

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let script: string;
beforeAll(async () => {
  script = await builtCli();
}, 60_000);

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [script, ...args], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: "/nonexistent", ...env },
  });

describe("help", () => {
  // This has the parser of commands lay it out again, for a stream that is a pipe all the same.
  const laidOut = { FORCE_COLOR: "0" };

  it.each([
    [],
    ["--help"],
    ["-h"],
    ["changelog", "--help"],
    ["changelog", "lint", "-h"],
    ["help", "commit"],
    ["slug", "--help"],
    ["slug", "--form", "--help"],
    ["nothing", "--help"],
    ["constructor", "--help"],
    ["../x", "--help"],
  ])("%j is the same, ready and laid out", (...args) => {
    const { status, stdout, stderr } = run(args);
    expect(run(args, laidOut)).toMatchObject({ status, stdout, stderr });
  });

  it("stands ready for every command and tool", () => {
    const ready = Object.keys(JSON.parse(readFileSync(path.join(path.dirname(script), "help.json"), "utf8")));
    const lines = run(["tools"]).stdout.split("\n");
    const names = [...lines.flatMap((line) => /^ {2}([a-z][a-z0-9-]*) {2}/.exec(line)?.[1] ?? []), "changelog", "make"];
    expect(names.length).toBeGreaterThan(30);
    expect(ready).toEqual(expect.arrayContaining(names));
  });
});
