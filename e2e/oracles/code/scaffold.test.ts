import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runTool } from "@toolbox/core";
import { fakePorts } from "@toolbox/core/testing";
import { tool } from "@toolbox/core/tools/scaffold/tool.ts";
import { afterAll, describe, expect, test } from "vitest";

/* The projects themselves: installed from the npm registry, built, linted, type-checked; the scripts under shellcheck. */

const folder = mkdtempSync(path.join(tmpdir(), "toolbox-scaffold-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (cwd: string, command: string, ...args: string[]) => {
  const done = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    timeout: 240_000,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", CI: "1" },
  });
  return { status: done.status, stdout: done.stdout, stderr: done.stderr };
};
/** Runs a program and expects it to be content; what it printed stands in the failure. */
const expectFine = (cwd: string, command: string, ...args: string[]) => {
  const { status, stdout, stderr } = run(cwd, command, ...args);
  expect(status, `${stdout}${stderr}`).toBe(0);
};

/** The registry as it stood then: a package published since, or half published, is not a fault of the projects. */
const AS_OF = "2026-11-01";

const everything = { modules: ["auth", "dashboard", "blog", "api"], customModules: "payment gateway, 2fa" };

const assets = { read: (name: string) => readFile(new URL(`../../../core/assets/${name}`, import.meta.url)) };

async function outputs(input: Record<string, unknown>) {
  const result = await runTool(tool, input, fakePorts({ assets }));
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.outputs.flatMap((output) => (output.kind === "text" ? [output] : []));
}

/** Writes a project with every module under a name that wants quoting, and installs it. */
async function project(framework: string): Promise<string> {
  const projectName = `it's ${framework}`;
  for (const { name, text } of await outputs({ framework, projectName, ...everything })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const place = path.join(folder, projectName);
  expectFine(place, "npm", "install", "--no-audit", "--no-fund", "--prefer-offline", `--before=${AS_OF}`);
  return place;
}

const hasRegistry = run(folder, "npm", "view", "react@19.3.1", "version").status === 0;
const because = hasRegistry ? "" : " (the npm registry does not answer)";

describe.skipIf(!hasRegistry)(`generated projects${because}`, () => {
  test("React + Vite installs, builds and lints", async () => {
    const place = await project("react-vite");
    expectFine(place, "npm", "run", "build");
    expectFine(place, "npm", "run", "lint", "--", "--deny-warnings");
  });

  test("Next.js installs, builds and lints", async () => {
    const place = await project("next");
    expectFine(place, "npm", "run", "build");
    expectFine(place, "npm", "run", "lint", "--", "--max-warnings=0");
  });

  test("React Native, with Expo's last stable SDK, installs and type-checks", async () => {
    const place = await project("react-native");
    expectFine(place, "npm", "run", "typecheck");
  });
});

const hasShellcheck = run(folder, "shellcheck", "--version").status === 0;

describe.skipIf(!hasShellcheck)(`shellcheck${hasShellcheck ? "" : " (shellcheck is not installed)"}`, () => {
  const names = ["my-app", "-rf", "it's a $(name) `x` $HOME ~", "END", "应用 🚀"];
  const inputs = names.flatMap((projectName) =>
    ["next", "react-vite", "react-native"].map((framework) => ({ projectName, framework, ...everything })),
  );
  const outline = { framework: "outline", outline: "-n/\n  a b/\n    it's.md\n~/\n  $x" };

  test.each(["script", "commands"])("has nothing against any %s", async (format) => {
    const files = [];
    for (const input of [...inputs, ...names.map((projectName) => ({ projectName, ...outline }))]) {
      const [output] = await outputs({ ...input, format });
      const file = path.join(folder, `${files.length}-${format}.sh`);
      writeFileSync(file, output?.text ?? "");
      files.push(file);
    }
    // Lines to paste stop by themselves where one fails to go into the folder, and carry no directive for odd names.
    expectFine(
      folder,
      "shellcheck",
      "--shell=bash",
      ...(format === "commands" ? ["--exclude=SC2164,SC2016"] : []),
      ...files,
    );
  });
});
