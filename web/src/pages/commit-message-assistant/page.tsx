import { tool } from "@toolbox/core/tools/commit-message/tool.ts";
import { Button } from "../../kit/elements/button.tsx";
import { FormFields } from "../../kit/form/form-from-fields.tsx";
import { FormSection } from "../../kit/form/form-section.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useShortcut } from "../../kit/elements/use-shortcut.ts";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { AutoGenerate } from "./auto-generate.tsx";
import { CommitResult } from "./commit-result.tsx";
import { MoreFields } from "./more-fields.tsx";
import { TypeReference } from "./type-reference.tsx";

export default function CommitMessageAssistant() {
  // Every edit regenerates; the button says it with a toast, and what is missing.
  const state = useTool(tool, { live: true });
  const { label } = tool.action;
  useShortcut("mod+enter", label, () => void state.run());
  return (
    <ToolPage
      state={state}
      form={
        <>
          <AutoGenerate state={state} />
          <FormSection title="Message">
            <div className="grid grid-cols-2 gap-3">
              <FormFields state={state} names={["type", "scope"]} />
            </div>
            <FormFields state={state} names={["description", "body", "issues", "breaking", "breakingText"]} />
          </FormSection>
          <MoreFields state={state} />
        </>
      }
      footer={
        <Button variant="primary" block keys="mod+enter" onClick={() => void state.run()}>
          {label}
        </Button>
      }
      empty={{
        title: "Describe your changes to generate commit messages.",
        line: "Shown behind: a breaking change of sign-in that closes two issues.",
      }}
      Result={CommitResult}
      below={<TypeReference chosen={state.input.type} onChoose={(type) => state.set("type", type)} />}
    />
  );
}
