import { parseVersion } from "../../changelog/version.ts";

/** Messages that people do not write themselves, and that are therefore not judged. */
interface Ignore {
  /** What such a message is, for a list: "a merge". */
  readonly what: string;
  matches(message: string): boolean;
}

const firstLine = (message: string) => message.split("\n", 1)[0] ?? "";
const starts = (pattern: RegExp) => (message: string) => pattern.test(message);

/** The default ignores of commitlint 20. Merges are told by any line, the others by the first. */
const ignores: readonly Ignore[] = [
  { what: "a merge", matches: starts(/^Merge (?:pull request|branch |tag |.*? into )/m) },
  { what: "a merge", matches: starts(/^Merge remote-tracking branch/) },
  { what: "a merge", matches: starts(/^Merged (?:.*?in(?:to)? |PR .*: )/) },
  { what: "a merge", matches: starts(/^(?:Automatic merge|Auto-merged .*? into )/) },
  { what: "a revert", matches: starts(/^[Rr]evert /) },
  { what: "a reapply", matches: starts(/^[Rr]eapply /) },
  { what: "a fixup", matches: starts(/^(?:amend|fixup|squash)!/) },
  { what: "a version", matches: (message) => isVersion(firstLine(message)) },
];

/** `1.2.3`, `v1.2.3`, also as `chore(release): 1.2.3 [skip ci]`. */
function isVersion(line: string): boolean {
  const rest = line
    .replace(/^chore(\([^)]+\))?:/, "")
    .replace(/\[(?:skip|ci)[-\s](?:ci|skip)\]/i, "")
    .replace(/\((?:skip|ci)[-\s](?:ci|skip)\)/i, "");
  return parseVersion(rest) !== undefined;
}

/** What kind of message this is when it is not judged; undefined when it is. */
export function ignoredAs(message: string): string | undefined {
  return ignores.find((ignore) => ignore.matches(message))?.what;
}
