import { tool } from "@toolbox/core/tools/schema/tool.ts";
import { isDrawn } from "@toolbox/core/tools/schema/difference-formats.ts";
import { pluralize } from "@toolbox/core";
import { CodeView } from "../../kit/code/code-view.tsx";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { languageOf } from "../../kit/code/code-language.ts";
import { Earlier } from "../../kit/result/earlier.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import { Select } from "../../kit/inputs/select.tsx";
import { hasEarlier } from "./use-difference.ts";
import type { SchemaState } from "./use-exports.ts";

const texts = tool.fields.format.options.filter(({ value }) => value !== "png");
const ofDifference = texts.filter(({ value }) => isDrawn(value));

/** The whole schema as text in the format of the field, to read and to copy. */
export function SchemaCode({ state }: { state: SchemaState }) {
  const output = state.outputs?.find((entry) => entry.kind === "text");
  const text = output?.kind === "text" ? output.text : "";
  const name = output?.name ?? "schema";
  const lines = text === "" ? 0 : text.trimEnd().split("\n").length;
  return (
    <section aria-label="Code" className="flex min-h-0 flex-1 flex-col">
      <Earlier isEarlier={state.isEarlier} className="flex min-h-0 flex-1 flex-col">
        <PaneHeader
          measure={pluralize(lines, "line")}
          actions={<CopyButton variant="ghost" source={text} label={`Copy ${name}`} />}
        >
          <Select
            aria-label={tool.fields.format.label}
            value={state.input.format}
            options={hasEarlier(state.input) ? ofDifference : texts}
            onValue={(format) => state.set("format", format)}
            className="w-32"
          />
        </PaneHeader>
        <CodeView text={text} language={languageOf(name)} label={name} className="flex-1" />
      </Earlier>
    </section>
  );
}
