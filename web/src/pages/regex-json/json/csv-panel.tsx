import type { Output } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/csv/tool.ts";
import type { ReactNode } from "react";
import { FormField } from "../../../kit/form/form-from-fields.tsx";
import { FormSection } from "../../../kit/form/form-section.tsx";
import { ToolPage } from "../../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../../kit/tool-page/use-tool.ts";
import { JsonResult } from "./json-result.tsx";
import { withToolInLink } from "../../../kit/with-tool-in-link.ts";
import { TextSource } from "../text-source.tsx";

const renderResult = (outputs: readonly Output[], { isGhost }: { isGhost: boolean }) => (
  <JsonResult outputs={outputs} isGhost={isGhost} />
);

/** JSON to CSV and back, with all options. */
export function CsvPanel({ list }: { list: ReactNode }) {
  const state = useTool(tool);
  const { input, set } = state;
  const isToCsv = input.to === "csv";
  return (
    <ToolPage
      state={withToolInLink(state)}
      tabs={{ list, value: "json" }}
      wideForm
      form={
        <>
          <FormSection title={isToCsv ? "JSON" : "CSV"}>
            <FormField state={state} name="to" />
            <TextSource
              label={isToCsv ? "JSON" : "CSV"}
              text={input.text}
              file={input.file}
              error={state.issueOf("text")}
              fileError={state.issueOf("file")}
              onText={(text) => set("text", text)}
              onFile={(file) => set("file", file)}
              placeholder={isToCsv ? '[{"name": "Ada"}, {"name": "Grace"}]' : "name,born\nAda,1815"}
              language={isToCsv ? "json" : "text"}
              pasteName={isToCsv ? "pasted.json" : "pasted.csv"}
            />
          </FormSection>
          <FormSection title="Options">
            <FormField state={state} name="delimiter" />
            <FormField state={state} name="nesting" />
            <FormField state={state} name="guard" />
            <FormField state={state} name="bom" />
            <FormField state={state} name="from" />
            <FormField state={state} name="types" />
            <FormField state={state} name="nested" />
          </FormSection>
        </>
      }
      empty={{
        title: "Press Convert to see the result here.",
        line: "Shown behind: two records as CSV.",
        hasLightExample: true,
      }}
      renderResult={renderResult}
    />
  );
}
