/*
 * What every host needs, by one name: the framework (tool), the ports, the rules of texts, the catalogue, and those parts
 * of graphics and data that the hosts' own ports and downloads are made of. For `tool`, `ports` and `text` it is the only
 * way in. All else is imported by its family, as package.json exports them: `@toolbox/core/git/…`, `graphics`,
 * `documents`, `data`, `workspace`, `config`, `config-file`, `site`, and what belongs to one tool from `tools/<id>/…`.
 */
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
export { ToolError, InputError, type ToolErrorCode } from "./tool/errors.ts";
export { type Field, type Fields, type FilesField, field, initialInput, type InputOf, isShown } from "./tool/fields.ts";
export { type FileHandle, type FolderPlace, isFileHandle } from "./tool/input/file-handle.ts";
export { unchanged } from "./tool/input/unchanged-file.ts";
export { fileText } from "./tool/input/file-text.ts";
export { flagName } from "./tool/flag-name.ts";
export { listenerSet } from "./tool/listener-set.ts";
export { jsonSchema } from "./tool/json-schema.ts";
export type { BinaryOutput, FactsOutput, FileOutput, Issue, Output, Run, TextOutput } from "./tool/output.ts";
export { type Page, type PageGroup, pageGroups, pages } from "./tool/pages.ts";
export { readJson } from "./tool/read-json.ts";
export { readInput } from "./tool/input/read-input.ts";
export { runTool } from "./tool/run-tool.ts";
export { decodeLink, encodeLink, MAX_LINK_BYTES, type Link, type LinkParseResult } from "./tool/url-codec.ts";
export { type After, type RunInWorker, type WorkerHost, workerRunner } from "./tool/worker/run-in-worker.ts";
export { serveTools } from "./tool/worker/serve-tools.ts";
export type { Channel, FileCarrier, LoadTool, RunRequest, WorkerMessage } from "./tool/worker/worker-channel.ts";
export type { RunContext } from "./tool/run-context.ts";
export { catalog, type ToolId } from "./tools/catalog.gen.ts";
export type * from "./ports/index.ts";
export { annotation } from "./text/annotation.ts";
export { closest } from "./text/words/closest.ts";
export { capitalize, clip, formatNumber, plural, pluralize } from "./text/format.ts";
export { decodeUtf8, notUtf8 } from "./text/bytes.ts";
export { isRecord } from "./text/is-record.ts";
export { type LineAndColumn, lineAndColumn } from "./text/lines.ts";
export { graphemeCount, graphemes } from "./text/graphemes.ts";
export { isoDay } from "./text/day.ts";
export { escapeRegExp, shellQuote } from "./text/escape.ts";
export { oneLine, showControls } from "./text/show-controls.ts";
export { zip } from "./data/archive/zip.ts";
export { cachedGradients } from "./graphics/drawing/cached-gradients.ts";
export { MAX_PIXELS, readImageHeader } from "./graphics/image-input/image-header.ts";
export { sniffImageType } from "./graphics/image-input/image-type.ts";
export type { PreparedImage } from "./graphics/image-input/prepare-image.ts";
export { encodePng } from "./graphics/png/encode-png.ts";
export { isOpaque } from "./graphics/png/scanlines.ts";
