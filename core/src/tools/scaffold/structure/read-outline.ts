import { nameError } from "../names.ts";
import type { Entry } from "./tree.ts";

const MAX_ENTRIES = 5000;
const MAX_DEPTH = 40;

export interface Outline {
  /** The folder that holds all the others, when the text has one. */
  readonly root: string | undefined;
  /** In the order of the text; files are empty. */
  readonly entries: readonly Entry[];
}

type Reading = { readonly ok: true; readonly outline: Outline } | { readonly ok: false; readonly message: string };

interface Line {
  readonly number: number;
  /** Where the name begins: what decides about the depth, whatever the marks before it. */
  readonly column: number;
  readonly names: readonly string[];
  isFolder: boolean;
}

/**
 * Reads a tree or a list as people paste them: lines of `tree` in Unicode or ASCII, of Windows' `tree /F /A`, an
 * indented list with or without bullets, Markdown, YAML, icons, plain paths of any system. What is deeper than the line before is inside of it. A name is a
 * folder when it ends with a slash, has something inside, or has no dot and is not a known file.
 */
export function readOutline(text: string): Reading {
  const lines: Line[] = [];
  const all = text.split(/\r\n|\r|\n/);
  // What Windows prints above it is in the language of the machine.
  const first = Math.max(
    0,
    all.slice(0, 6).findIndex((line) => DRIVE.test(line)),
  );
  for (const [at, raw] of all.entries()) {
    if (at < first) continue;
    const line = readLine(raw, at + 1);
    if (!line) continue;
    const fault = line.names.map(nameError).find((message) => message !== undefined);
    if (fault !== undefined) return { ok: false, message: `Line ${at + 1}: ${fault}` };
    lines.push(line);
  }
  if (lines.length === 0) return { ok: false, message: "There is no name in it. Write one file or folder per line." };
  if (lines.length > MAX_ENTRIES)
    return { ok: false, message: `There are ${lines.length} lines; at most ${MAX_ENTRIES} are read.` };
  return place(lines);
}

const BEFORE = /^[\s│┃|]*(?:(?:[├└╰┣┗+`\\][─━-]+|[─━-]{2,}|[┣┗])\s*|[-*•+]\s+|\d{1,3}[.)]\s+)?/u;
const ICON = /^[📦📁📂🗂📜📄📃📝]\ufe0f?\s*/u;
const TASK = /^\[[ xX]\]\s+/;
const SUMMARY =
  /^\d+ director(y|ies)(, \d+ files?)?$|^Folder PATH listing|^Volume serial number|^No subfolders exist|^```|^~~~|^#+\s|^(?:\.{3,}|…)$/i;
/** Sizes and rights that `tree -h`, `-s` and `-p` print before a name. */
const DETAILS = /^\[\s*(?:[-a-z][-rwxsStT]{9}(?:\s[^\]]*)?|[\d.]+[KMGT]?)\]\s+(?=[^\s#←<–—-])/;
/** The drive, and perhaps the path, that Windows' `tree` names above the folder it was called in. */
const DRIVE = /^\s*[a-z]:(?:\.|\\.*)?\s*$/i;

function readLine(raw: string, number: number): Line | undefined {
  const line = raw.replaceAll("\u00a0", " ").replaceAll("\t", "    ").trimEnd();
  const marks = BEFORE.exec(line)?.[0] ?? "";
  // "9." and "10." stand on one level.
  const column = marks.replace(/\d+[.)]\s+$/, "- ").length;
  const isItem = /[-*•+.)]\s+$/.test(marks);
  const rest = line.slice(marks.length);
  const bare = undecorated((isItem ? rest.replace(TASK, "") : rest).replace(ICON, "").replace(DETAILS, ""));
  if (bare === "" || SUMMARY.test(bare)) return undefined;
  // `tree` names the folder it was called in.
  if (/^(\.|[a-z]:[.\\]?)\/?$/i.test(bare)) return { number, column, names: [], isFolder: true };
  const whole = DRIVE.test(bare) ? bare.replace(/^.*\\(?=.)/, "") : bare;
  const path = whole
    .replaceAll("\\", "/")
    .replace(/^(\.\/)+/, "")
    .replace(/^\/+/, "");
  const names = path.split("/").filter((name, at, all) => name !== "" || at < all.length - 1);
  return { number, column, names, isFolder: path.endsWith("/") || (bare.startsWith("/") && !looksLikeFile(path)) };
}

/** A name without what Markdown, `tree -F` and YAML put around it, and without a note behind it. */
function undecorated(text: string): string {
  const marked = /^(\*\*|`)([^*`]+)\1(?=[\s:/]|$)(.*)$/.exec(text);
  const bare = (marked ? `${marked[2]}${marked[3]}` : text)
    .replace(/\s+(#|\/\/|<-|←|--|–|—)\s.*$/u, "")
    .replace(/ -> .*$/, "")
    .replace(/(?<=[^:\s]):\s.*$/, "")
    .replace(/(?<=\/|\s)\s+\([^()]*\)$/, "")
    .trim();
  return /[^*]\*$/.test(bare)
    ? bare.slice(0, -1)
    : /[^:\s]:$/.test(bare) && !DRIVE.test(bare)
      ? `${bare.slice(0, -1)}/`
      : bare;
}

/** Files that have no dot in their names. */
const PLAIN_FILES =
  /^(dockerfile|containerfile|makefile|gnumakefile|justfile|procfile|gemfile|rakefile|vagrantfile|jenkinsfile|brewfile|pipfile|caddyfile|license|licence|copying|notice|readme|changelog|authors|contributors|codeowners|version|gradlew|mvnw)$/i;

function looksLikeFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return (
    PLAIN_FILES.test(name) ||
    /\.[^.]/.test(name.slice(1)) ||
    /^\.\w*(rc|ignore|config|attributes|env)$/.test(name) ||
    name.startsWith(".env")
  );
}

function place(lines: readonly Line[]): Reading {
  const open: { column: number; path: string; line: Line }[] = [];
  const places: { path: string; line: Line }[] = [];
  for (const line of lines) {
    while ((open.at(-1)?.column ?? -1) >= line.column) open.pop();
    const parent = open.at(-1);
    if (parent) parent.line.isFolder = true;
    const path = [...(parent && parent.path !== "" ? [parent.path] : []), ...line.names].join("/");
    if (path.split("/").length > MAX_DEPTH)
      return { ok: false, message: `Line ${line.number}: this is deeper than ${MAX_DEPTH} folders.` };
    open.push({ column: line.column, path, line });
    if (path !== "") places.push({ path, line });
  }
  return settle(places);
}

function settle(places: readonly { path: string; line: Line }[]): Reading {
  const kinds = new Map<string, { path: string; isFolder: boolean; number: number }>();
  for (const { path, line } of places) {
    const names = path.split("/");
    for (const depth of names.keys()) {
      const part = names.slice(0, depth + 1).join("/");
      const isLast = depth === names.length - 1;
      const isFolder = !isLast || line.isFolder || !looksLikeFile(part);
      const known = kinds.get(part.toLowerCase());
      if (known && known.path !== part)
        return {
          ok: false,
          message: `Line ${line.number}: "${part}" differs from "${known.path}" of line ${known.number} only in its capitals, which Windows and macOS take for the same.`,
        };
      if (known && !known.isFolder && isFolder)
        return {
          ok: false,
          message: `Line ${line.number}: "${part}" is a folder here and a file in line ${known.number}.`,
        };
      if (!known) kinds.set(part.toLowerCase(), { path: part, isFolder, number: line.number });
    }
  }
  const all = [...kinds.values()];
  const tops = all.filter(({ path }) => !path.includes("/"));
  const [top] = tops;
  const root = tops.length === 1 && top?.isFolder && all.length > 1 ? top.path : undefined;
  const entries = all.map(({ path, isFolder }): Entry => (isFolder ? { path } : { path, text: "" }));
  return { ok: true, outline: { root, entries } };
}
