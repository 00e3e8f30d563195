import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { builtCli } from "./testing/built-cli.ts";

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let script: string;
beforeAll(async () => {
  script = await builtCli();
}, 60_000);

const env = { PATH: process.env.PATH, HOME: "/nonexistent" };
const inShell = (line: string) =>
  spawnSync("bash", ["-c", `${line.replace("toolbox", '"$NODE" "$SCRIPT"')}; echo "\${PIPESTATUS[0]}" >&2`], {
    encoding: "utf8",
    env: { ...env, NODE: process.execPath, SCRIPT: script },
  });

describe("a stdout that takes nothing", () => {
  it.runIf(existsSync("/dev/full")).each(["tools", "tools --json", "--help", "--version", "completion bash"])(
    "a full disk is told in a sentence: %s",
    (args) => {
      expect(inShell(`toolbox ${args} > /dev/full`).stderr).toBe(
        "toolbox: The result cannot be written to stdout: the disk is full.\n3\n",
      );
    },
  );

  it.each(["tools", "tools --json", "--help", "completion bash"])(
    "a reader that went away is no failure: %s",
    (args) => {
      expect(inShell(`toolbox ${args} | head -c 1 | head -c 0`).stderr).toBe("0\n");
    },
  );

  it.runIf(existsSync("/dev/full"))("a full stderr changes no code", () => {
    expect(inShell("toolbox slugg 2> /dev/full").stderr).toBe("2\n");
  });
});
