import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { commandTable } from "../../command-table.ts";
import { runProgram } from "../../program.ts";
import { explain } from "../../shell/explain.ts";
import type { FakeShell } from "../../testing/fake-shell.ts";
import { folderOf } from "../../testing/folder-of.ts";
import { runMake } from "../../testing/run-make.ts";
import { schemaProblems } from "../../testing/schema-problems.ts";
import { tempFolder } from "../../testing/temp-folder.ts";
import { tempRepository } from "../../testing/temp-repository.ts";
import type { MakeOptions } from "./make-options.ts";

const recipes = new URL("../../../../docs/recipes/", import.meta.url);
const pageOf = (name: string) => readFileSync(new URL(`${name}.md`, recipes), "utf8");

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';
const marksOf = (name: string) => `# Tea\n\n<!-- toolbox:${name} -->\n<!-- /toolbox:${name} -->\n\nBy hand.\n`;
const sql =
  "create table teas (id int primary key);\ncreate table cups (id int primary key, tea int references teas);\n";
const screenshot = readFileSync(new URL("../../../../docs/images/screenshots/og-image.png", import.meta.url));

/** What lies in the repository of each recipe, in place of what people have there. */
const repositories: Readonly<Record<string, Readonly<Record<string, string | Uint8Array>>>> = {
  "api-reference": { "openapi.yaml": "openapi: 3.1.0\ninfo: { title: Tea, version: 1.0.0 }\npaths: {}\n" },
  "check-in-ci": { "logo.svg": logo },
  "icons-from-one-svg": { "public/logo.svg": logo },
  "readme-from-package-json": {
    "package.json": '{ "name": "tea", "description": "Makes tea.", "license": "MIT" }',
    "README.md": marksOf("head"),
  },
  "schema-diagram": { "supabase/migrations/1.sql": sql },
  "schema-diagram-in-readme": { "db/schema.sql": sql, "README.md": marksOf("schema") },
  "screenshots-in-a-frame": { "docs/screenshots/home.png": screenshot },
  "share-images-for-a-blog": {
    "src/content/blog/green/index.md": "---\ntitle: Green tea\n---\n\nText.\n",
    "src/content/blog/oolong.md": "# Oolong\n\nText.\n",
  },
};

it("every recipe is tried, and stands in the table", () => {
  const pages = readdirSync(recipes).filter((name) => name !== "README.md");
  expect(pages.toSorted()).toEqual(
    [...Object.keys(repositories), "changelog-in-ci"].map((name) => `${name}.md`).toSorted(),
  );
  for (const name of pages) expect(pageOf("README")).toContain(`](${name})`);
});

it.each(Object.entries(repositories))("%s: its commands print what the page says", async (name, files) => {
  const [config = ""] = blocks(pageOf(name), "json");
  expect(schemaProblems(config)).toEqual([]);
  const cwd = await folderOf({ ...files, "toolbox.config.json": config });
  mkdirSync(path.join(cwd, ".git"));
  const printed: string[] = [];
  const [session = ""] = blocks(pageOf(name), "console");
  for (const [line, words = ""] of session.matchAll(/^\$ toolbox make(.*)$/gm)) {
    const { out, err, code } = await runMake(cwd, optionsOf(words));
    expect(code).toBe(0);
    // Entries are made side by side and tell when they are done.
    printed.push(`${line}\n${out.split("\n").toSorted().filter(Boolean).join("\n")}\n${err}`.replaceAll(/\n\n/g, "\n"));
  }
  expect(printed.join("")).toBe(session);
});

it("changelog-in-ci: its commands print what the page says, from the branch to the release", async () => {
  const page = pageOf("changelog-in-ci");
  const repository = tempRepository();
  const { folder, git, write, commit, shell } = repository;
  const origin = await tempFolder();
  git("init", "--quiet", "--bare", origin);
  git("remote", "add", "origin", origin);
  mkdirSync(path.join(folder, "src"));
  write("package.json", '{ "name": "tea", "version": "1.0.0" }\n');
  write("toolbox.config.json", blocks(page, "json")[0] ?? "");
  write("src/sign-in.ts", "export const ways = 1;\n");
  git("add", "--all");
  commit("feat: begin", "2026-01-01");
  git("tag", "v1.0.0");
  git("push", "--quiet", "--set-upstream", "origin", "main", "--tags");
  git("checkout", "--quiet", "-b", "passkeys");
  write("src/sign-in.ts", "export const ways = 2;\n");
  git("add", "--all");
  commit("Sign in", "2026-01-02");
  for (const session of blocks(page, "console")) {
    const printed: string[] = [];
    for (const [line, program, words = ""] of session.matchAll(/^\$ (toolbox|git) (.*)$/gm)) {
      const args = [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare = ""]) => quoted ?? bare);
      printed.push(`${line}\n`);
      if (program === "git") git(...args);
      else printed.push(await told(args, shell));
    }
    expect(printed.join("")).toBe(session);
  }
  expect(readFileSync(path.join(folder, "CHANGELOG.md"), "utf8")).toMatch(
    /## \[1\.0\.1\][^#]*### \w+\n\n- Sign in with a passkey \(#218\)/,
  );
});

/** What a command says, with names of commits and the digits of chance as on a page. */
async function told(args: readonly string[], shell: FakeShell): Promise<string> {
  const before = [shell.out().length, shell.err().length];
  const error = await runProgram(args, "0.0.0", shell, {
    commands: commandTable,
    tools: [],
    requireSignIn: () => Promise.resolve(),
  }).catch((thrown: unknown) => thrown);
  const end = error === undefined ? "" : explain(error, shell.env).words;
  const words = shell.out().slice(before[0]) + shell.err().slice(before[1]) + end;
  return words.replaceAll(/\b[0-9a-f]{7}\b/g, "0000000").replaceAll(/-[0-9a-f]{4}\.md/g, "-1f3a.md");
}

const blocks = (page: string, language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(([, text = ""]) => text);

const optionsOf = (words: string): MakeOptions => ({
  check: words.includes("--check"),
  ...(words.includes("--format github") ? { format: "github" } : {}),
});
