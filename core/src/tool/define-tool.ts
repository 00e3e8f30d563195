import type { Ports } from "../ports/index.ts";
import type { Fields, InputOf } from "./fields.ts";
import type { FileHandle } from "./input/file-handle.ts";
import type { Issue, Output, TextOutput } from "./output.ts";
import type { RunContext } from "./run-context.ts";

/** A tool that runs in a worker. */
export interface WorkerOptions {
  /** Cancelled after so many milliseconds, counted from the moment the worker has the tool's code. */
  readonly timeoutMs: number;
  /** The sentence then, where the common one would not do. */
  readonly timeoutMessage?: string;
}

/** What lists need to know of a tool; the generated catalogue carries it without the tool's code. */
export interface ToolMeta {
  /** Kebab-case; the folder name and the CLI command. */
  readonly id: string;
  /** The page it stands on: a route of tool/pages.ts. */
  readonly route: string;
  /** Further pages that show it. */
  readonly alsoOn?: readonly string[];
  readonly title: string;
  /** One sentence without a full stop at most 80 characters long, for `--help` and search. */
  readonly summary: string;
  /** Other words people search for. */
  readonly aliases: readonly string[];
  readonly worker?: WorkerOptions;
}

/** The words of the button that runs the tool, and of the toast after. */
export interface Action {
  readonly label: string;
  readonly busyLabel: string;
  readonly success: { readonly title: string; readonly description?: string };
  /** What is said when a run fails at something that is not the input, such as a worker that ended; then the reason. */
  readonly failure?: string;
}

/** An input that shows what the tool is for. */
export interface Example<F extends Fields = Fields> {
  readonly name: string;
  readonly input: Partial<InputOf<F>>;
}

/** How a tool makes one run of each of many files (`--batch` in the terminal). */
export interface Batch {
  /** Endings of the files that count in a folder: lower case, without a dot. */
  readonly endings: readonly string[];
  /**
   * The raw values one file stands for; `runTool` judges them. What the user set for all runs wins over them.
   * Throws `ToolError` for a file it can make nothing of.
   */
  read(file: FileHandle): Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;
}

/** A whole tool as data and pure functions: what form, command, link, schema, search and guards are derived from. */
export interface Tool<F extends Fields = Fields> extends ToolMeta {
  readonly fields: F;
  readonly action: Action;
  /** At least one: shown at a click on the page, run by the guards. Fields left out keep their initial value. */
  readonly examples: readonly Example<F>[];
  /** The field a bare command-line argument fills. */
  readonly positional?: keyof F & string;
  /** The text field that takes what comes by a pipe, where the bare argument is a one-line value: `cat log | toolbox regex \d+`. */
  readonly piped?: keyof F & string;
  /**
   * A choice that a word before the positional may set: `toolbox icon svg trash-2` is `--format svg` of the positional
   * `trash-2`. A word that is not a value of it belongs to the positional.
   */
  readonly verb?: keyof F & string;
  /** Fields the terminal may fill in from what is around it, such as a package.json, where the user did not set them. */
  readonly prefilled?: readonly (keyof F & string)[];
  /** The tool makes sense for many files at once. */
  readonly batch?: Batch;
  /**
   * Why nothing it makes can be kept true by `toolbox make`: it is made by chance, or is words to read and no file. Its
   * page offers no entry to copy.
   */
  readonly notInMake?: "chance" | "no file";
  /**
   * Its texts are files of a project: the command saves even a single one, and shows what would change in those that
   * are there before it refuses to replace them.
   */
  readonly projectFiles?: boolean | "new folder";
  /** Rules across fields, or beyond what a field can say. Runs only when every field is valid by itself. */
  check?(input: InputOf<F>): readonly Issue[];
  /**
   * Pure but for its ports: it never saves, copies, logs, reads a clock or makes randomness on its own.
   * Throws `ToolError` for what the host fails at, passes on the reason of an aborted `context.signal`.
   */
  generate(input: InputOf<F>, ports: Ports, context: RunContext): readonly Output[] | Promise<readonly Output[]>;
  /**
   * Brings a text it generated into the file of that name which is already there: its own parts are replaced, all else
   * stays as it is. A host that saves calls it instead of refusing to overwrite. Throws `ToolError` "merge" when the
   * file cannot be told apart into the two; gives undefined for an output that stands for itself.
   */
  merge?(existing: string, output: TextOutput): string | undefined;
}

/** Any tool, its input type forgotten; `runTool` reads the input anew. */
// eslint-disable-next-line typescript/no-explicit-any -- the only type every Tool<F> is assignable to
export type AnyTool = Tool<any>;

/**
 * Returns the tool as it is; its work is inference: field values reach `check` and `generate` with literal types.
 * @example
 * export const tool = defineTool({
 *   id: "shout",
 *   route: "/dev-utilities",
 *   title: "Shout",
 *   summary: "A text in capitals",
 *   aliases: ["upper case"],
 *   fields: { text: field.text({ label: "Text", initial: "", min: 1, lines: 3 }) },
 *   action: { label: "Shout", busyLabel: "Shouting...", success: { title: "Shouted!" } },
 *   examples: [{ name: "Greeting", input: { text: "hello" } }],
 *   positional: "text",
 *   generate: ({ text }) => [{ kind: "text", name: "shout.txt", mime: "text/plain", text: text.toUpperCase() }],
 * });
 */
export function defineTool<const F extends Fields>(tool: Tool<F>): Tool<F> {
  return tool;
}
