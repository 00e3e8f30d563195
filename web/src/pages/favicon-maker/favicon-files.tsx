import type { FileOutput, Output } from "@toolbox/core";
import { Code, Download, FileJson } from "lucide-react";
import { useMemo } from "react";
import { filesOf } from "../../kit/result/outputs-of.ts";
import { byteSize } from "../../kit/files/byte-size.ts";
import { IconButton } from "../../kit/elements/icon-button.tsx";
import type { Downloads } from "../../kit/result/deliver/use-downloads.ts";
import { useImagePreview } from "../../kit/files/use-image-preview.ts";

/** Every file of the set with its use and size, each to be saved alone. */
export function FaviconFiles({ outputs, downloads }: FaviconFilesProps) {
  const files = filesOf(outputs);
  return (
    <ul
      aria-label="Files"
      className="grid flex-none gap-px border-t border-line-1 bg-line-1 sm:grid-cols-2 xl:grid-cols-3"
    >
      {files.map((file) => (
        <li key={file.name} className="flex min-w-0 items-center gap-3 bg-surface-1 py-2 pr-2 pl-4">
          <Thumbnail file={file} />
          <div className="min-w-0 flex-1">
            <p className="mono text-12 wrap-anywhere">{file.name}</p>
            <p className="text-12 text-text-3">
              {file.label} · {byteSize(sizeOf(file))}
            </p>
          </div>
          <IconButton
            icon={Download}
            label={file.name === "manifest.webmanifest" ? "Download manifest" : `Download ${file.name}`}
            disabled={downloads.busy !== null}
            onClick={() => void downloads.downloadOne(file.name)}
          />
        </li>
      ))}
    </ul>
  );
}

function sizeOf(file: FileOutput): number {
  return file.kind === "text" ? new TextEncoder().encode(file.text).length : file.bytes.length;
}

function Thumbnail({ file }: { file: FileOutput }) {
  const source = useMemo(
    () => ({
      name: file.name,
      type: file.mime,
      bytes: async () => (file.kind === "text" ? new TextEncoder().encode(file.text) : file.bytes),
    }),
    [file],
  );
  const preview = useImagePreview(source);
  const Icon = file.name.endsWith(".html") ? Code : FileJson;
  return (
    <span className="grid size-9 flex-none place-items-center rounded-control border border-line-1 bg-surface-0 text-text-3">
      {preview ? (
        <img src={preview.url} alt="" className="max-h-7 max-w-7" />
      ) : (
        <Icon aria-hidden="true" className="size-4" />
      )}
    </span>
  );
}

type FaviconFilesProps = { outputs: readonly Output[] | null; downloads: Downloads };
