import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type PageGroup, pages } from "../src/tool/pages.ts";
import { answersTo } from "./new-tool/answers.ts";
import { pageFile, pageRow, pageSource, withRoomForMore } from "./new-tool/page-files.ts";
import { pageQuestions, toolQuestions } from "./new-tool/questions.ts";
import { toolFiles } from "./new-tool/tool-files.ts";

/*
 * `pnpm new-tool <id>`: writes a tool that works, and its page or its place on one that is there. What lists and pages
 * say of it is asked for, or given by flags. Everything is checked before the first file is written.
 */
const flags = ["route", "title", "label", ...[...toolQuestions, ...pageQuestions].map(({ flag }) => flag)];
const usage = `Usage: pnpm new-tool <id> ${flags.map((flag) => `[--${flag} "…"]`).join(" ")}\n`;

function stop(message: string): never {
  process.stderr.write(`${message}\n${usage}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(flags.map((flag) => [flag, { type: "string" as const }])),
      args: process.argv.slice(2).filter((word) => word !== "--"),
    });
  } catch (error) {
    return stop((error as Error).message);
  }
}

const { positionals, values } = readArguments();
const id = positionals[0] ?? stop("Which tool? Give it an id.");
if (positionals.length > 1) stop(`One id, please, not ${positionals.length}.`);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  stop(`"${id}" is not a valid id. Ids are words in lower case joined by -.`);
const route = values["route"] ?? `/${id}`;
if (!/^\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(route))
  stop(`"${route}" is not a valid route. Routes are words in lower case joined by -, after a /.`);
const title =
  values["title"] ?? id.replaceAll(/(^|-)([a-z0-9])/g, (_, dash, letter) => `${dash && " "}${letter.toUpperCase()}`);

const root = new URL("../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");
if (existsSync(new URL(`core/src/tools/${id}/`, root))) stop(`core/src/tools/${id} exists already.`);
if (read("cli/src/command-table.ts").includes(`name: "${id}"`)) stop(`toolbox ${id} is a command already.`);
const isNewPage = !pages.some((page) => page.route === route);
if (isNewPage && existsSync(new URL(pageFile(route), root)))
  stop(`${pageFile(route)} is a page without tools. Choose another --route.`);
const room = isNewPage ? pageSource(route, id) : withRoomForMore(route, read(pageFile(route)));
if (room === undefined)
  stop(
    `${pageFile(route)} shows its tool in a way of its own. Make it a page of tabs first (ToolTabs, as in web/src/pages/regex-json/page.tsx), or give ${id} a page of its own with another --route.`,
  );

const questions = [...toolQuestions, ...(isNewPage ? pageQuestions : [])];
const answers = await answersTo(questions, values).catch((error: Error) => stop(error.message));

for (const { file, text } of toolFiles({ id, route, title, summary: answers.summary })) write(file, text);
if (isNewPage) {
  const { tagline, description, icon } = answers;
  const row = pageRow({
    route,
    title,
    label: values["label"] ?? title,
    tagline,
    description,
    group: answers.group as PageGroup,
    icon,
  });
  write(
    "core/src/tool/pages.ts",
    read("core/src/tool/pages.ts").replace(/\n\];\n$/, () => `\n${row}];\n`),
  );
}
write(pageFile(route), room);
// In a process of its own: this one has read pages.ts before the new row stood there.
const generate = fileURLToPath(new URL("gen-catalog.ts", import.meta.url));
execFileSync(process.execPath, [...process.execArgv, generate], { stdio: "inherit" });
process.stdout.write(`
Next: fill in fields and generate, then
  pnpm test:unit core/src/tools/${id}     the rows of its test
  pnpm test:unit core/src/tool/guards     what every tool keeps to
  pnpm toolbox ${id} "Some text"          its command; --help shows the flags
  pnpm dev                                its page, at ${route}${isNewPage ? "" : `?tool=${id}`}
`);

/** Writes a file, unless it reads like that already, and says so. */
function write(file: string, text: string): void {
  const target = new URL(file, root);
  if (existsSync(target) && readFileSync(target, "utf8") === text) return;
  mkdirSync(new URL("./", target), { recursive: true });
  writeFileSync(target, text);
  process.stdout.write(`${file}: written\n`);
}
