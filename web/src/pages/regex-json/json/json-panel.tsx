import type { Output } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/json/tool.ts";
import type { ReactNode } from "react";
import { Button } from "../../../kit/elements/button.tsx";
import { FormField } from "../../../kit/form/form-from-fields.tsx";
import { FormSection } from "../../../kit/form/form-section.tsx";
import { ToolPage } from "../../../kit/tool-page/tool-page.tsx";
import { useShortcut } from "../../../kit/elements/use-shortcut.ts";
import { useTool } from "../../../kit/tool-page/use-tool.ts";
import { JsonActions, OtherMakes, runJson } from "./json-actions.tsx";
import { JsonResult } from "./json-result.tsx";
import { withToolInLink } from "../../../kit/with-tool-in-link.ts";
import { TextSource } from "../text-source.tsx";
import { useJsonFault } from "./use-json-error.ts";

const renderResult = (outputs: readonly Output[], { isGhost }: { isGhost: boolean }) => (
  <JsonResult outputs={outputs} isGhost={isGhost} />
);

/** JSON: format, minify, validate, convert, compare. Stands on two pages. */
export function JsonPanel({ route, tab, list }: JsonPanelProps) {
  const state = useTool(tool);
  const { input, set } = state;
  const fault = useJsonFault(input.file ? "" : input.text, input.syntax);
  useShortcut("mod+enter", "Run again", () => void runJson(state, input.make));
  return (
    <ToolPage
      // The buttons stand in the form: the page shall not add its own.
      state={{ ...withToolInLink(state), isLive: true }}
      route={route}
      tabs={{ list, value: tab }}
      wideForm
      form={
        <div className="flex min-h-full flex-col">
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
              <FormField state={state} name="syntax" />
              <FormField state={state} name="indent" />
              <FormField state={state} name="delimiter" />
              <FormField state={state} name="nesting" />
            </div>
            <FormField state={state} name="sortKeys" />
            <FormField state={state} name="guard" />
            <FormField state={state} name="bom" />
            <div className="lg:hidden">
              <OtherMakes state={state} />
            </div>
          </FormSection>
          <div className="sticky bottom-0 z-1 mt-auto border-t border-line-1 bg-surface-1 px-4 py-3 max-lg:hidden">
            <JsonActions state={state} />
          </div>
        </div>
      }
      sticky={<JsonActions state={state} narrow />}
      empty={{
        title: "Press Format to see the result here.",
        line: "Shown behind: an answer of an API.",
        hasLightExample: true,
      }}
      renderResult={renderResult}
    />
  );
}

type JsonPanelProps = {
  route: string;
  /** The tab in sight, and the row of tabs. */
  tab: string;
  list: ReactNode;
};
