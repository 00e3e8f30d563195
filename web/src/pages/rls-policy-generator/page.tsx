import type { Output } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/rls/tool.ts";
import { FormFromFields } from "../../kit/form/form-from-fields.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { hiddenFields } from "./hidden-fields.ts";
import { PolicyResult } from "./policy-result.tsx";

const renderResult = (outputs: readonly Output[], { isGhost }: { isGhost: boolean }) => (
  <PolicyResult outputs={outputs} isGhost={isGhost} />
);

export default function RlsPolicyGenerator() {
  const state = useTool(tool, { live: true });
  return (
    <ToolPage
      state={state}
      wideForm
      form={<FormFromFields state={state} fields={hiddenFields(state.input)} />}
      renderResult={renderResult}
      empty={{ title: "Name a table to see its policies.", line: "Shown behind: articles that everyone reads." }}
    />
  );
}
