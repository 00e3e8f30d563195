import { type FileOutput, pluralize } from "@toolbox/core";
import { useCallback, useState } from "react";
import { useHost } from "../../host/host.ts";
import { notify } from "../../toast/notify.ts";
import { useIsEarlier } from "../earlier.tsx";
import type { ToastMessage } from "./use-copy.ts";

/** How files are saved and what is said after. */
export interface SaveOptions {
  /** Milliseconds between two files. */
  readonly gapMs?: number | undefined;
  /** The page's own words after it; else "Downloaded!" and the name. */
  readonly toast?: ToastMessage | undefined;
  /** The page's own words for a failure. */
  readonly failure?: ToastMessage | undefined;
}

/**
 * Saves files and says so in a toast, as it does when they cannot be saved; those saved before stay saved. Within a
 * result of an earlier input nothing is saved.
 */
export function useSave(): { save: (files: FilesToSave, options?: SaveOptions) => Promise<void>; isBusy: boolean } {
  const { sink } = useHost();
  const isEarlier = useIsEarlier();
  const [isBusy, setBusy] = useState(false);
  const save = useCallback(
    async (files: FilesToSave, { gapMs, toast, failure }: SaveOptions = {}) => {
      if (isEarlier) return;
      setBusy(true);
      try {
        const made = typeof files === "function" ? await files() : files;
        await sink.save(made, gapMs === undefined ? {} : { gapMs });
        const { title, description } = toast ?? { title: "Downloaded!", description: savedWords(made) };
        notify("success", title, description);
      } catch (error) {
        console.error(error);
        const why = error instanceof Error ? error.message : "The file could not be saved.";
        const { title, description } = failure ?? { title: "Download Failed", description: why };
        notify("error", title, description);
      } finally {
        setBusy(false);
      }
    },
    [sink, isEarlier],
  );
  return { save, isBusy };
}

/** Files, or what makes them when they are wanted. */
export type FilesToSave = readonly FileOutput[] | (() => readonly FileOutput[] | Promise<readonly FileOutput[]>);

const savedWords = (files: readonly FileOutput[]): string => {
  const [first] = files;
  const name = files.length === 1 && first ? first.name.split("/").at(-1) : pluralize(files.length, "file");
  return `${name} downloaded successfully.`;
};
