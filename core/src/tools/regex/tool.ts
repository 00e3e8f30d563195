import { formatNumber } from "../../text/format.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { InputError } from "../../tool/errors.ts";
import type { Output } from "../../tool/output.ts";
import type { RunContext } from "../../tool/run-context.ts";
import { expandTemplate } from "./expand-template.ts";
import { type Explanation, explainRegex } from "./explain-regex.ts";
import { explosionMessage } from "./explosion-message.ts";
import { findExplosion } from "./find-explosion.ts";
import { parseRegex } from "./parse-regex.ts";
import { presets } from "./presets.ts";
import { compileRegex, MAX_MATCHES, testRegex } from "./test-regex.ts";

/** Tests a pattern on a text, in a worker that is stopped when the pattern runs away. */
export const tool = defineTool({
  id: "regex",
  route: "/regex-json",
  title: "Regex Tester",
  summary: "Test a pattern: matches, groups, replace, split, list, explained in words",
  aliases: ["regular expression", "regexp", "pattern", "match"],
  worker: {
    timeoutMs: 500,
    timeoutMessage:
      "The pattern was stopped: after half a second it was still trying. Nest fewer repetitions, or give it less text.",
  },
  action: { label: "Test", busyLabel: "Testing...", success: { title: "Tested" } },
  fields: {
    pattern: field.text({
      label: "Pattern",
      hint: "Without the slashes around it.",
      initial: "",
      mono: true,
      placeholder: String.raw`(?<year>\d{4})-(?<month>\d{2})`,
      section: "Pattern",
    }),
    flags: field.text({
      label: "Flags",
      hint: "Any of d g i m s u v y.",
      initial: "g",
      mono: true,
      section: "Pattern",
    }),
    preset: field.choice({
      label: "Preset",
      hint: "Used where the pattern is empty.",
      initial: "none",
      options: [{ value: "none", label: "None" }, ...presets.map(({ name, label }) => ({ value: name, label }))],
      section: "Pattern",
    }),
    text: field.text({ label: "Test string", initial: "", lines: 12, mono: true, section: "Test string" }),
    mode: field.choice({
      label: "Show",
      initial: "matches",
      options: [
        { value: "matches", label: "Matches" },
        { value: "replace", label: "Replace" },
        { value: "split", label: "Split" },
        { value: "list", label: "List" },
        { value: "explain", label: "Explain" },
      ],
      variant: "segments",
      section: "Output",
    }),
    replacement: field.text({
      label: "Replacement",
      hint: "$1, $<name> and $& stand for what was found.",
      initial: "",
      mono: true,
      when: { field: "mode", is: ["replace", "list"] },
      section: "Output",
    }),
  },
  positional: "pattern",
  piped: "text",
  examples: [
    {
      name: "Dates with named groups",
      input: {
        pattern: String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`,
        text: "2026-01-15 first release\n2026-03-02 the API speaks JSON\nnext one: 2026-06-30, if all goes well\n",
      },
    },
    {
      name: "Addresses in a text",
      input: { preset: "email", text: "Write to amara@fieldnote.dev or jonas.k+news@mail.example.org." },
    },
    {
      name: "Turn names around",
      input: {
        pattern: String.raw`(\p{L}+), (\p{L}+)`,
        flags: "gu",
        text: "Lovelace, Ada\nHopper, Grace\nJärvinen, Outi\n",
        mode: "replace",
        replacement: "$2 $1",
      },
    },
  ],
  check(input) {
    const { pattern, flags } = patternOf(input);
    if (pattern === "") return [{ field: "pattern", message: "Type a pattern, or choose a preset." }];
    const wrong = flagIssue(flags);
    if (wrong) return [{ field: "flags", title: "Invalid regex", message: wrong }];
    const compiled = compileRegex(pattern, flags);
    if (compiled.ok) return [];
    return [{ field: "pattern", title: "Invalid regex", message: `${compiled.message.replace(/\.$/, "")}.` }];
  },
  generate(input, _ports, context) {
    try {
      return makeOutputs(input, context);
    } catch (error) {
      throw engineLimit(error) ?? error;
    }
  },
});

interface RegexInput {
  readonly pattern: string;
  readonly flags: string;
  readonly preset: string;
  readonly text: string;
  readonly mode: string;
  readonly replacement: string;
}

function makeOutputs(input: RegexInput, context: RunContext): readonly Output[] {
  const { pattern, flags } = patternOf(input);
  const reading = parseRegex(pattern, flags);
  const explosion = reading.ok && findExplosion(reading.pattern, flags);
  if (explosion) context.warn(explosionMessage(explosion));
  if (input.mode === "explain") {
    if (!reading.ok)
      return [text("explanation.txt", "This engine takes the pattern, but there are no words for it yet.")];
    return [text("explanation.txt", lines(explainRegex(reading.pattern, flags)).join("\n"))];
  }
  const regex = new RegExp(pattern, flags);
  if (input.mode === "replace") return [text("replaced.txt", input.text.replace(regex, input.replacement))];
  if (input.mode === "split")
    return [
      text(
        "split.txt",
        input.text
          .split(regex)
          .map((part) => part ?? "")
          .join("\n"),
      ),
    ];
  const isList = input.mode === "list";
  const result = testRegex(pattern, flags, input.text, isList ? Number.POSITIVE_INFINITY : MAX_MATCHES);
  if (isList) {
    const template = input.replacement === "" ? "$&" : input.replacement;
    return [
      text("list.txt", result.globalMatches.map((match) => expandTemplate(template, match, input.text)).join("\n")),
    ];
  }
  if (result.count > MAX_MATCHES)
    context.warn(`Only the first ${formatNumber(MAX_MATCHES)} of ${formatNumber(result.count)} matches are listed.`);
  return [
    {
      kind: "text",
      name: "result.json",
      mime: "application/json",
      text: `${JSON.stringify(result, undefined, 2)}\n`,
    },
    {
      kind: "facts",
      name: "facts",
      label: "Facts",
      rows: [{ label: "Matches", value: formatNumber(result.count) }],
    },
  ];
}

/** What the engine itself gives up on, in words: its stack for ways back, the length of its texts. */
function engineLimit(error: unknown): InputError | undefined {
  // A pattern that was read is made to run only with the first text, and may be too much then.
  if (error instanceof SyntaxError)
    return new InputError({
      field: "pattern",
      title: "Invalid regex",
      message: "The pattern is too long for the engine. Use a shorter one.",
    });
  // Firefox has an InternalError of its own for both.
  if (!(error instanceof RangeError) && !(error instanceof Error && error.name === "InternalError")) return undefined;
  if (/string length|allocation/i.test(error.message))
    return new InputError({
      field: "replacement",
      message: "The result would be longer than any text can be. Use a shorter replacement, or give it less text.",
    });
  return new InputError({
    field: "pattern",
    message:
      "The engine ran out of room for ways back through so long a text. Give it less text, or write a class such as [ab]* for (?:a|b)*.",
  });
}

function patternOf({ pattern, flags, preset }: { pattern: string; flags: string; preset: string }) {
  const chosen = presets.find(({ name }) => name === preset);
  return { pattern: pattern === "" && chosen ? chosen.pattern : pattern, flags };
}

function flagIssue(flags: string): string | undefined {
  const unknown = Array.from(flags).find((flag) => !"dgimsuvy".includes(flag));
  if (unknown !== undefined) return `"${unknown}" is not a valid flag. There are d, g, i, m, s, u, v and y.`;
  const twice = Array.from(flags).find((flag, at) => flags.indexOf(flag) !== at);
  if (twice !== undefined) return `The flag ${twice} is there twice.`;
  return flags.includes("u") && flags.includes("v")
    ? "The flags u and v do not go together. Keep one of them."
    : undefined;
}

const text = (name: string, content: string): Output => ({
  kind: "text",
  name,
  mime: "text/plain",
  text: content === "" ? "" : `${content}${content.endsWith("\n") ? "" : "\n"}`,
});

const lines = (parts: readonly Explanation[], depth = 0): string[] =>
  parts.flatMap(({ source, words, parts: inner }) => [
    `${"  ".repeat(depth)}${source}  ${words}`,
    ...lines(inner, depth + 1),
  ]);
