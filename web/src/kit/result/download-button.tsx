import type { FileOutput } from "@toolbox/core";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../elements/button.tsx";
import { byteSize, textBytes } from "../files/byte-size.ts";
import { type SaveOptions, useSave } from "./deliver/use-save.ts";
import { cx } from "../elements/cx.ts";
import { useWithheld } from "./earlier.tsx";
import { useShortcut } from "../elements/use-shortcut.ts";

/**
 * Saves files under their real names and says so. One file shows its name without folders (or `children`) and size.
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
  const { save: saveFiles, isBusy } = useSave();
  const only = files.length === 1 ? files[0] : undefined;
  const { inert, className: withheld } = useWithheld();
  const save = () => saveFiles(files, { gapMs, toast, failure });
  useShortcut(keys ?? "", "Download", () => void save(), keys !== undefined && !isBusy && !inert);
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
      inert={inert}
      className={cx(look.className, withheld)}
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

export type DownloadButtonProps = Pick<ButtonProps, "variant" | "size" | "block" | "className" | "disabled"> &
  SaveOptions & {
    files: readonly FileOutput[];
    children?: ReactNode;
    showSize?: boolean | undefined;
    /** Bound while the button is shown. */
    keys?: string | undefined;
    busyLabel?: string | undefined;
  };
