import { tool } from "@toolbox/core/tools/edge-function/tool.ts";
import { FormFromFields } from "../../kit/form/form-from-fields.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { FunctionResult } from "./function-result.tsx";

export default function EdgeFunctionScaffolder() {
  const state = useTool(tool, { live: true });
  const { template, requireAuth } = state.input;
  // A webhook has no sign-in to ask for. What is off and must not be stays in sight, with its sentence.
  const isSettled = template === "webhook" || ((template === "admin" || template === "batch") && requireAuth);
  return (
    <ToolPage
      state={state}
      wideForm
      form={<FormFromFields state={state} fields={isSettled ? { requireAuth: null } : {}} />}
      Result={FunctionResult}
      empty={{ title: "Name a function to see its code.", line: "Shown behind: events of Stripe, verified." }}
    />
  );
}
