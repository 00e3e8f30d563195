import { useInput } from "ink";
import { useState } from "react";
import { editedText, editText, moveLine } from "./edit-line.ts";
import { Question } from "./question.tsx";
import { type Tone, useTone } from "../tone.ts";
import { TypedText } from "./typed-text.tsx";
import { useLatest } from "../use-latest.ts";
import { Text } from "../text.tsx";

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
  /** Lines under the text, about it. */
  readonly notes?: (text: string) => readonly PromptNote[];
  /** Is told every change. */
  readonly onEdit?: (text: string) => void;
  readonly onAnswer: (text: string) => void;
  readonly onBack: (text: string) => void;
}

/** What Ctrl+D sends. */
const END = "\u0004";

/** A text, typed or pasted. */
export function TextPrompt(props: Props) {
  const { label, initial, example, isLong = false, check, notes, onEdit, onAnswer, onBack } = props;
  const [edited, now, setEdited] = useLatest(() => editedText(initial));
  const [fault, setFault] = useState<string>();
  const change = (next: typeof edited) => {
    setEdited(next);
    onEdit?.(next.before + next.after);
  };
  const finish = (text: string) => {
    const wrong = check?.(text);
    if (wrong === undefined) onAnswer(text.trimEnd());
    setFault(wrong);
  };
  useInput((input, key) => {
    const text = now.current.before + now.current.after;
    if (key.escape || (key.upArrow && !isLong)) return onBack(text);
    if (key.upArrow || key.downArrow) {
      const moved = isLong ? moveLine(now.current, key.upArrow ? -1 : 1) : now.current;
      if (moved) return setEdited(moved);
      return key.upArrow ? onBack(text) : undefined;
    }
    if (isLong ? (key.ctrl && input === "d") || (key.return && text === "") : key.return) return finish(text);
    setFault(undefined);
    if (key.return) return change(editText(now.current, "\n", {}));
    // A paste, or a script that types: line breaks and the end come inside of the text.
    const [lines = "", ...rest] = input.replace(/\r\n?/g, "\n").split(isLong ? END : /(?!)/);
    const isEnd = isLong ? rest.length > 0 : lines.length > 1 && lines.endsWith("\n");
    const next = editText(now.current, isLong ? lines : lines.trimEnd().replaceAll("\n", " ") || lines, key);
    change(next);
    if (isEnd) finish(next.before + next.after);
  });
  return (
    <Question
      label={label}
      fault={fault}
      keys={
        isLong ? "Enter new line · Ctrl+D next · Esc back · Ctrl+C stop" : "Enter next · ↑ or Esc back · Ctrl+C stop"
      }
    >
      <TypedText edited={edited} example={example ?? ""} />
      {notes?.(edited.before + edited.after).map((note) => (
        <Note key={note.words} {...note} />
      ))}
    </Question>
  );
}

function Note({ words, tone }: PromptNote) {
  const color = useTone();
  return tone === undefined ? <Text dimColor>{words}</Text> : <Text {...color(tone)}>{words}</Text>;
}
