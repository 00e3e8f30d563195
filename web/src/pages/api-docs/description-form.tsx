import { tool } from "@toolbox/core/tools/api-docs/tool.ts";
import { useMemo } from "react";
import { decodeUtf8 } from "@toolbox/core";
import type { CodePlace } from "../../kit/code/code-editor.tsx";
import { CodeInput } from "../../kit/code/code-input.tsx";
import { Field } from "../../kit/form/field.tsx";
import { FormField } from "../../kit/form/form-from-fields.tsx";
import { ProblemList, type ShownProblem } from "../../kit/result/problem-list.tsx";
import { useFileDrop } from "../../kit/files/use-file-drop.ts";
import type { ApiDocsState } from "./problems-of.ts";

const sample = tool.examples[0]?.input.text;

/** A larger file is read as it is: an editor and the store of this browser would be slow with it. */
const MAX_EDITED = 600_000;

/** The description as text or file, and what is wrong with it. A small file becomes text that can be edited. */
export function DescriptionForm({ state, problems, goTo, onGoTo }: DescriptionFormProps) {
  const { input, set } = state;
  const take = async (file: typeof input.file) => {
    if (!file || file.size > MAX_EDITED) return set("file", file);
    const text = decodeUtf8(await file.bytes());
    if (text !== undefined) set("text", text);
    // Of what is no text the tool says so in its words.
    set("file", text === undefined ? file : null);
  };
  const drop = useFileDrop((files) => void take(files[0] ?? null));
  const language = useMemo(() => (/^\s*[{[]/.test(input.text) ? "json" : "yaml"), [input.text]);
  const { hint, placeholder } = tool.fields.text;
  return (
    <div className="flex min-h-full flex-col" {...drop.handlers}>
      <section aria-label="Description" className="flex min-h-80 flex-1 flex-col gap-3 px-4 pt-3 pb-3">
        <FormField
          state={{
            ...state,
            set: (name, value) => (name === "file" ? void take(value as typeof input.file) : set(name, value)),
          }}
          name="file"
        />
        {input.file ? (
          <p className="text-12 text-text-3">The file is read as it is. Remove it to write here.</p>
        ) : (
          <Field
            label="Or its text"
            hint={input.text === sample ? "This is an example. Paste your own description over it." : hint}
            error={state.issueOf("text")}
            className="flex min-h-0 flex-1 flex-col"
          >
            <CodeInput
              text={input.text}
              onText={(text) => set("text", text)}
              language={language}
              label="OpenAPI description"
              placeholder={placeholder}
              goTo={goTo}
              className={`h-72 lg:h-[max(240px,calc(100dvh-420px))] ${drop.isOver ? "bg-accent-soft" : ""}`}
            />
          </Field>
        )}
      </section>
      <ProblemList
        problems={problems}
        isUnknown={state.outputs === null || state.isEarlier}
        onGoTo={input.file ? undefined : onGoTo}
      />
      <section aria-label="More" className="border-t border-line-1 px-4 pt-3 pb-4">
        <FormField state={state} name="parts" />
      </section>
    </div>
  );
}

type DescriptionFormProps = {
  state: ApiDocsState;
  problems: readonly ShownProblem[];
  goTo: CodePlace | undefined;
  onGoTo: (place: CodePlace) => void;
};
