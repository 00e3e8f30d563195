import { tool } from "@toolbox/core/tools/rls/tool.ts";
import { FormFromFields } from "../../kit/form/form-from-fields.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { hiddenFields } from "./hidden-fields.ts";
import { PolicyResult } from "./policy-result.tsx";

export default function RlsPolicyGenerator() {
  const state = useTool(tool, { live: true });
  return (
    <ToolPage
      state={state}
      wideForm
      form={<FormFromFields state={state} fields={hiddenFields(state.input)} />}
      Result={PolicyResult}
      empty={{ title: "Name a table to see its policies.", line: "Shown behind: articles that everyone reads." }}
    />
  );
}
