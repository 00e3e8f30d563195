import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { explain } from "../../../shell/explain.ts";
import { fakeShell } from "../../../testing/fake-shell.ts";
import { folderOf } from "../../../testing/folder-of.ts";
import { watchMake } from "./watch-make.ts";

// The first run of a tool loads it.
vi.setConfig({ testTimeout: 30_000 });

const config = (make: object) => JSON.stringify({ make });
const title = { tool: "slug", input: { text: { file: "title.txt" } }, out: "out/title.txt" };
const plans = { tool: "schema", input: { sql: ["sql/*.sql"], format: "mermaid" }, out: "schema.mmd" };
const table = (name: string) => `create table ${name} (id int primary key);`;

/** Starts it in a folder; `said` are its lines without the time, `end` stops it and gives its exit code. */
async function start(files: Readonly<Record<string, string>>) {
  const cwd = await folderOf({
    "toolbox.config.json": config({ title, plans }),
    "title.txt": "One\n",
    "sql/1.sql": table("a"),
    ...files,
  });
  const shell = fakeShell({ cwd });
  const ended = watchMake([], {}, shell).catch((error: unknown) => explain(error, {}).exitCode);
  const said = () => shell.err().replaceAll(/^\d\d:\d\d:\d\d /gm, "");
  return {
    cwd,
    said,
    out: shell.out,
    write: (name: string, text: string) => writeFileSync(path.join(cwd, name), text),
    read: (name: string) => readFileSync(path.join(cwd, name), "utf8"),
    until: (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 10 }),
    end: () => (shell.abort.abort(), ended),
  };
}
const FIRST = "Made 2 files. Watching 2 entries; Ctrl+C ends.\n";

it("makes, and again what a change touches, a line for each entry; Ctrl+C ends it with 130", async () => {
  const watching = await start({});
  await watching.until(() => expect(watching.said()).toBe(FIRST));
  expect(watching.out()).toBe("plans: schema.mmd\ntitle: out/title.txt\n");
  watching.write("title.txt", "Two\n");
  await watching.until(() => expect(watching.out()).toMatch(/(?:title: out\/title\.txt\n[^]*){2}/));
  // As editors save: a new file in the place of the old one.
  watching.write("title.txt~", "Three\n");
  renameSync(path.join(watching.cwd, "title.txt~"), path.join(watching.cwd, "title.txt"));
  await watching.until(() => expect(watching.read("out/title.txt").trim()).toBe("three"));
  watching.write("sql/2.sql", table("b"));
  await watching.until(() => expect(watching.out().match(/plans/g)).toHaveLength(2));
  expect(watching.read("schema.mmd")).toContain("b {");
  expect(await watching.end()).toBe(130);
});

it("reads a configuration that changed, says what is wrong with it, and goes on when it is mended", async () => {
  const watching = await start({});
  await watching.until(() => expect(watching.said()).toBe(FIRST));
  watching.write("toolbox.config.json", config({ title: { ...title, tool: "slog" } }));
  await watching.until(() => expect(watching.said()).toContain('no tool has that name. Did you mean "slug"?'));
  watching.write(
    "toolbox.config.json",
    config({ title, more: { tool: "slug", input: { text: "Four" }, out: "four.txt" } }),
  );
  await watching.until(() => expect(watching.said()).toContain("Made 1 file, 1 of 2 current."));
  expect(watching.read("four.txt").trim()).toBe("four");
  expect(watching.said()).toContain("schema.mmd is left over: nothing makes it any more.");
  await watching.end();
});

it("says a problem once, and hears of a file that was missing", async () => {
  const watching = await start({ "out/title.txt": "mine" });
  const mine = "title: out/title.txt is there already, and Toolbox did not make it.";
  await watching.until(() => expect(watching.said()).toContain("Made 1 file, 1 failed."));
  rmSync(path.join(watching.cwd, "sql/1.sql"));
  await watching.until(() => expect(watching.said()).toContain('"sql/*.sql" matches no file.'));
  watching.write("sql/1.sql", table("c"));
  await watching.until(() => expect(watching.read("schema.mmd")).toContain("c {"));
  expect(watching.said().split(mine)).toHaveLength(2);
  await watching.end();
});

it("is silent about a change that changes nothing", async () => {
  const watching = await start({});
  await watching.until(() => expect(watching.said()).toBe(FIRST));
  watching.write("title.txt", "one\n");
  watching.write("sql/1.sql", table("z"));
  await watching.until(() => expect(watching.out().match(/plans/g)).toHaveLength(2));
  expect(watching.out().match(/title/g)).toHaveLength(2);
  await watching.end();
});

it("with a configuration that is wrong from the start there is nothing to watch", async () => {
  const shell = fakeShell({ cwd: await folderOf({ "toolbox.config.json": "{" }) });
  await expect(watchMake([], {}, shell)).rejects.toMatchObject({ exitCode: 2 });
});
