import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { fakeShell } from "../testing/fake-shell.ts";
import { tempFolder } from "../testing/temp-folder.ts";
import { readme } from "./readme.ts";

it("knows package.json, LICENSE and the git remote", async () => {
  const cwd = await tempFolder();
  writeFileSync(
    path.join(cwd, "package.json"),
    JSON.stringify({ name: "@fieldnote/app", version: "2.1.0", description: "Notes.", author: "Amara Mensah <a@b.c>" }),
  );
  writeFileSync(path.join(cwd, "LICENSE"), "MIT License\n\nCopyright (c) 2026\n");
  spawnSync("git", ["init", "--quiet"], { cwd });
  spawnSync("git", ["remote", "add", "origin", "git@github.com:fieldnote/app.git"], { cwd });
  expect(await readme(fakeShell({ cwd }))).toEqual({
    projectName: "app",
    packageName: "@fieldnote/app",
    description: "Notes.",
    author: "Amara Mensah",
    license: "MIT",
    projectVersion: "2.1.0",
    repository: "git@github.com:fieldnote/app.git",
    ecosystem: "node",
    kind: "library",
    command: "",
    licenseFile: "LICENSE",
    marks: true,
  });
});

it("takes the folder's name and makes up no repository where nothing is known", async () => {
  const cwd = await tempFolder();
  writeFileSync(path.join(cwd, "package.json"), "{ broken");
  const known = await readme(fakeShell({ cwd }));
  expect(known["projectName"]).toBe(path.basename(cwd));
  expect(known["repository"]).toBe("");
});

const folder = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const cwd = await tempFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), text);
  }
  return cwd;
};

it("makes nothing up: what the folder does not say is empty", async () => {
  const known = await readme(fakeShell({ cwd: await folder({}) }));
  for (const name of ["description", "author", "license", "projectVersion", "packageName", "command", "licenseFile"])
    expect(known[name]).toBe("");
});

it.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, unknown>>]>([
  [
    "a crate with a command",
    {
      "Cargo.toml":
        '[package]\nname = "rip-grep"\nversion.workspace = true\nauthors = ["Ada <a@b.c>"]\nlicense = "Unlicense OR MIT"\nrepository = "https://github.com/ada/rip-grep"\n[workspace.package]\nversion = "14.1.0"\n[[bin]]\nname = "rg"\n',
      "LICENSE-MIT": "MIT License",
      COPYING: "Both",
    },
    {
      ecosystem: "rust",
      kind: "command",
      command: "rg",
      projectName: "rip-grep",
      packageName: "rip-grep",
      projectVersion: "14.1.0",
      author: "Ada",
      license: "Unlicense OR MIT",
      licenseFile: "COPYING",
    },
  ],
  [
    "a crate that is a library and not published",
    { "Cargo.toml": '[package]\nname = "inner"\npublish = false\n', "src/lib.rs": "" },
    { ecosystem: "rust", kind: "library", packageName: "", projectVersion: "", license: "" },
  ],
  [
    "a Python project beside the tools of npm",
    {
      "package.json": '{"private": true, "name": "docs-tools"}',
      "pyproject.toml":
        '[project]\nname = "tea"\nversion = "1.2"\nlicense = {text = "BSD-3-Clause"}\nauthors = [{name = "Ada"}]\n[project.urls]\nSource = "https://github.com/ada/tea"\n[project.scripts]\nbrew = "tea:main"\n',
    },
    {
      ecosystem: "python",
      kind: "command",
      command: "brew",
      projectName: "tea",
      license: "BSD-3-Clause",
      repository: "https://github.com/ada/tea",
    },
  ],
  [
    "a module of Go",
    { "go.mod": "module github.com/ada/tea/v2 // here\n\ngo 1.22\n", "main.go": "package main" },
    { ecosystem: "go", kind: "command", command: "tea", packageName: "github.com/ada/tea/v2", projectName: "tea" },
  ],
  [
    "a module of Go with its command in cmd",
    { "go.mod": "module github.com/ada/tea/v2\n", "cmd/tea/main.go": "package main" },
    { ecosystem: "go", kind: "command", command: "tea", packageName: "github.com/ada/tea/v2/cmd/tea" },
  ],
  [
    "a module of Go that others import",
    { "go.mod": "module github.com/ada/tea/v2\n", "cmd/other/main.go": "package main" },
    { ecosystem: "go", kind: "library", packageName: "github.com/ada/tea/v2" },
  ],
  [
    "a package of npm with a command of another name",
    { "package.json": '{"name": "typescript", "bin": {"tsc": "a.js", "tsserver": "b.js"}}' },
    { kind: "command", command: "tsc", packageName: "typescript", projectVersion: "", author: "" },
  ],
  [
    "an app",
    { "package.json": '{"name": "site", "private": true, "scripts": {"dev": "vite"}}' },
    { kind: "app", command: "npm run dev", packageName: "" },
  ],
])("knows %s", async (_, files, expected) => {
  expect(await readme(fakeShell({ cwd: await folder(files) }))).toMatchObject(expected);
});
