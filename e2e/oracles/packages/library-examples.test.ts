import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBrowser } from "../../scripts/find-browser.ts";
import { bin } from "../../scripts/run-step.ts";
import { npmProject } from "../code/npm-project.ts";
import { type DocExample, docExamples } from "./doc-examples.ts";
import { packedProject, root } from "./packed-project.ts";

/* The examples of docs/library.md and of the package's README, run where they say they run: each prints what the page says. */
const project = packedProject();
beforeAll(() => {
  project.install([project.pack("core"), project.pack("cli")]);
  // the canvas, which npm would bring along
  symlinkSync(path.join(root, "cli/node_modules/@napi-rs"), path.join(project.folder, "node_modules/@napi-rs"));
}, 600_000);

const examples = ["docs/library.md", "core/publish/README.md"].flatMap((page) =>
  docExamples(page)
    .filter(({ language }) => language === "js")
    .map((example) => ({ ...example, name: `${path.basename(page)}:${example.line}` })),
);
const isForBrowser = ({ code }: DocExample) => code.includes("toolbox-core/browser");
const isForNode = ({ code }: DocExample) => code.includes("toolbox-cli/node");
const printed = ({ prints, code }: DocExample) => (prints ?? /^\/\/ (.*)$/m.exec(code)?.[1] ?? "").trim();

const platform = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
const npm = npmProject("runtimes", [
  `node22@npm:node-${platform}@22.23.3`,
  `node24@npm:node-${platform}@24.21.0`,
  "deno@2.9.6",
  "bun@1.4.5",
]);
const at = (...parts: readonly string[]) => path.join(npm.folder, "node_modules", ...parts);
// npm 11 runs no install script by itself
for (const script of [at("deno/install.cjs"), at("bun/install.js")])
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: path.dirname(script) });

const runtimes: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  [`Node ${process.versions.node}`, process.execPath, []],
  ["Node 22", at("node22/bin/node"), []],
  ["Node 24", at("node24/bin/node"), []],
  ["Deno", at("deno/deno"), ["run", "--allow-all", "--node-modules-dir=manual"]],
  ["Bun", at("bun/bin/bun.exe"), []],
];

describe.each(runtimes)("%s", (_, command, args) => {
  const isThere = spawnSync(command, ["--version"]).status === 0;
  const why = isThere ? "" : ` (${npm.whySkipped.trim() || "it does not run here"})`;

  test.skipIf(!isThere).each(examples.filter((example) => !isForBrowser(example)))(`$name${why}`, (example) => {
    project.put("example.js", example.code);
    rmSync(path.join(project.folder, "public"), { recursive: true, force: true });
    const { status, stdout, stderr } = project.run(command, [...args, "example.js"]);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(stdout.trim()).toBe(printed(example));
  });
});

const browser = findBrowser();
describe.skipIf(browser === undefined)(`Chromium${browser === undefined ? " (there is no browser)" : ""}`, () => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const inAssets = pathname.startsWith("/toolbox-assets/");
    const from = inAssets ? "node_modules/toolbox-core/assets" : "app/dist";
    const file = path.join(project.folder, from, inAssets ? pathname.slice("/toolbox-assets".length) : pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader("content-type", { ".html": "text/html", ".js": "text/javascript" }[path.extname(file)] ?? "");
    response.end(readFileSync(file));
  });
  beforeAll(async () => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve())));
  afterAll(() => void server.close());

  test.each(examples.filter((example) => !isForNode(example)))("$name, built by Vite", async (example) => {
    project.put("app/index.html", '<!doctype html><title>App</title><script type="module" src="./main.js"></script>\n');
    // A row of console.log is all that a page prints; the last one says that the script came to its end.
    project.put("app/main.js", `${example.code}\nconsole.log("the end");\n`);
    const built = project.run(bin("vite"), ["build", "app", "--logLevel", "error"]);
    expect(built).toMatchObject({ status: 0 });
    const chrome = await chromium.launch({ executablePath: browser as string, args: ["--no-sandbox"] });
    try {
      const page = await chrome.newPage();
      const lines: string[] = [];
      const ended = new Promise<void>((resolve, reject) => {
        page.on("pageerror", reject);
        page.on("console", (message) => {
          if (message.text() === "the end") resolve();
          else if (message.type() === "log") lines.push(message.text());
        });
      });
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`);
      await ended;
      expect(lines.join("\n").trim()).toBe(printed(example));
    } finally {
      await chrome.close();
    }
  });
});
