import { tool } from "@toolbox/core/tools/csv/tool.ts";
import { FormField, FormFields } from "../../../kit/form/form-from-fields.tsx";
import { FormSection } from "../../../kit/form/form-section.tsx";
import { ToolPage } from "../../../kit/tool-page/tool-page.tsx";
import type { PanelProps } from "../../../kit/tool-tabs/tool-tabs.tsx";
import { useTool } from "../../../kit/tool-page/use-tool.ts";
import { JsonResult } from "./json-result.tsx";
import { TextSource } from "../text-source.tsx";

/** JSON to CSV and back, with all options. */
export function CsvPanel(place: PanelProps) {
  const state = useTool(tool);
  const { input, set } = state;
  const isToCsv = input.to === "csv";
  return (
    <ToolPage
      state={state}
      {...place}
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
            <FormFields state={state} names={["delimiter", "nesting", "guard", "bom", "from", "types", "nested"]} />
          </FormSection>
        </>
      }
      empty={{
        title: "Press Convert to see the result here.",
        line: "Shown behind: two records as CSV.",
        hasLightExample: true,
      }}
      Result={JsonResult}
    />
  );
}
