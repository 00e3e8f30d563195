import { type BinaryOutput, type FileOutput, type TextOutput, ToolError, zip } from "@toolbox/core";
import type { OgSize } from "@toolbox/core/graphics/og-image/sizes.ts";
import type { ogFields } from "@toolbox/core/graphics/og-image/fields.ts";
import { tool } from "@toolbox/core/tools/og-image/tool.ts";
import { useState } from "react";
import { useHost } from "../../kit/host/host.ts";
import { notify } from "../../kit/toast/notify.ts";
import { useCopy } from "../../kit/use-copy.ts";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";

/** Milliseconds between two files of one download. */
const GAP_MS = 500;

/** What is being made: the name of a file, "all" or "zip". */
export type Delivery = string;

/** The ways out of the page: one image, all three, one ZIP, the clipboard. Always of the input as it is now. */
export function useOgDownloads(state: ToolState<typeof ogFields>) {
  const host = useHost();
  const { copy, isCopied } = useCopy();
  const [busy, setBusy] = useState<Delivery | null>(null);

  /** The files of the present input; null when it has to be mended first, which the form then says. */
  const make = async (): Promise<readonly FileOutput[] | null> => {
    const isFresh = state.outputs !== null && !state.isStale && state.issues.length === 0;
    const run = isFresh ? null : await host.run(tool, state.input, {});
    if (run && !run.ok && run.reason === "input") {
      await state.run();
      return null;
    }
    if (run && !run.ok) throw new ToolError("encode", run.issues[0]?.message ?? "The run was stopped.");
    return (run?.outputs ?? state.outputs ?? []).filter((output) => output.kind !== "facts");
  };

  const deliver = async (
    what: Delivery,
    failure: string,
    hand: (files: readonly FileOutput[]) => Promise<void>,
  ): Promise<void> => {
    setBusy(what);
    try {
      const files = await make();
      if (files) await hand(files);
    } catch (error) {
      console.error(error);
      notify("error", "Download Failed", failure);
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    isCopied,
    downloadOne: (name: string) =>
      deliver(name, "Failed to generate OG image", async (files) => {
        await host.sink.save(files.filter((file) => file.name === name));
        notify("success", "Download Complete", `${name} is saved.`);
      }),
    downloadAll: () =>
      deliver("all", "Failed to download all formats", async (files) => {
        const images = files.filter(isPicture);
        await host.sink.save(images, { gapMs: GAP_MS });
        notify(
          "success",
          "All Downloads Complete",
          `${images.length === 1 ? "1 image is" : `${images.length} images are`} saved.`,
        );
      }),
    downloadZip: () =>
      deliver("zip", "Failed to download all formats", async (files) => {
        const archive = { kind: "binary", name: "og-images.zip", mime: "application/zip", bytes: zip(files) } as const;
        await host.sink.save([archive]);
        notify("success", "Download Complete", "og-images.zip is saved.");
      }),
    /** As a PNG whatever the format: a clipboard takes no other. */
    copyImage: ({ width, height }: OgSize) =>
      deliver(`copy ${width}x${height}`, "Failed to generate OG image", async () => {
        const only = { format: "png", sizes: [`${width}x${height}`], metaTags: false };
        const run = await host.run(tool, { ...state.input, ...only }, {});
        const [image] = run.ok ? run.outputs : [];
        if (image?.kind === "binary") await copy(image.bytes);
      }),
  };
}

/** Anything but the tags: an SVG is a text. */
function isPicture(file: BinaryOutput | TextOutput): boolean {
  return file.mime.startsWith("image/");
}
