import { builtPages, type CatalogEntry, pageGroups } from "@toolbox/core";
import type { LazyCommand } from "../../cli/src/command.ts";
import { exitCodes } from "../../cli/src/shell/failure.ts";
import { cell, table } from "./markdown.ts";

const codeWords: Readonly<Record<keyof typeof exitCodes, string>> = {
  ok: "it went well",
  failure: "a finding, or something could not be done",
  usage: "wrong usage or invalid input; the sentence names flag or field",
  environment: "something is missing on this machine: git, a place to write",
  notSignedIn: "nobody is signed in",
  unreachable: "the site cannot be reached",
  refused: "in our own commit-msg hook: the message does not pass",
  interrupted: "stopped by Ctrl+C",
  terminated: "stopped by SIGTERM",
};

const common: readonly (readonly [string, string])[] = [
  ["--input FILE", "the whole input as JSON, from a file or with `-` from stdin; flags win over it"],
  ["--out PATH", "a folder, or the file of a single output; `-` is stdout"],
  ["--only NAME", "one output by its name or label, to stdout without `--out`"],
  ["--json", "`{ok, outputs, issues}` as JSON"],
  ["--diff, --check", "show what would change, or end with 1 when something would; nothing is written"],
  ["--watch", "again whenever an input file changes"],
  ["--save NAME", "keep the run as an entry of [`make`](../make.md)"],
  ["--batch PATHS", "one run for each file, where the tool can"],
  ["--force", "replace files that are there"],
];

/** The first page of the reference: every tool and command by task, the flags of all, exit codes. */
export function indexPage(catalog: readonly CatalogEntry[], commands: readonly LazyCommand[]): string {
  const groups = Object.entries(pageGroups).map(([group, heading]) => {
    const rows = builtPages(catalog)
      .filter((page) => page.group === group)
      .flatMap((page) =>
        page.tools
          .filter((tool) => tool.route === page.route)
          .map((tool) => [
            cell(tool.summary),
            `[\`toolbox ${tool.id}\`](tools/${tool.id}.md)`,
            `${page.title}, \`${page.route}\``,
            cell(tool.aliases.join(", ")),
          ]),
      );
    return `## ${heading}\n\n${table(["what you want", "command", "page", "also known as"], rows)}`;
  });
  const byHand = commands.map((entry) => [
    cell(entry.summary),
    `[\`toolbox ${entry.name}\`](commands/${entry.name}.md)`,
  ]);
  const codes = Object.entries(exitCodes).map(([name, code]) => [`${code}`, codeWords[name as keyof typeof exitCodes]]);
  return [
    "# Reference\n\nWritten by `pnpm gen` from the catalogue and the help of the commands. A tool is the same in the browser and in the\nterminal: its fields are the form of the page, the flags of the command and the names in a link.\n",
    ...groups,
    `## For a repository\n\n${table(["what you want", "command"], byHand)}`,
    `## Flags of every tool\n\n${table(
      ["flag", "does"],
      common.map(([flag, words]) => [`\`${flag}\``, words]),
    )}`,
    `## Exit codes\n\n${table(["code", "means"], codes)}`,
  ].join("\n");
}
