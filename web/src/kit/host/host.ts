import type { AnyTool, Clipboard, Deflate, Run, Sink, RunContext } from "@toolbox/core";
import { createContext, use } from "react";
import { browserClipboard } from "../../ports/clipboard.ts";
import { browserDeflate } from "../../ports/deflate.ts";
import { browserSink } from "../../ports/sink.ts";

/** What the kit needs of its host to run tools and deliver their results. */
export interface Host {
  run(tool: AnyTool, input: Readonly<Record<string, unknown>>, context: Partial<RunContext>): Promise<Run>;
  readonly clipboard: Clipboard;
  readonly sink: Sink;
  readonly deflate: Deflate;
}

const browserHost: Host = {
  // Canvas, codecs and workers are only needed once a tool runs.
  run: async (...args) => (await import("../../ports/worker/run-tool-in-browser.ts")).runToolInBrowser(...args),
  clipboard: browserClipboard,
  sink: browserSink,
  deflate: browserDeflate,
};

/** The browser itself, unless a test puts something else here. */
export const HostContext = createContext<Host>(browserHost);

export function useHost(): Host {
  return use(HostContext);
}
