import { type FileOutput, type Fields, ToolError, zip } from "@toolbox/core";
import { useState } from "react";
import { useHost } from "../../host/host.ts";
import { notify } from "../../toast/notify.ts";
import { useCopy } from "../../use-copy.ts";
import type { ToolState } from "../../tool-page/use-tool.ts";

/** The toasts of a page's downloads. */
export interface DownloadWords {
  /** After one file; its line names it. Some files have a toast of their own. */
  readonly done: (name: string) => string;
  readonly failed: { readonly title: string; readonly message: string };
  readonly zipName: string;
  /** Milliseconds between two files of one download. */
  readonly gapMs: number;
}

/** The ways out of a live page: one file, several one by one, one ZIP, the clipboard. Always of the input as it is now. */
export function useDownloads<F extends Fields>(state: ToolState<F>, words: DownloadWords) {
  const host = useHost();
  const { copy, isCopied } = useCopy();
  const [busy, setBusy] = useState<string | null>(null);

  /** The files of the present input; null when it has to be mended first, which the form then says. */
  const make = async (): Promise<readonly FileOutput[] | null> => {
    const isFresh = state.outputs !== null && !state.isStale && state.issues.length === 0;
    const run = isFresh ? null : await host.run(state.tool, state.input, {});
    if (run && !run.ok && run.reason === "input") {
      await state.run();
      return null;
    }
    if (run && !run.ok) throw new ToolError("encode", run.issues[0]?.message ?? "The run was stopped.");
    return (run?.outputs ?? state.outputs ?? []).filter((output) => output.kind !== "facts");
  };

  const deliver = async (what: string, hand: (files: readonly FileOutput[]) => Promise<void>): Promise<void> => {
    setBusy(what);
    try {
      const files = await make();
      if (files) await hand(files);
    } catch (error) {
      console.error(error);
      notify("error", words.failed.title, words.failed.message);
    } finally {
      setBusy(null);
    }
  };

  return {
    /** What is being made: the name of a file, "all", "zip" or "copy". */
    busy,
    isCopied,
    downloadOne: (name: string) =>
      deliver(name, async (files) => {
        await host.sink.save(files.filter((file) => file.name === name));
        notify("success", words.done(name), `${name} is saved.`);
      }),
    downloadAll: () =>
      deliver("all", async (files) => {
        await host.sink.save(files, { gapMs: words.gapMs });
        notify("success", "All Downloads Complete", `${files.length} files are saved.`);
      }),
    downloadZip: () =>
      deliver("zip", async (files) => {
        const { zipName: name } = words;
        await host.sink.save([{ kind: "binary", name, mime: "application/zip", bytes: zip(files) }]);
        notify("success", "Download Complete", `${name} is saved.`);
      }),
    copyImage: (name: string) =>
      deliver("copy", async (files) => {
        const image = files.find((file) => file.name === name);
        if (image?.kind === "binary") await copy(image.bytes);
      }),
  };
}

export type Downloads = ReturnType<typeof useDownloads>;
