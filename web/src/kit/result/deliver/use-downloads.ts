import { type FileOutput, type Fields, type InputOf, pluralize, ToolError, zip } from "@toolbox/core";
import { useState } from "react";
import { useHost } from "../../host/host.ts";
import { notify } from "../../toast/notify.ts";
import { filesOf } from "../outputs-of.ts";
import { useCopy } from "./use-copy.ts";
import type { ToolState } from "../../tool-page/use-tool.ts";

/** The toasts of a page's downloads. */
export interface DownloadMessages {
  /** After one file; its line names it. Some files have a toast of their own. */
  readonly done: (name: string) => string;
  readonly failed: { readonly title: string; readonly message: string; readonly messageOfSeveral?: string };
  readonly zipName: string;
  /** Which files "all" saves, where it is not each of them, and what one is called. */
  readonly all?: { readonly has: (file: FileOutput) => boolean; readonly noun: string };
  /** Milliseconds between two files of one download. */
  readonly gapMs: number;
}

/** The ways out of a live page: one file, several one by one, one ZIP, the clipboard. Always of the input as it is now. */
export function useDownloads<F extends Fields>(state: ToolState<F>, words: DownloadMessages) {
  const host = useHost();
  const { copy, isCopied } = useCopy();
  const [busy, setBusy] = useState<string | null>(null);

  /** The files of the present input; null when it has to be mended first, which the form then says. */
  const make = async (changes?: Partial<InputOf<F>>): Promise<readonly FileOutput[] | null> => {
    const isFresh = !changes && state.outputs !== null && !state.isStale && state.issues.length === 0;
    const run = isFresh ? null : await host.run(state.tool, { ...state.meant, ...changes }, {});
    if (run && !run.ok && run.reason === "input") {
      await state.run();
      return null;
    }
    if (run && !run.ok) throw new ToolError("encode", run.issues[0]?.message ?? "The run was stopped.");
    return filesOf(run?.outputs ?? state.outputs);
  };

  const deliver = (what: string, hand: (files: readonly FileOutput[]) => Promise<void>): Promise<void> =>
    attempt(what, async () => {
      const files = await make();
      if (files) await hand(files);
    });

  const attempt = async (what: string, act: () => Promise<void>): Promise<void> => {
    setBusy(what);
    try {
      await act();
    } catch (error) {
      console.error(error);
      const { title, message, messageOfSeveral = message } = words.failed;
      notify("error", title, what === "all" || what === "zip" ? messageOfSeveral : message);
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
      deliver("all", async (made) => {
        const { has = () => true, noun = "file" } = words.all ?? {};
        const files = made.filter(has);
        await host.sink.save(files, { gapMs: words.gapMs });
        notify("success", "All Downloads Complete", `${pluralize(files.length, `${noun} is`, `${noun}s are`)} saved.`);
      }),
    downloadZip: () =>
      deliver("zip", async (files) => {
        const { zipName: name } = words;
        await host.sink.save([{ kind: "binary", name, mime: "application/zip", bytes: zip(files) }]);
        notify("success", "Download Complete", `${name} is saved.`);
      }),
    /** @param changes to the input, where what is copied is not what is saved */
    copyImage: (name: string, changes?: Partial<InputOf<F>>) =>
      attempt("copy", async () => {
        const png = make(changes).then((files) => {
          const image = files?.find((file) => file.name === name);
          return image?.kind === "binary" ? image.bytes : undefined;
        });
        await copy({ png });
      }),
  };
}

export type Downloads<F extends Fields = Fields> = ReturnType<typeof useDownloads<F>>;
