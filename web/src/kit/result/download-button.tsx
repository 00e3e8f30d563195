import type { FileOutput } from "@toolbox/core";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "../elements/button.tsx";
import { byteSize, textBytes } from "../files/byte-size.ts";
import { useHost } from "../host/host.ts";
import { notify } from "../toast/notify.ts";
import { useShortcut } from "../elements/use-shortcut.ts";

/**
 * Saves files under their real names. One file shows its name without folders (or `children`) and size. What cannot be saved is a
 * toast; files saved before it stay saved.
 */
export function DownloadButton({
  files,
  gapMs,
  children,
  showSize,
  toast,
  failure,
  keys,
  busyLabel,
  ...look
}: DownloadButtonProps) {
  const { sink } = useHost();
  const [isBusy, setBusy] = useState(false);
  const only = files.length === 1 ? files[0] : undefined;
  const save = async () => {
    setBusy(true);
    try {
      await sink.save(files, gapMs === undefined ? {} : { gapMs });
      if (toast) notify("success", toast.title, toast.description);
    } catch (error) {
      console.error(error);
      const { title, description } = failure ?? {
        title: "Download Failed",
        description: error instanceof Error ? error.message : "The file could not be saved.",
      };
      notify("error", title, description);
    } finally {
      setBusy(false);
    }
  };
  useShortcut(keys ?? "", "Download", () => void save(), keys !== undefined && !isBusy);
  return (
    <Button
      size="sm"
      icon={Download}
      keys={look.variant === "primary" ? keys : undefined}
      busy={isBusy}
      busyLabel={busyLabel}
      aria-label={only && (children ?? "Download") === "Download" ? `Download ${only.name}` : undefined}
      onClick={() => void save()}
      {...look}
    >
      {children ?? only?.name.split("/").at(-1) ?? "Download all"}
      {showSize && (
        <span className="mono ml-1.5 font-text text-text-3">
          {byteSize(files.reduce((sum, file) => sum + sizeOf(file), 0))}
        </span>
      )}
    </Button>
  );
}

const sizes = new WeakMap<FileOutput, number>();

/** Bytes a file takes when saved; counted once, for a long text takes a while. */
export function sizeOf(file: FileOutput): number {
  if (file.kind === "binary") return file.bytes.length;
  // It is asked for with every drawing of a page.
  const size = ("size" in file ? file.size : undefined) ?? sizes.get(file) ?? textBytes(file.text);
  sizes.set(file, size);
  return size;
}

export type DownloadButtonProps = Pick<ButtonProps, "variant" | "size" | "block" | "className" | "disabled"> & {
  files: readonly FileOutput[];
  /** Milliseconds between two files. */
  gapMs?: number | undefined;
  children?: ReactNode;
  showSize?: boolean | undefined;
  toast?: { title: string; description?: string | undefined } | undefined;
  /** The page's own words for a failure. */
  failure?: { title: string; description: string } | undefined;
  /** Bound while the button is shown. */
  keys?: string | undefined;
  busyLabel?: string | undefined;
};
