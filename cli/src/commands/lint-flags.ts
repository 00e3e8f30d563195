import { type LintFormat, lintFormats, type LintOptions } from "../services/lint/lint-options.ts";

/** The flags of `toolbox lint`, for its help and for the short way through main that needs no parser of commands. */
export const lintFlags = [
  { flags: "--edit", words: "lint the message of the running commit, as a commit-msg hook; FILE is git's file for it" },
  { flags: "--message <text>", words: "lint this text" },
  { flags: "--last", words: "lint the last commit" },
  { flags: "--from <commit>", words: "lint the commits after this one" },
  { flags: "--to <commit>", words: "with --from: up to this one (HEAD)" },
  { flags: "--event", words: "lint what a GitHub workflow runs for: title and commits of a pull request, or a push" },
  { flags: "--config <file>", words: "take the rules from this file" },
  { flags: "--strict", words: "warnings fail too" },
  {
    flags: "--fix",
    words: "fix what is safe to fix (case, full stop, blanks, known words for a type, wrap): in FILE, else on stdout",
  },
  { flags: "--format <format>", words: "how findings are printed (text)" },
  { flags: "--json", words: "the same as --format json" },
] as const;

/**
 * Reads the arguments of `toolbox lint` when they are plain: known flags, each once, with their values, and at most one
 * file. Undefined for anything else, which the parser of commands then reads or complains about.
 */
export function readPlainFlags(args: readonly string[]): LintOptions | undefined {
  const values: Record<string, string | true> = {};
  const rest = [...args];
  while (rest.length > 0) {
    const word = rest.shift() ?? "";
    const flag = lintFlags.find(({ flags }) => flags.split(" ")[0] === word);
    const name = word === "-" || !word.startsWith("-") ? "file" : flag && word.slice(2);
    if (name === undefined || name in values) return undefined;
    if (name === "file") values[name] = word;
    else if (!flag?.flags.includes("<")) values[name] = true;
    else if (rest[0] === undefined || rest[0].startsWith("-")) return undefined;
    else values[name] = rest.shift() ?? "";
  }
  const { format, json, ...options } = values;
  if (format !== undefined && (json || !lintFormats.includes(format as LintFormat))) return undefined;
  const chosen = json ? "json" : format;
  return { ...options, ...(chosen === undefined ? {} : { format: chosen as LintFormat }) };
}
