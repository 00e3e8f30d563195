import type { AnyTool } from "@toolbox/core";
import { Button } from "../../kit/elements/button.tsx";
import { Progress } from "../../kit/elements/progress.tsx";
import { useShortcut } from "../../kit/elements/use-shortcut.ts";
import { FormFromFields } from "../../kit/form/form-from-fields.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import type { LoadedPanelProps } from "../../kit/tool-tabs/tool-tabs.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { UtilityResult } from "./utility-result.tsx";

/** Tools that give something else each time: they have a button that runs them once more. */
const rolling: ReadonlySet<string> = new Set(["uuid", "password"]);

/** One tool of the page: its form and its result, made anew with every change. */
export function UtilityPanel({ tool, ...place }: LoadedPanelProps) {
  const state = useTool(tool, { live: true });
  const isRolling = rolling.has(tool.id);
  const { label } = tool.action;
  useShortcut("mod+enter", label, () => void state.run(), isRolling);
  return (
    <ToolPage
      state={state}
      {...place}
      form={
        <>
          <FormFromFields state={state} />
          {state.isBusy && state.progress && (
            <div className="px-4 py-3">
              <Progress {...state.progress} onCancel={state.cancel} />
            </div>
          )}
        </>
      }
      footer={
        isRolling && (
          <Button variant="primary" block keys="mod+enter" onClick={() => void state.run()}>
            {label}
          </Button>
        )
      }
      empty={emptyUtility(tool)}
      Result={UtilityResult}
    />
  );
}

/** What stands in place of a result before there is one. */
export const emptyUtility = (tool: AnyTool) => ({
  title: `Fill in the form to see the result of ${tool.title} here.`,
  line: "Shown behind: an example.",
});
