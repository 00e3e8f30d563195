import type { FileHandle } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/schema/tool.ts";
import { Button } from "../../kit/elements/button.tsx";
import { CodeInput } from "../../kit/code/code-input.tsx";
import { Disclosure } from "../../kit/elements/disclosure.tsx";
import { Field } from "../../kit/form/field.tsx";
import { FilePicker } from "../../kit/files/file-picker.tsx";
import { FormField } from "../../kit/form/form-from-fields.tsx";
import { hasEarlier } from "./use-difference.ts";
import type { SchemaState } from "./use-exports.ts";

/** The earlier schema, with which the one in sight is compared. */
export function EarlierPanel({ state, onText, onFiles, error }: EarlierPanelProps) {
  const { fromText, from, text } = state.input;
  return (
    <Disclosure title="Compare with" end={hasEarlier(state.input) ? "on" : "nothing"} isOpen={hasEarlier(state.input)}>
      {from.length > 0 ? (
        <FormField state={state} name="from" />
      ) : (
        <>
          <FilePicker
            accept={[".sql", ".ddl", ".dbml", ".json", ".txt"]}
            multiple
            label="Files of the earlier schema"
            words="Drop, paste or choose files"
            hint="SQL, DBML, JSON"
            onFiles={onFiles}
          />
          <Field label={tool.fields.fromText.label} error={error}>
            <CodeInput
              text={fromText}
              onText={onText}
              language={/^\s*[[{]/.test(fromText) ? "json" : "sql"}
              label="Text of the earlier schema"
              className="h-48"
            />
          </Field>
        </>
      )}
      <div className="flex gap-2">
        {text.trim() !== "" && text !== fromText && (
          <Button size="sm" onClick={() => onText(text)}>
            Compare with it as it is now
          </Button>
        )}
        {hasEarlier(state.input) && (
          <Button size="sm" onClick={() => onText("")}>
            Stop comparing
          </Button>
        )}
      </div>
    </Disclosure>
  );
}

type EarlierPanelProps = {
  state: SchemaState;
  onText: (text: string) => void;
  onFiles: (files: readonly FileHandle[]) => void;
  error: string | undefined;
};
