import { Text, useInput } from "ink";
import { useState } from "react";
import { type EditedText, editedText, editText } from "./edit-line.ts";
import { Question } from "./question.tsx";
import { type Tone, useTone } from "./tone.ts";
import { useLatest } from "./use-latest.ts";

export interface PromptNote {
  readonly words: string;
  /** Quiet without one. */
  readonly tone?: Tone;
}

interface Props {
  readonly label: string;
  readonly initial: string;
  /** Shown while nothing is typed. */
  readonly example?: string;
  /** Takes line breaks; then Ctrl+D ends the text, Enter only while it is empty. */
  readonly isLong?: boolean;
  /** What is wrong with the text, as a sentence. A wrong text is not taken. */
  readonly check?: (text: string) => string | undefined;
  /** A line under the text, about it. */
  readonly note?: (text: string) => PromptNote;
  readonly onAnswer: (text: string) => void;
  readonly onBack: (text: string) => void;
}

/** A text, typed or pasted. */
export function TextPrompt({ label, initial, example, isLong = false, check, note, onAnswer, onBack }: Props) {
  const [edited, now, setEdited] = useLatest(() => editedText(initial));
  const [fault, setFault] = useState<string>();
  const finish = (text: string) => {
    const wrong = check?.(text);
    if (wrong === undefined) onAnswer(text.trimEnd());
    setFault(wrong);
  };
  useInput((input, key) => {
    const text = now.current.before + now.current.after;
    if (key.escape) return onBack(text);
    if (isLong ? (key.ctrl && input === "d") || (key.return && text === "") : key.return) return finish(text);
    setFault(undefined);
    if (key.return) return setEdited(editText(now.current, "\n", {}));
    // A paste, or a script that types: its line breaks come inside of the text.
    const lines = input.replace(/\r\n?/g, "\n");
    const isEnd = !isLong && lines.length > 1 && lines.endsWith("\n");
    const next = editText(now.current, isLong ? lines : lines.trimEnd().replaceAll("\n", " ") || lines, key);
    setEdited(next);
    if (isEnd) finish(next.before + next.after);
  });
  return (
    <Question
      label={label}
      fault={fault}
      keys={isLong ? "Enter new line · Ctrl+D next · Esc back · Ctrl+C stop" : "Enter next · Esc back · Ctrl+C stop"}
    >
      <Typed edited={edited} example={example ?? ""} />
      {note ? <Note {...note(edited.before + edited.after)} /> : null}
    </Question>
  );
}

function Note({ words, tone }: PromptNote) {
  const color = useTone();
  return tone === undefined ? <Text dimColor>{words}</Text> : <Text {...color(tone)}>{words}</Text>;
}

function Typed({ edited: { before, after }, example }: { edited: EditedText; example: string }) {
  if (before + after === "")
    return (
      <Text>
        <Text inverse> </Text>
        <Text dimColor>{example}</Text>
      </Text>
    );
  const under = after === "" || after.startsWith("\n") ? " " : ([...after][0] ?? " ");
  return (
    <Text>
      {before}
      <Text inverse>{under}</Text>
      {under === " " && !after.startsWith(" ") ? after : after.slice(under.length)}
    </Text>
  );
}
