import { autoDescription, detectScope, detectType } from "@toolbox/core/git/commit/detect.ts";
import type { tool } from "@toolbox/core/tools/commit-message/tool.ts";
import { Sparkles, Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { Field } from "../../kit/form/field.tsx";
import { FormSection } from "../../kit/form/form-section.tsx";
import { TextArea } from "../../kit/inputs/text-area.tsx";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";
import { useKeptText } from "./use-kept-text.ts";

type State = ToolState<(typeof tool)["fields"]>;
type Replaced = Pick<State["input"], "description" | "scope" | "type">;

/** The free text and the button that reads type, scope and description from it. */
export function AutoGenerate({ state }: { state: State }) {
  const [text, setText] = useKeptText("toolbox-commit-changes");
  const [error, setError] = useState<string>();
  const [replaced, setReplaced] = useState<Replaced>();
  const { run, set } = state;

  const put = ({ type, scope, description }: Replaced) => {
    set("type", type);
    set("scope", scope);
    set("description", description);
  };
  const generate = () => {
    if (text.trim() === "") return setError("Write what you changed, then press the button.");
    const { type, scope, description } = state.input;
    const next = { type: detectType(text), scope: detectScope(text) ?? "none", description: autoDescription(text) };
    setReplaced(
      description.trim() === "" || description === next.description ? undefined : { type, scope, description },
    );
    void run(next);
  };
  return (
    <FormSection>
      <Field label="What did you change?" error={error}>
        <TextArea
          rows={3}
          value={text}
          placeholder="Fixed the login error when a session has expired"
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={Sparkles} onClick={generate}>
          Auto-Generate from Description
        </Button>
        {replaced && (
          <Button
            variant="ghost"
            icon={Undo2}
            onClick={() => {
              put(replaced);
              setReplaced(undefined);
            }}
          >
            Bring mine back
          </Button>
        )}
      </div>
    </FormSection>
  );
}
