import { tool } from "@toolbox/core/tools/json/tool.ts";
import { Button } from "../../../kit/elements/button.tsx";
import { FormFields } from "../../../kit/form/form-from-fields.tsx";
import { FormSection } from "../../../kit/form/form-section.tsx";
import { ToolPage } from "../../../kit/tool-page/tool-page.tsx";
import type { PanelProps } from "../../../kit/tool-tabs/tool-tabs.tsx";
import { useShortcut } from "../../../kit/elements/use-shortcut.ts";
import { useTool } from "../../../kit/tool-page/use-tool.ts";
import { JsonActions, OtherMakes, runJson } from "./json-actions.tsx";
import { JsonResult } from "./json-result.tsx";
import { TextSource } from "../text-source.tsx";
import { useJsonError } from "./use-json-error.ts";

/** Each page says it in its own words. */
const utilityTitles = { "Invalid JSON": "Error" };

/** JSON: format, minify, validate, convert, compare. Stands on two pages. */
export function JsonPanel(place: PanelProps) {
  const state = useTool(tool, place.route === "/dev-utilities" ? { toastTitles: utilityTitles } : {});
  const { input, set } = state;
  const fault = useJsonError(input.file ? "" : input.text, input.syntax);
  useShortcut("mod+enter", "Run again", () => void runJson(state, input.make));
  return (
    <ToolPage
      // The buttons stand in the form: the page shall not add its own.
      state={{ ...state, isLive: true }}
      {...place}
      wideForm
      form={
        <>
          <FormSection title="JSON">
            <TextSource
              label="JSON"
              text={input.text}
              file={input.file}
              error={state.issueOf("text") ?? fault.words}
              fileError={state.issueOf("file")}
              onText={(text) => set("text", text)}
              onFile={(file) => set("file", file)}
              placeholder='{"paste": "or type JSON here"}'
              language="json"
              marks={fault.marks}
              pasteName="pasted.json"
            />
          </FormSection>
          {input.make === "diff" && (
            <FormSection title="Compare with">
              <TextSource
                label="Compare with"
                text={input.other}
                file={input.second}
                error={state.issueOf("other")}
                fileError={state.issueOf("second")}
                onText={(text) => set("other", text)}
                onFile={(file) => set("second", file)}
                placeholder='{"the": "second document"}'
                language="json"
                pasteName="pasted-second.json"
                className="h-40"
              />
              <Button variant="primary" onClick={() => void runJson(state, "diff")}>
                Compare
              </Button>
            </FormSection>
          )}
          <FormSection title="Options">
            <div className="grid gap-3 md:grid-cols-2">
              <FormFields state={state} names={["syntax", "indent", "delimiter", "nesting"]} />
            </div>
            <FormFields state={state} names={["sortKeys", "guard", "bom"]} />
            <div className="lg:hidden">
              <OtherMakes state={state} />
            </div>
          </FormSection>
        </>
      }
      footer={<JsonActions state={state} />}
      sticky={<JsonActions state={state} narrow />}
      empty={{
        title: "Press Format to see the result here.",
        line: "Shown behind: an answer of an API.",
        hasLightExample: true,
      }}
      Result={JsonResult}
    />
  );
}
