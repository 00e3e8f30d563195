import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { pages } from "../src/tool/pages.ts";
import { newToolFiles, pageRow } from "./new-tool/tool-files.ts";

/*
 * `pnpm new-tool <id> [--route /path] [--title "Title"]`: writes the folder in core and, for a new page, the page in web.
 * Nothing that exists is touched, but for one row in pages.ts when the route is new.
 */
const usage = 'Usage: pnpm new-tool <id> [--route /path] [--title "Title"]\n';

function stop(message: string): never {
  process.stderr.write(`${message}\n${usage}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { route: { type: "string" }, title: { type: "string" } },
      args: process.argv.slice(2).filter((word) => word !== "--"),
    });
  } catch (error) {
    return stop((error as Error).message);
  }
}

const { positionals, values } = readArguments();
const id = positionals[0] ?? stop("Which tool? Give it an id.");
if (positionals.length > 1) stop(`One id, please, not ${positionals.length}.`);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) stop(`"${id}" is no id. Ids are words in lower case joined by -.`);
const route = values.route ?? `/${id}`;
if (!/^\/[a-z][a-z0-9-]*$/.test(route)) stop(`"${route}" is no route. Routes are one word in lower case after a /.`);
const title = values.title ?? id.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());

const root = new URL("../../", import.meta.url);
if (existsSync(new URL(`core/src/tools/${id}/`, root))) stop(`core/src/tools/${id} exists already.`);

const isNewRoute = !pages.some((page) => page.route === route);
if (isNewRoute) {
  const table = new URL("core/src/tool/pages.ts", root);
  writeFileSync(table, readFileSync(table, "utf8").replace(/\n\];\n$/, `\n${pageRow(route, title)}];\n`));
  say("core/src/tool/pages.ts", "a row for the new page: fill in its words");
}
for (const { file, text, words } of newToolFiles({ id, route, title })) {
  const target = new URL(file, root);
  if (existsSync(target)) {
    say(file, `exists: show the new tool on it, import "@toolbox/core/tools/${id}/tool.ts"`);
    continue;
  }
  mkdirSync(new URL("./", target), { recursive: true });
  writeFileSync(target, text);
  say(file, words);
}
// In a process of its own: this one has read pages.ts before the new row stood there.
execFileSync(process.execPath, [...process.execArgv, fileURLToPath(new URL("gen-catalog.ts", import.meta.url))], {
  stdio: "inherit",
});
process.stdout.write(`
Next: fill in fields and generate, then
  pnpm test:unit core/src/tools/${id}     the rows of its test
  pnpm test:unit core/src/tool/guards     what every tool keeps to
  pnpm toolbox ${id} --help               its command
  pnpm dev                                its page, at ${route}
`);

function say(file: string, words: string): void {
  process.stdout.write(`${fileURLToPath(new URL(file, root)).slice(fileURLToPath(root).length)}: ${words}\n`);
}
