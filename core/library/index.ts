/* What `toolbox-core` exports: docs/library.md. Its tools are entries of their own. */
export { run, type RunOptions } from "./run.ts";
export { RunError } from "./run-error.ts";
export { filesOf } from "./files-of.ts";
export { textOf } from "./text-of.ts";
export type { Example, FileSource, PlatformFile, Tool } from "./tool.ts";
export { ToolError, type ToolErrorCode } from "../src/tool/errors.ts";
export type { Field } from "../src/tool/fields.ts";
export type { FileHandle } from "../src/tool/input/file-handle.ts";
export type {
  BinaryOutput,
  FactRow,
  FactsOutput,
  FileOutput,
  Issue,
  Output,
  Run,
  TextOutput,
} from "../src/tool/output.ts";
export type { RunContext } from "../src/tool/run-context.ts";
export type * from "../src/ports/index.ts";
