import type { EditorView } from "@codemirror/view";
import type { FileHandle } from "@toolbox/core";
import { FolderOpen } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { CodeInput } from "../../kit/code/code-input.tsx";
import { cx } from "../../kit/elements/cx.ts";
import { FieldError } from "../../kit/form/field-error.tsx";
import { HiddenPicker } from "../../kit/files/file-picker.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import { useFileDrop } from "../../kit/files/use-file-drop.ts";

/** The source, in an editor that takes dropped and pasted files. */
export function MarkdownEditor({
  text,
  measure,
  error,
  files,
  onText,
  onFiles,
  onUseText,
  onView,
}: MarkdownEditorProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { isOver, take, handlers } = useFileDrop(onFiles);
  return (
    <div
      className="relative flex min-h-0 flex-1 flex-col"
      onDragOver={handlers.onDragOver}
      onDragLeave={handlers.onDragLeave}
      // Before the editor, which would put the text of a dropped file where the pointer is.
      onDropCapture={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.stopPropagation();
        handlers.onDrop(event);
      }}
      onPasteCapture={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.stopPropagation();
        event.preventDefault();
        handlers.onPaste(event);
      }}
    >
      <PaneHeader
        title="Markdown"
        measure={measure}
        actions={
          <Button size="sm" icon={FolderOpen} onClick={() => picker.current?.click()}>
            Open files
          </Button>
        }
      />
      <HiddenPicker
        ref={picker}
        accept={[".md", ".markdown", ".txt", "text/markdown", "image/*"]}
        multiple
        onPick={take}
      />
      {files > 0 && (
        <p className="flex items-center gap-2 border-b border-line-1 bg-accent-soft px-4 py-1.5 text-12">
          <span className="min-w-0 flex-1">
            {files === 1 ? "A file is used" : `${files} files are used`} in place of this text; the preview shows the
            first.
          </span>
          <Button size="sm" onClick={onUseText}>
            Use this text
          </Button>
        </p>
      )}
      {error && (
        <div className="border-b border-line-1 px-4 py-2">
          <FieldError className="mt-0">{error}</FieldError>
        </div>
      )}
      <CodeInput
        text={text}
        onText={onText}
        language="markdown"
        label="Markdown"
        placeholder="# Write here, or drop a Markdown file"
        onView={onView}
        className={cx(
          "min-h-0 flex-1 rounded-none border-0 max-lg:h-[60vh] max-lg:flex-none",
          error && "outline-danger",
        )}
      />
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-card border-2 border-dashed border-accent-line bg-accent-soft text-14">
          Drop Markdown files or images
        </div>
      )}
    </div>
  );
}

type MarkdownEditorProps = {
  text: string;
  /** Words and pages. */
  measure: string;
  error: string | undefined;
  /** How many files take the place of the text. */
  files: number;
  onText: (text: string) => void;
  onUseText: () => void;
  onFiles: (files: readonly FileHandle[]) => void;
  onView: (view: EditorView | null) => void;
};
