import { decodeUtf8, type FileHandle, notUtf8 } from "@toolbox/core";
import { useState } from "react";
import { byteSize } from "../../kit/files/byte-size.ts";
import { FieldError } from "../../kit/form/field-error.tsx";
import { FilePicker } from "../../kit/files/file-picker.tsx";

/** Takes the text of a field from a file instead of a paste. */
export function OpenText({ label, maxBytes, onText }: OpenTextProps) {
  const [error, setError] = useState<string>();
  const open = async ([file]: readonly FileHandle[]) => {
    if (!file) return;
    if (file.size > maxBytes)
      return setError(`${file.name} has ${byteSize(file.size)}; at most ${byteSize(maxBytes)} fit.`);
    const text = decodeUtf8(await file.bytes());
    setError(text === undefined ? notUtf8(file.name) : undefined);
    if (text !== undefined) onText(text);
  };
  return (
    <div>
      <FilePicker
        accept={["text/*", ".log", ".csv", ".json", ".md"]}
        label={label}
        words="Or drop a text file, or click to choose it"
        hint={`Up to ${byteSize(maxBytes)}`}
        onFiles={(files) => void open(files)}
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

type OpenTextProps = { label: string; maxBytes: number; onText: (text: string) => void };
