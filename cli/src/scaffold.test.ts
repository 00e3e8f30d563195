import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { tool } from "@toolbox/core/tools/scaffold/tool.ts";
import { describe, expect, it, test } from "vitest";
import { runToolCommand } from "./testing/run-tool-command.ts";
import { tempFolder } from "./testing/temp-folder.ts";

/** Every file below a folder by its path, with its text. */
function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [path.relative(folder, file), readFileSync(file, "utf8")]),
  );
}

const bash = (cwd: string, ...args: string[]) => spawnSync("bash", args, { cwd, encoding: "utf8" });
const hasBash = bash(".", "-c", "true").status === 0;

const names = ["my-app", "my app", "-rf", "$(touch pwned)", "`touch pwned`", "it's $HOME", "应用 🚀", "END", "a;b&&c"];

describe.skipIf(!hasBash)(`the script in bash${hasBash ? "" : " (bash is not there)"}`, () => {
  it.each(names)("makes of %s the same files as the command, and nothing else", async (name) => {
    const [made, scripted] = [await tempFolder(), await tempFolder()];
    const args = [
      `--project-name=${name}`,
      "--framework",
      "react-vite",
      "--modules",
      "auth,blog,api",
      "--custom-modules",
      "payment",
    ];
    expect(await runToolCommand(tool, args, { cwd: made })).toMatchObject({ code: 0 });
    const { out } = await runToolCommand(tool, [...args, "--format", "script"], { cwd: made });
    writeFileSync(path.join(scripted, "make.sh"), out);
    const run = bash(scripted, "make.sh");
    expect([run.status, run.stderr]).toEqual([0, ""]);
    const { "make.sh": _script, ...files } = filesOf(scripted);
    expect(Object.keys(files).length).toBeGreaterThan(20);
    expect(files).toEqual(filesOf(made));
  });

  test("refuses a folder that is there and not empty, unless forced", async () => {
    const folder = await tempFolder();
    mkdirSync(path.join(folder, "shop"));
    writeFileSync(path.join(folder, "shop", "package.json"), "mine");
    const { out } = await runToolCommand(tool, ["shop", "--format", "script"], { cwd: folder });
    writeFileSync(path.join(folder, "make.sh"), out);
    const refused = bash(folder, "make.sh");
    expect([refused.status, refused.stderr]).toEqual([1, "./shop is there already. Give --force to write into it.\n"]);
    expect(filesOf(path.join(folder, "shop"))).toEqual({ "package.json": "mine" });
    expect(bash(folder, "make.sh", "--force").status).toBe(0);
    expect(filesOf(path.join(folder, "shop"))["package.json"]).toContain('"name": "shop"');
  });

  test("the commands of a pasted tree make the tree", async () => {
    const folder = await tempFolder();
    const tree = "lib/\n├── src/\n│   └── it's $(x).ts\n├── -n/\n└── a b/\n    └── c.md\n";
    const { out, code } = await runToolCommand(tool, ["outline", "--outline-file", "-", "--format", "commands"], {
      cwd: folder,
      stdin: tree,
    });
    expect(code).toBe(0);
    expect(bash(folder, "-c", out)).toMatchObject({ status: 0, stderr: "" });
    expect(filesOf(folder)).toEqual({ "lib/a b/c.md": "", "lib/src/it's $(x).ts": "" });
    expect(readdirSync(path.join(folder, "lib"))).toEqual(["-n", "a b", "src"]);
  });
});

test("a project that is there is never overwritten: what would change is shown", async () => {
  const folder = await tempFolder();
  await runToolCommand(tool, ["next", "shop"], { cwd: folder });
  const again = await runToolCommand(tool, ["next", "shop"], { cwd: folder });
  expect(again.code).toBe(0);
  writeFileSync(path.join(folder, "shop", "README.md"), "mine\n");
  const { code, out, err } = await runToolCommand(tool, ["next", "shop", "--modules", "blog"], { cwd: folder });
  expect(code).toBe(1);
  expect(out).toContain("-mine");
  expect(err).toContain("nothing was written");
  expect(filesOf(folder)["shop/README.md"]).toBe("mine\n");
  expect(Object.keys(filesOf(folder)).filter((name) => name.includes("blog"))).toEqual([]);
});

test("a folder that holds something else is refused, as by the script, unless forced", async () => {
  const folder = await tempFolder();
  mkdirSync(path.join(folder, "d/shop"), { recursive: true });
  writeFileSync(path.join(folder, "d/shop/diary.txt"), "mine\n");
  const refused = await runToolCommand(tool, ["next", "shop", "--out", "d"], { cwd: folder });
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("is there already and holds diary.txt")]);
  expect(filesOf(folder)).toEqual({ "d/shop/diary.txt": "mine\n" });
  expect((await runToolCommand(tool, ["next", "shop", "--out", "d", "--force"], { cwd: folder })).code).toBe(0);
  expect(filesOf(folder)["d/shop/diary.txt"]).toBe("mine\n");
});

test("a link that leads elsewhere is not written through", async () => {
  const [folder, elsewhere] = [await tempFolder(), await tempFolder()];
  symlinkSync(elsewhere, path.join(folder, "shop"));
  const { code, err } = await runToolCommand(tool, ["next", "shop"], { cwd: folder });
  expect([code, err]).toEqual([1, expect.stringContaining("is a link to")]);
  expect(readdirSync(elsewhere)).toEqual([]);
});

test("what would be written can be looked at first", async () => {
  const folder = await tempFolder();
  const { code, err } = await runToolCommand(tool, ["react-native", "pocket", "--diff"], { cwd: folder });
  expect([code, readdirSync(folder)]).toEqual([0, []]);
  expect(err).toMatch(/files/);
});
