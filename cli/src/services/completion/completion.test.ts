import { spawnSync } from "node:child_process";
import { catalog, type CatalogEntry } from "@toolbox/core";
import { sampleTool } from "@toolbox/core/testing";
import { describe, expect, it } from "vitest";
import { commandTable } from "../../command-table.ts";
import { fakeShell } from "../../testing/fake-shell.ts";
import { completionScript, completionShells } from "./completion.ts";
import { type DescribedCommand, describeCommands } from "./describe-commands.ts";

const sample: CatalogEntry = { ...sampleTool, load: async () => sampleTool };
const tricky: DescribedCommand = {
  name: "tricky",
  words: `It's "quoted" [so]: $HOME \`x\` \\`,
  options: [{ flag: "--it", words: `It's [so]: \\ $HOME`, takes: ["a", "b"] }],
  bare: ["sub"],
};
const commands = [
  ...(await describeCommands([...(catalog as readonly CatalogEntry[]), sample], commandTable, fakeShell())),
  tricky,
];

describe("completion scripts", () => {
  it.each(completionShells)("%s: the script knows every command, and the shell reads it without complaint", (shell) => {
    const script = completionScript(shell, commands);
    for (const { name } of commands) expect(script).toContain(name);
    expect(script).toContain("size-limit");
    const check = spawnSync(shell, ["-n"], { input: script, encoding: "utf8" });
    const isMissing = check.error !== undefined;
    if (isMissing) process.stdout.write(`skipped: ${shell} is not installed, its script is not read by it\n`);
    expect({ status: check.status, stderr: check.stderr }).toEqual(
      isMissing ? { status: null, stderr: null } : { status: 0, stderr: "" },
    );
  });

  it.each([
    [["toolbox", "wh"], ["whoami"]],
    [["toolbox", "sample", "--si"], ["--size-limit"]],
    [
      ["toolbox", "sample", "--kind", ""],
      ["one", "two"],
    ],
    [["toolbox", "sample", "--notes", ""], []],
    [["toolbox", "changelog", "li"], ["lint"]],
    [
      ["toolbox", "completion", ""],
      ["--help", "bash", "fish", "zsh"],
    ],
    [["toolbox", "tricky", "--it", "b"], ["b"]],
    [
      ["toolbox", "commit", "--type", "re"],
      ["refactor", "revert"],
    ],
    [["toolbox", "help", "sl"], ["slug"]],
    [["toolbox", "hel"], ["help"]],
  ])("bash completes %j", (words, expected) => {
    const line = words.map((word) => `'${word}'`).join(" ");
    const ask = `COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _toolbox; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const bash = spawnSync("bash", ["--norc"], {
      input: `${completionScript("bash", commands)}\n${ask}`,
      encoding: "utf8",
    });
    expect(bash.stderr).toBe("");
    expect(bash.stdout.split("\n").filter(Boolean).toSorted()).toEqual(expected);
  });
});
