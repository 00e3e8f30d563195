import type { FileHandle } from "@toolbox/core";
import { File as FileIcon, X } from "lucide-react";
import { useRef } from "react";
import { Button } from "../elements/button.tsx";
import { byteSize } from "./byte-size.ts";
import { cx } from "../elements/cx.ts";
import { FilePicker, HiddenPicker } from "./file-picker.tsx";
import { IconButton } from "../elements/icon-button.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { useImagePreview } from "./use-image-preview.ts";

/**
 * Takes one file: dropped, pasted or chosen. Shows its name, size and, for images, a thumbnail and its pixels; it can
 * be replaced and removed. Whether the file is acceptable is for the tool to say (`onFile` gets it either way).
 */
export function FileDrop({ file, accept, onFile, label, hint }: FileDropProps) {
  const takeFirst = (files: readonly FileHandle[]) => files[0] && onFile(files[0]);
  if (!file) {
    return (
      <FilePicker accept={accept} label={label} words="Drop, paste or choose a file" hint={hint} onFiles={takeFirst} />
    );
  }
  return <FileChip file={file} accept={accept} onFiles={takeFirst} onRemove={() => onFile(null)} />;
}

function FileChip({ file, accept, onFiles, onRemove }: FileChipProps) {
  const picker = useRef<HTMLInputElement>(null);
  const preview = useImagePreview(file, true);
  const { isOver, take, handlers } = useFileDrop(onFiles);
  return (
    <div
      {...handlers}
      className={cx(
        "flex h-11 items-center gap-2.5 rounded-control border px-1.5",
        isOver ? "border-accent-line bg-accent-soft" : "border-line-2",
      )}
    >
      <HiddenPicker ref={picker} accept={accept} multiple={false} onPick={take} />
      <span className="checker grid size-8 flex-none place-items-center overflow-hidden rounded-mark">
        {preview ? (
          <img src={preview.url} alt="" className="max-h-full max-w-full" />
        ) : (
          <FileIcon aria-hidden="true" className="text-text-3" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <div className="truncate text-13 leading-4">{file.name}</div>
        <div className="mono truncate text-text-3">
          {preview && `${preview.width} × ${preview.height}, `}
          {byteSize(file.size)}
        </div>
      </div>
      <Button size="sm" variant="ghost" aria-label={`Replace ${file.name}`} onClick={() => picker.current?.click()}>
        Replace
      </Button>
      <IconButton icon={X} size="sm" label={`Remove ${file.name}`} onClick={onRemove} />
    </div>
  );
}

export type FileDropProps = {
  file: FileHandle | null;
  /** MIME types. */
  accept: readonly string[];
  onFile: (file: FileHandle | null) => void;
  label: string;
  /** The limits: "Up to 2 MB". */
  hint?: string | undefined;
};

type FileChipProps = {
  file: FileHandle;
  accept: readonly string[];
  onFiles: (files: readonly FileHandle[]) => void;
  onRemove: () => void;
};
