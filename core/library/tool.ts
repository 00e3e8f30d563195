import type { Ports } from "../src/ports/index.ts";
import type { Field } from "../src/tool/fields.ts";
import type { FileHandle } from "../src/tool/input/file-handle.ts";

/**
 * A file as the platform has it: `File` of a browser, Node, Deno or Bun. Tools look at `type`, the MIME type, so give it:
 * `new File([bytes], "logo.svg", { type: "image/svg+xml" })`.
 */
export interface PlatformFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  stream(): ReadableStream<Uint8Array>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** What a file field takes. A {@link FileHandle} reads when it is asked; `openFile` of `toolbox-cli/node` makes one. */
export type FileSource = PlatformFile | FileHandle;

/** Values by field, before anybody looked at them. */
export type AnyInput = Readonly<Record<string, unknown>>;

/** An input that shows what a tool is for; what is left out has its initial value. */
export interface Example<Input extends object> {
  readonly name: string;
  readonly input: Partial<Input>;
}

/** A tool of Toolbox, from `toolbox-core/tools/<id>`; `run` runs it. */
export interface Tool<Input extends object = AnyInput> {
  /** Kebab-case; the name of its entry, and of its command in the terminal. */
  readonly id: string;
  readonly title: string;
  /** One sentence without a full stop. */
  readonly summary: string;
  /** Other words people search for. */
  readonly aliases: readonly string[];
  /** What it asks for, with labels, limits, choices and initial values: enough to make a form of. */
  readonly fields: { readonly [Name in keyof Input]-?: Field };
  readonly examples: readonly Example<Input>[];
  /** Ports in plain JavaScript that come with the tool; those given to `run` win over them. */
  readonly ports?: Partial<Ports>;
}
