import type { CallToolResult, Tool } from "@modelcontextprotocol/server";
import { isRecord } from "@toolbox/core";
import type { QuietShell } from "./quiet-shell.ts";

/** A git command that an assistant may call: it reads the repository that the root lies in and writes nothing. */
export interface GitTool {
  readonly definition: Tool;
  /** It asks for no sign-in in the terminal either. */
  readonly worksSignedOut: boolean;
  /** Writes what it has to say to the shell. Throws as the command does. */
  run(given: Readonly<Record<string, unknown>>, shell: QuietShell): Promise<void>;
}

const reads = { readOnlyHint: true, destructiveHint: false, openWorldHint: false };
const words = (description: string) => ({ type: "string", description });
const yes = (description: string) => ({ type: "boolean", default: false, description });

const lint: GitTool = {
  worksSignedOut: true,
  definition: {
    name: "lint",
    title: "Lint commit messages",
    description: "Checks commit messages by the rules of this repository: one text, or the commits of a range.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        message: words("The message to check. Without it, from or last says which commits."),
        from: words("Check the commits after this one: a branch, tag or commit."),
        to: words("With from: up to this one. HEAD without it."),
        last: yes("Check the last commit."),
        strict: yes("Warnings fail too."),
      },
    },
    annotations: { title: "Lint commit messages", ...reads },
  },
  async run(given, shell) {
    const { lint: run } = await import("../lint/lint.ts");
    await run(shell, { ...given, last: given["last"] === true });
  },
};

const changelog: GitTool = {
  worksSignedOut: true,
  definition: {
    name: "changelog",
    title: "Changelog of the repository",
    description: "The changelog of this repository from its history, or its next version and why. Writes no file.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        from: words("After this version, tag or commit."),
        to: words("Up to this one. HEAD without it."),
        unreleased: yes("Only what is not released yet."),
        latest: yes("Only the newest release."),
        package: {
          type: "array",
          items: { type: "string" },
          description: "Only these packages of the monorepo.",
        },
        bump: yes("The next version and why, instead of the changelog."),
        format: { enum: ["markdown", "json", "release"], default: "markdown" },
      },
    },
    annotations: { title: "Changelog of the repository", ...reads },
  },
  async run(given, shell) {
    const { runChangelog } = await import("../changelog/run.ts");
    const chosen = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== false));
    await runChangelog(shell, { cache: true, ...chosen });
  },
};

const commit: GitTool = {
  worksSignedOut: false,
  definition: {
    name: "commit",
    title: "Write a commit message",
    description:
      "The message for what is staged, checked by the rules of this repository, in all formats. Commits nothing.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        type: words("The kind of change, such as feat or fix."),
        scope: words("The part of the project."),
        description: words("What changed, in a few words."),
        body: words("Why."),
        breaking: words("What breaks, if anything does."),
        issues: words("Issues it closes, separated by commas."),
        fromText: words("Plain words, from which type, scope and description are read instead."),
      },
    },
    annotations: { title: "Write a commit message", ...reads },
  },
  async run({ breaking, fromText, ...given }, shell) {
    const { commit: run } = await import("../commit/commit.ts");
    await run(shell, {
      given: { ...given, ...(typeof breaking === "string" ? { isBreaking: true, breaking } : {}) },
      ...(typeof fromText === "string" ? { fromText } : {}),
      coAuthors: [],
      signOff: false,
      trailers: [],
      amend: false,
      retry: false,
      gitArgs: [],
      mode: "dry-run",
      asksNothing: true,
      json: true,
      edits: false,
      lints: true,
      ask: () => Promise.reject(new Error("Nobody can be asked here.")),
    });
  },
};

export const gitTools: readonly GitTool[] = [changelog, commit, lint];

/** What a git command said, as a result. Findings are results too: the assistant asked for them. */
export function gitResult(shell: QuietShell): CallToolResult {
  const content = [shell.result(), shell.remarks()]
    .filter((said) => said.trim() !== "")
    .map((said) => ({ type: "text" as const, text: said.trimEnd() }));
  return { content: content.length === 0 ? [{ type: "text", text: "There is nothing to say." }] : content };
}

/**
 * Holds arguments against the schema of a git command: names and types.
 * @returns the sentence about the first that is wrong
 */
export function wrongArgument({ definition }: GitTool, given: Readonly<Record<string, unknown>>): string | undefined {
  const properties = definition.inputSchema.properties ?? {};
  for (const [name, value] of Object.entries(given)) {
    const schema = properties[name];
    if (!isRecord(schema))
      return `There is no argument "${name}". ${definition.name} has ${Object.keys(properties).join(", ")}.`;
    const choices: readonly unknown[] | undefined = Array.isArray(schema["enum"]) ? schema["enum"] : undefined;
    if (choices) {
      if (!choices.includes(value)) return `${name}: It must be one of ${choices.join(", ")}.`;
    } else if (schema["type"] === "array") {
      if (!Array.isArray(value) || !value.every((each) => typeof each === "string"))
        return `${name}: It must be a list of texts.`;
    } else if (typeof value !== schema["type"])
      return `${name}: It must be ${schema["type"] === "boolean" ? "true or false" : "a text"}.`;
  }
  return undefined;
}
