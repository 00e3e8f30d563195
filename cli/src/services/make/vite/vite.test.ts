import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, createLogger, createServer, type Plugin, type InlineConfig } from "vite";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { builtCli } from "../../../testing/built-cli.ts";
import { fakeSite, GOOD_TOKEN } from "../../../testing/fake-site.ts";
import { folderOf } from "../../../testing/folder-of.ts";
import { tempFolder } from "../../../testing/temp-folder.ts";
import type * as Vite from "./vite.ts";

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let toolbox: typeof Vite.toolbox;
beforeAll(async () => {
  const built = path.join(path.dirname(await builtCli()), "vite.mjs");
  ({ toolbox } = (await import(pathToFileURL(built).href)) as typeof Vite);
}, 60_000);

beforeEach(async () => {
  const site = await fakeSite();
  vi.stubEnv("TOOLBOX_URL", site.url);
  vi.stubEnv("TOOLBOX_TOKEN", GOOD_TOKEN);
  vi.stubEnv("HOME", await tempFolder());
  vi.stubEnv("VITEST", undefined);
});
afterEach(() => void vi.unstubAllEnvs());

const children = () => process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;

/** A tiny project whose page imports a file that an entry makes, and one from its public folder. */
async function project() {
  const make = {
    plan: { tool: "workspace", input: { format: "mermaid" }, batch: "plans", out: "src/plans" },
    name: { tool: "slug", input: { text: { file: "name.txt" } }, out: "public/name.txt" },
  };
  const cwd = await folderOf({
    "toolbox.config.json": JSON.stringify({ make }),
    "name.txt": "My Site\n",
    "plans/a.md": "# Launch\n",
    "index.html": '<script type="module" src="/src/main.js"></script>',
    "src/main.js": 'import plan from "./plans/a.mmd?raw"; document.body.textContent = plan;',
    "package.json": '{ "type": "module" }',
  });
  const said: string[] = [];
  const note = (text: string) => void said.push(text);
  // Assigned as Vite types it: the types of the plugin fit.
  const config = (plugin: Plugin): InlineConfig => ({
    root: cwd,
    configFile: false,
    plugins: [plugin],
    customLogger: { ...createLogger("silent"), info: note, warn: note, error: note },
  });
  return {
    said,
    config,
    write: (name: string, text: string) => writeFileSync(path.join(cwd, name), text),
    remove: (name: string) => rmSync(path.join(cwd, name)),
    read: (name: string) => readFileSync(path.join(cwd, name), "utf8"),
  };
}

it("makes at the start of a build what the page imports, and what lies in its public folder", async () => {
  const { config, read } = await project();
  await build(config(toolbox()));
  expect([read("src/plans/a.mmd"), read("dist/name.txt").trim()]).toEqual([
    expect.stringContaining("Launch"),
    "my-site",
  ]);
});

it("told to check, fails the build with the words of toolbox make and writes nothing", async () => {
  const { config, write, read } = await project();
  await build(config(toolbox()));
  write("name.txt", "Other\n");
  await expect(build(config(toolbox({ check: true })))).rejects.toThrow(
    'name: name.txt changed.\n1 of 2 runs is out of date. "toolbox make" makes it.',
  );
  expect(read("public/name.txt").trim()).toBe("my-site");
  write("name.txt", "My Site\n");
  await build(config(toolbox({ check: true })));
});

it("builds without a sign-in where all is current, and says who has to sign in where it is not", async () => {
  const { config, write } = await project();
  await build(config(toolbox()));
  vi.stubEnv("TOOLBOX_TOKEN", undefined);
  await build(config(toolbox()));
  write("name.txt", "Other\n");
  await expect(build(config(toolbox()))).rejects.toThrow("You are not signed in at");
});

it("a mistake in the configuration fails the build with its line", async () => {
  const { config, write } = await project();
  write("toolbox.config.json", '{ "make": { "a": { "tool": "slog", "out": "x" } } }');
  await expect(build(config(toolbox()))).rejects.toThrow('toolbox.config.json, line 1: make.a.tool is "slog"');
});

it("while developing makes, makes again with each change, and stops with the server", async () => {
  const { config, write, read, said } = await project();
  const server = await createServer({ ...config(toolbox()), server: { middlewareMode: true } });
  const wait = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 50 });
  try {
    await wait(() => expect(said.join("\n")).toContain("Watching 2 entries"));
    write("name.txt", "Other\n");
    await wait(() => expect(said.join("\n").split("name: public/name.txt")).toHaveLength(3));
    expect(read("public/name.txt").trim()).toBe("other");
    expect(children()).toBe(1);
  } finally {
    await server.close();
  }
  await wait(() => expect(children()).toBe(0));
});

it("while developing and told to check, warns and writes nothing", async () => {
  const { config, said, read } = await project();
  const server = await createServer({ ...config(toolbox({ check: true })), server: { middlewareMode: true } });
  await server.close();
  expect(said.join("\n")).toContain("name: it was never made.");
  expect(() => read("public/name.txt")).toThrow("ENOENT");
});
