import type { FileHandle } from "@toolbox/core";
import { X } from "lucide-react";
import { byteSize } from "./byte-size.ts";
import { FilePicker } from "./file-picker.tsx";
import { IconButton } from "../elements/icon-button.tsx";

/** Takes several files, shown with their sizes; each can be removed. Judging them is for the tool. */
export function FilesDrop({ files, accept, maxItems, onFiles, label }: FilesDropProps) {
  return (
    <div className="grid gap-2">
      {files.length > 0 && (
        <ul aria-label={label} className="divide-y divide-line-1 rounded-control border border-line-2">
          {files.map((file, index) => (
            // Two files may have the same name; their place tells them apart.
            <li key={`${index} ${file.name}`} className="flex min-h-9 items-center gap-2.5 pr-1 pl-2.5">
              <span className="min-w-0 flex-1 truncate text-13">{file.name}</span>
              <span className="mono text-text-3">{byteSize(file.size)}</span>
              <IconButton
                icon={X}
                size="sm"
                label={`Remove ${file.name}`}
                onClick={() => onFiles(files.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      <FilePicker
        accept={accept}
        multiple
        label={label}
        words={files.length > 0 ? "Add more files" : "Drop, paste or choose files"}
        hint={`Up to ${maxItems}`}
        onFiles={(added) => onFiles([...files, ...added])}
      />
    </div>
  );
}

export type FilesDropProps = {
  files: readonly FileHandle[];
  accept: readonly string[];
  maxItems: number;
  onFiles: (files: readonly FileHandle[]) => void;
  label: string;
};
