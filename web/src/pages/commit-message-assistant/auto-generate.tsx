import { inputOfText, type TextInput } from "@toolbox/core/tools/commit-message/input-of-text.ts";
import type { tool } from "@toolbox/core/tools/commit-message/tool.ts";
import { Sparkles, Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { Field } from "../../kit/form/field.tsx";
import { FormSection } from "../../kit/form/form-section.tsx";
import { TextArea } from "../../kit/inputs/text-area.tsx";
import { readText, writeText } from "../../kit/host/storage.ts";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";

type State = ToolState<(typeof tool)["fields"]>;
type Replaced = Pick<State["input"], keyof TextInput>;

/** Where the text is kept between visits. */
const key = "toolbox-commit-changes";

/** The free text and the button that reads type, scope and description from it. */
export function AutoGenerate({ state }: { state: State }) {
  const [text, setText] = useState(() => readText(key) ?? "");
  const [error, setError] = useState<string>();
  const [replaced, setReplaced] = useState<Replaced>();
  const { run, set } = state;

  const put = ({ type, scope, description, body, breaking, breakingText, issues }: Replaced) => {
    set("type", type);
    set("scope", scope);
    set("description", description);
    set("body", body);
    set("breaking", breaking);
    set("breakingText", breakingText);
    set("issues", issues);
  };
  const generate = () => {
    if (text.trim() === "") return setError("Write what you changed, then press the button.");
    const { description } = state.input;
    const next = inputOfText(text);
    setReplaced(description.trim() === "" || description === next.description ? undefined : state.input);
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
            writeText(key, event.target.value || null);
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
