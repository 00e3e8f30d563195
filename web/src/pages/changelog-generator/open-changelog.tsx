import { decodeUtf8, type FileHandle } from "@toolbox/core";
import { useState } from "react";
import { FieldError } from "../../kit/form/field-error.tsx";
import { FilePicker } from "../../kit/files/file-picker.tsx";

const MAX_BYTES = 2 * 1024 * 1024;

/** Takes the changelog from a file instead of a paste. */
export function OpenChangelog({ onText }: { onText: (text: string) => void }) {
  const [error, setError] = useState<string>();
  const open = async ([file]: readonly FileHandle[]) => {
    if (!file) return;
    const text = await readText(file);
    setError(
      text === undefined ? `${file.name} is not a text file of at most 2 MB. Choose a CHANGELOG.md.` : undefined,
    );
    if (text !== undefined) onText(text);
  };
  return (
    <div>
      <FilePicker
        accept={["text/markdown", "text/plain", ".md"]}
        label="Existing CHANGELOG.md"
        words="Or drop the file, or click to choose it"
        onFiles={(files) => void open(files)}
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

/** The text of a file in UTF-8; undefined for anything else. */
async function readText(file: FileHandle): Promise<string | undefined> {
  return file.size > MAX_BYTES ? undefined : decodeUtf8(await file.bytes(), "keep mark");
}
