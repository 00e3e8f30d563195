import { useInput } from "ink";
import { Question } from "./question.tsx";
import { useTone } from "../tone.ts";
import { useLatest } from "../use-latest.ts";
import { Text } from "../text.tsx";

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface Props {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly initial: string;
  /** What is wrong with the last answer. */
  readonly fault?: string | undefined;
  readonly onAnswer: (value: string) => void;
  readonly onBack: () => void;
}

/** One of a few. Arrows move, a letter jumps to the next option that starts with it. */
export function SelectPrompt({ label, options, initial, fault, onAnswer, onBack }: Props) {
  const tone = useTone();
  const first = () =>
    Math.max(
      0,
      options.findIndex((option) => option.value === initial),
    );
  const [index, at, setIndex] = useLatest(first);
  useInput((input, key) => {
    if (key.escape) onBack();
    else if (key.upArrow) setIndex((at.current + options.length - 1) % options.length);
    else if (key.downArrow || key.tab) setIndex((at.current + 1) % options.length);
    else if (key.return) {
      const option = options[at.current];
      if (option) onAnswer(option.value);
    } else if (!key.ctrl && !key.meta) setIndex(jump(options, at.current, input));
  });
  const width = Math.max(...options.map((option) => option.label.length));
  return (
    <Question label={label} fault={fault} keys="↑↓ choose · Enter next · Esc back · Ctrl+C stop">
      {options.map((option, row) => (
        <Text key={option.value} wrap="truncate-end">
          <Text {...(row === index ? tone("accent") : {})} bold={row === index}>
            {row === index ? "❯ " : "  "}
            {option.label.padEnd(width + 2)}
          </Text>
          <Text dimColor>{option.hint ?? ""}</Text>
        </Text>
      ))}
    </Question>
  );
}

function jump(options: readonly SelectOption[], from: number, letter: string): number {
  const order = [...options.keys()].map((step) => (from + 1 + step) % options.length);
  const starts = (at: number) => options[at]?.label.toLowerCase().startsWith(letter.toLowerCase()) === true;
  return letter === "" ? from : (order.find(starts) ?? from);
}
