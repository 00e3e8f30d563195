import type { Output } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/commit-message/tool.ts";
import { Button } from "../kit/elements/button.tsx";
import { FormField } from "../kit/form/form-from-fields.tsx";
import { FormSection } from "../kit/form/form-section.tsx";
import { ToolPage } from "../kit/tool-page/tool-page.tsx";
import { useShortcut } from "../kit/elements/use-shortcut.ts";
import { useTool } from "../kit/tool-page/use-tool.ts";
import { AutoGenerate } from "./commit-message-assistant/auto-generate.tsx";
import { CommitResult } from "./commit-message-assistant/commit-result.tsx";
import { MoreFields } from "./commit-message-assistant/more-fields.tsx";
import { TypeReference } from "./commit-message-assistant/type-reference.tsx";

const renderResult = (outputs: readonly Output[], { isGhost }: { isGhost: boolean }) => (
  <CommitResult outputs={outputs} isGhost={isGhost} />
);

export default function CommitMessageAssistant() {
  // Every edit regenerates; the button says it with a toast, and what is missing.
  const state = useTool(tool, { live: true });
  const { label } = tool.action;
  useShortcut("mod+enter", label, () => void state.run());
  const generate = (
    <Button variant="primary" block keys="mod+enter" onClick={() => void state.run()}>
      {label}
    </Button>
  );
  return (
    <ToolPage
      state={state}
      form={
        <div className="flex min-h-full flex-col">
          <AutoGenerate state={state} />
          <FormSection title="Message">
            <div className="grid grid-cols-2 gap-3">
              <FormField state={state} name="type" />
              <FormField state={state} name="scope" />
            </div>
            <FormField state={state} name="description" />
            <FormField state={state} name="body" />
            <FormField state={state} name="issues" />
            <FormField state={state} name="breaking" />
            <FormField state={state} name="breakingText" />
          </FormSection>
          <MoreFields state={state} />
          <div className="sticky bottom-0 mt-auto border-t border-line-1 bg-surface-1 px-4 py-3 max-lg:hidden">
            {generate}
          </div>
        </div>
      }
      sticky={<div className="flex-1">{generate}</div>}
      empty={{
        title: "Describe your changes to generate commit messages.",
        line: "Shown behind: a breaking change of sign-in that closes two issues.",
      }}
      renderResult={renderResult}
      below={<TypeReference chosen={state.input.type} onChoose={(type) => state.set("type", type)} />}
    />
  );
}
