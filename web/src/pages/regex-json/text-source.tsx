import type { FileHandle } from "@toolbox/core";
import type { ClipboardEvent } from "react";
import { CodeInput } from "../../kit/code/code-input.tsx";
import type { CodeLanguage } from "../../kit/code/code-language.ts";
import type { CodeMark } from "../../kit/code/code-marks.ts";
import { Field } from "../../kit/form/field.tsx";
import { FileDrop } from "../../kit/files/file-drop.tsx";
import { notify } from "../../kit/toast/notify.ts";
import { browserFile } from "../../ports/file.ts";

/** A longer paste becomes a file: an editor of that size would hold up the page. */
const MAX_PASTE = 1_000_000;

/** A text to type, paste, drop or choose as a file. A chosen file stands in place of the text, which is kept. */
export function TextSource({ label, text, file, error, fileError, onText, onFile, ...looks }: TextSourceProps) {
  const { placeholder, language, marks, pasteName, className = "h-64" } = looks;
  const takeLongPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (pasted.length <= MAX_PASTE) return;
    event.preventDefault();
    event.stopPropagation();
    onFile(browserFile(new File([pasted], pasteName, { type: "text/plain" })));
    notify("info", "Taken as a file", "The paste is too long to edit here; it is used whole.");
  };
  return (
    <>
      {file === null && (
        <Field label={label} hideLabel error={sentence(error)}>
          <div onPasteCapture={takeLongPaste}>
            <CodeInput
              text={text}
              onText={onText}
              label={label}
              language={language}
              placeholder={placeholder}
              marks={marks}
              className={className}
            />
          </div>
        </Field>
      )}
      <Excerpt message={file ? fileError : error} />
      <Field label={`${label} from a file`} hideLabel error={sentence(fileError)}>
        <FileDrop file={file} accept={["*/*"]} label={`${label} from a file`} hint="Up to 256 MB" onFile={onFile} />
      </Field>
    </>
  );
}

/** A message may go on with the line at fault and a caret below it. */
const sentence = (message: string | undefined) => message?.split("\n\n")[0];

function Excerpt({ message }: { message: string | undefined }) {
  const excerpt = message?.split("\n\n")[1];
  if (excerpt === undefined) return null;
  return (
    <pre className="mono scrollbar-quiet m-0 overflow-x-auto rounded-control bg-red-soft px-2.5 py-1.5 text-13 text-red-text">
      {excerpt}
    </pre>
  );
}

type TextSourceProps = {
  label: string;
  text: string;
  file: FileHandle | null;
  error: string | undefined;
  fileError: string | undefined;
  onText: (text: string) => void;
  onFile: (file: FileHandle | null) => void;
  placeholder: string;
  language?: CodeLanguage | undefined;
  marks?: readonly CodeMark[] | undefined;
  /** What a long paste is called. */
  pasteName: string;
  className?: string | undefined;
};
