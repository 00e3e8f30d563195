import type { FileHandle } from "@toolbox/core";
import { Upload } from "lucide-react";
import { type Ref, useRef } from "react";
import { cx } from "../elements/cx.ts";
import { useControl } from "../form/field-context.ts";
import { useFileDrop } from "./use-file-drop.ts";

/** The place to drop files on, paste them into, or click to choose them. */
export function FilePicker({ accept, multiple = false, onFiles, label, words, hint }: FilePickerProps) {
  const { id, ...control } = useControl();
  const picker = useRef<HTMLInputElement>(null);
  const { isOver, take, handlers } = useFileDrop(onFiles);
  return (
    <div {...handlers}>
      <HiddenPicker ref={picker} accept={accept} multiple={multiple} onPick={take} />
      <button
        type="button"
        id={id}
        aria-describedby={control["aria-describedby"]}
        aria-label={`${label}: ${words}`}
        data-invalid={control["aria-invalid"] ? "" : undefined}
        onClick={() => picker.current?.click()}
        className={cx(
          "flex min-h-11 w-full items-center gap-2.5 rounded-control border border-dashed px-2.5 py-1.5 text-left text-13 text-text-2 transition-colors hover:bg-surface-hover data-invalid:border-solid data-invalid:border-red-mark",
          isOver ? "border-accent-line bg-accent-soft" : "border-line-3 bg-surface-field",
        )}
      >
        <Upload aria-hidden="true" className="text-text-3" />
        <span className="min-w-0 flex-1">{words}</span>
        {hint && <span className="text-12 text-text-3">{hint}</span>}
      </button>
    </div>
  );
}

/** The system's file dialog, opened by a click on its ref. */
export function HiddenPicker({ ref, accept, multiple, onPick }: HiddenPickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
      accept={accept.join(",")}
      multiple={multiple}
      onChange={(event) => {
        if (event.target.files) onPick(event.target.files);
        // The same file chosen again must count as a change.
        event.target.value = "";
      }}
    />
  );
}

export type FilePickerProps = {
  /** MIME types. */
  accept: readonly string[];
  multiple?: boolean | undefined;
  onFiles: (files: readonly FileHandle[]) => void;
  label: string;
  words: string;
  /** The limits: "Up to 2 MB". */
  hint?: string | undefined;
};

type HiddenPickerProps = {
  ref: Ref<HTMLInputElement>;
  accept: readonly string[];
  multiple: boolean;
  onPick: (files: FileList) => void;
};
