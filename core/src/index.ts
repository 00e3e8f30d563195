/* The one doorway of core. Hosts import from here, from ./testing, and single tools from ./tools/<id>/tool.ts. */
export { builtPages, type BuiltPage, type CatalogEntry } from "./tool/catalog.ts";
export { commandLine } from "./tool/command-line.ts";
export {
  type Action,
  type AnyTool,
  type Batch,
  defineTool,
  type Example,
  type Tool,
  type ToolMeta,
} from "./tool/define-tool.ts";
export { ToolError, WrongInput, type ToolErrorCode } from "./tool/errors.ts";
export { type Field, type Fields, type FilesField, field, initialInput, type InputOf, isShown } from "./tool/fields.ts";
export { type FileHandle, isFileHandle } from "./tool/input/file-handle.ts";
export { fileText } from "./tool/file-text.ts";
export { flagName } from "./tool/flag-name.ts";
export { jsonSchema } from "./tool/json-schema.ts";
export type { BinaryOutput, FactsOutput, FileOutput, Issue, Output, TextOutput } from "./tool/output.ts";
export { type Page, type PageGroup, pageGroups, pages } from "./tool/pages.ts";
export { readInput } from "./tool/input/read-input.ts";
export { type Run, runTool } from "./tool/run-tool.ts";
export { decodeLink, encodeLink, type Link, type LinkReading } from "./tool/url-codec.ts";
export { type After, type RunInWorker, type WorkerHost, workerRunner } from "./tool/worker/run-in-worker.ts";
export { serveTools } from "./tool/worker/serve-tools.ts";
export type { Channel, FileCarrier, LoadTool, RunRequest, WorkerMessage } from "./tool/worker/worker-channel.ts";
export type { Work } from "./tool/run-context.ts";
export { catalog, type ToolId } from "./tools/catalog.gen.ts";
export type * from "./ports/index.ts";
export { closest } from "./text/closest.ts";
export { counted } from "./text/counted.ts";
export { grouped } from "./text/grouped.ts";
export { graphemeCount, graphemes } from "./text/graphemes.ts";
export { isoDay } from "./text/iso-day.ts";
export { quoteWord } from "./text/quote-word.ts";
export { zip } from "./data/archive/zip.ts";
export { keptGradients } from "./graphics/drawing/cached-gradients.ts";
export { MAX_PIXELS, readImageHeader } from "./graphics/image-input/image-header.ts";
export { sniffImageType } from "./graphics/image-input/image-type.ts";
export type { PreparedImage } from "./graphics/image-input/prepare-image.ts";
export { encodePng } from "./graphics/png/encode-png.ts";
export { isOpaque } from "./graphics/png/scanlines.ts";
