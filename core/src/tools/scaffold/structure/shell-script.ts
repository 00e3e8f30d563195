import { shellQuote } from "../../../text/escape.ts";
import { pluralize } from "../../../text/format.ts";
import { deepestFolders, type Entry, foldersOf, type TreeNode } from "./tree.ts";

/** Paths that begin with a dash would be options, with a tilde look like a home; `./` in front makes them paths. */
const place = (path: string): string => shellQuote(/^[-~]/.test(path) ? `./${path}` : path);

/** With `./` in front, CDPATH sends `cd` nowhere else. */
const rootPlace = (root: string): string => shellQuote(`./${root}`);

/** A command, with a path on each line. */
const eachOnALine = (command: string, paths: readonly string[]): string =>
  `${command} ${paths.map(place).join(" \\\n  ")}`;

/** The commands that make the empty tree, to paste into a terminal. */
export function commandsText(root: string, nodes: readonly TreeNode[]): string {
  const [folders, files] = [deepestFolders(nodes), filesOf(nodes)];
  const lines = [`mkdir -p ${rootPlace(root)}`, `cd ${rootPlace(root)}`];
  if (folders.length > 0) lines.push(eachOnALine("mkdir -p", folders));
  if (files.length > 0) lines.push(eachOnALine("touch", files));
  return `${lines.join("\n")}\n`;
}

const filesOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ path, children }) => (children ? filesOf(children) : [path]));

/**
 * A bash script that makes the tree with all contents. Whatever a name or a text holds, the shell expands none of it:
 * names stand in single quotes, texts in heredocs whose quoted delimiter is not a line of theirs. A folder that is there
 * and not empty is refused, unless it is run with --force.
 */
export function shellScript(root: string, nodes: readonly TreeNode[], entries: readonly Entry[]): string {
  const files = entries.filter((entry) => entry.text !== undefined);
  const folders = deepestFolders(nodes);
  // Names in single quotes mean what they say; shellcheck cannot know.
  const isOdd = [root, ...entries.map(({ path }) => path)].some((name) => /[$`]/.test(name));
  const directive = isOdd ? "# shellcheck disable=SC2016 # names stand as they are\n" : "";
  const blocks = [
    `#!/usr/bin/env bash\n${directive}# ${pluralize(files.length, "file")} in ${pluralize(foldersOf(nodes).length + 1, "folder")}. Run it where the project shall stand.
set -euo pipefail

root=${rootPlace(root)}
if [[ "\${1:-}" != --force && -e "$root" && ( ! -d "$root" || -n "$(ls -A "$root")" ) ]]; then
  printf '%s is there already. Give --force to write into it.\\n' "$root" >&2
  exit 1
fi
mkdir -p "$root"
cd "$root"`,
    ...(folders.length > 0 ? [eachOnALine("mkdir -p", folders)] : []),
    ...files.map(({ path, text = "" }) => writeFile(path, text)),
    `printf 'Made %s\\n' "$root"`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

function writeFile(path: string, text: string): string {
  if (text === "") return `: > ${place(path)}`;
  if (!text.endsWith("\n")) return `printf '%s' ${shellQuote(text)} > ${place(path)}`;
  const lines = new Set(text.split("\n"));
  let delimiter = "END";
  while (lines.has(delimiter)) delimiter += "_";
  return `cat > ${place(path)} <<'${delimiter}'\n${text}${delimiter}`;
}
