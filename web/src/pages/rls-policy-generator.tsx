import type { Output } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/rls/tool.ts";
import { FormFromFields } from "../kit/form-from-fields.tsx";
import { ToolPage } from "../kit/tool-page.tsx";
import { useTool } from "../kit/use-tool.ts";
import { hiddenFields } from "./rls-policy-generator/hidden-fields.ts";
import { PolicyResult } from "./rls-policy-generator/policy-result.tsx";

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
