import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
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
