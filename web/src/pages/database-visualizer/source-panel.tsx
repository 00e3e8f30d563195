import { plural, type FileHandle } from "@toolbox/core";
import { splitSources } from "@toolbox/core/data/schema/read/joined-sources.ts";
import type { Place } from "@toolbox/core/data/schema/model.ts";
import type { SchemaParseResult } from "@toolbox/core/data/schema/read/schema-parse-result.ts";
import { tool } from "@toolbox/core/tools/schema/tool.ts";
import { type ReactNode, useMemo, useState } from "react";
import type { CodePlace } from "../../kit/code/code-editor.tsx";
import { CodeInput } from "../../kit/code/code-input.tsx";
import { Disclosure } from "../../kit/elements/disclosure.tsx";
import { Field } from "../../kit/form/field.tsx";
import { FilePicker } from "../../kit/files/file-picker.tsx";
import { FormField, FormFields } from "../../kit/form/form-from-fields.tsx";
import { ProblemList, type ShownProblem } from "../../kit/result/problem-list.tsx";
import { useFileDrop } from "../../kit/files/use-file-drop.ts";
import { SkippedList } from "./skipped-list.tsx";
import type { SchemaState } from "./use-exports.ts";

/** Where a schema comes from: files or a text; what is wrong in it and what was left out, each with its line. */
export function SourcePanel({ state, onText, onFiles, reading, isUnknown, error, earlier }: SourcePanelProps) {
  const { input } = state;
  const { text } = input;
  const [goTo, setGoTo] = useState<CodePlace>();
  const drop = useFileDrop(onFiles);
  const firstLines = useMemo(() => new Map(splitSources(text).map(({ name, firstLine }) => [name, firstLine])), [text]);
  const hasFiles = input.sql.length > 0;
  const lineOf = ({ file, line }: Place) => (hasFiles ? line : (firstLines.get(file) ?? 1) + line - 1);
  const problems = (reading?.problems ?? []).map((problem, index): ShownProblem => ({
    id: `${index} ${problem.line} ${problem.message}`,
    severity: problem.severity === "error" ? "error" : "warning",
    message: problem.message,
    line: problem.line,
    file: problem.file,
    goTo: { line: lineOf(problem) },
  }));
  const picks = input.tables.length + input.without.length + input.schemas.length + Number(input.partitions);
  return (
    <div className="flex min-h-full flex-col" {...drop.handlers}>
      <section aria-label="Source" className="flex flex-1 flex-col gap-3 px-4 py-3">
        {hasFiles ? (
          <>
            <FormField state={state} name="sql" />
            <p className="text-12 text-text-3">
              Files this large are read as they are and not kept. Remove them to write here.
            </p>
            {error && <p className="text-12 text-danger">{error}</p>}
          </>
        ) : (
          <>
            <FilePicker
              accept={[".sql", ".ddl", ".dbml", ".json", ".txt"]}
              multiple
              label={tool.fields.sql.label}
              words="Drop, paste or choose files"
              hint="SQL, DBML, JSON"
              onFiles={onFiles}
            />
            <Field label={tool.fields.text.label} error={error} className="flex min-h-0 flex-1 flex-col">
              <CodeInput
                text={text}
                onText={onText}
                language={/^\s*[[{]/.test(text) ? "json" : "sql"}
                label="Schema text"
                placeholder={tool.fields.text.placeholder}
                goTo={goTo}
                className={`h-72 lg:h-[max(240px,calc(100dvh-470px))] ${drop.isOver ? "bg-accent-soft" : ""}`}
              />
            </Field>
          </>
        )}
      </section>
      {(text.trim() !== "" || hasFiles) && (
        <>
          {reading && <ProblemList problems={problems} isUnknown={isUnknown} onGoTo={hasFiles ? undefined : setGoTo} />}
          {(reading?.untold ?? 0) > 0 && (
            <p className="px-4 pb-3 text-13 text-text-2">
              And {reading?.untold} more {plural(reading?.untold ?? 0, "problem is", "problems are")} not listed.
            </p>
          )}
          <SkippedList
            skipped={reading?.skipped ?? []}
            onPlace={hasFiles ? undefined : (place) => setGoTo({ line: lineOf(place) })}
          />
        </>
      )}
      {earlier}
      <Disclosure title="Which tables" end={picks > 0 ? picks : "all"} isOpen={picks > 0}>
        <FormFields state={state} names={["language", "tables", "without", "schemas", "partitions"]} />
      </Disclosure>
    </div>
  );
}

type SourcePanelProps = {
  state: SchemaState;
  onText: (text: string) => void;
  onFiles: (files: readonly FileHandle[]) => void;
  /** What was made of the source. */
  reading: SchemaParseResult | null;
  /** Whether the source has changed since. */
  isUnknown: boolean;
  /** Why nothing could be made of it. */
  error: string | undefined;
  /** The fields of the schema to compare with. */
  earlier: ReactNode;
};
