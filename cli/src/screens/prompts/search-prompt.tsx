import { useInput } from "ink";
import { useState } from "react";
import { editedText, editText } from "./edit-line.ts";
import { Question } from "./question.tsx";
import { type SearchOption, searchOptions, shownRows } from "./search-options.ts";
import { TypedText } from "./typed-text.tsx";
import { useTone } from "../tone.ts";
import { useLatest } from "../use-latest.ts";
import { Text } from "../text.tsx";

interface Props {
  readonly label: string;
  readonly options: readonly SearchOption[];
  readonly initial: string;
  /** Rows that are shown at a time. */
  readonly rows?: number;
  /** What an answer that is not on the list is called: "new scope". Without it only the list counts. */
  readonly own?: string;
  /** What is wrong with an answer, as a sentence. A wrong one is not taken. */
  readonly check?: (value: string) => string | undefined;
  readonly onAnswer: (value: string) => void;
  readonly onBack: () => void;
}

/** One of many. What is typed searches the list, arrows move in what is found. */
export function SearchPrompt({ label, options, initial, rows = 8, own, check, onAnswer, onBack }: Props) {
  const tone = useTone();
  const [fault, setFault] = useState<string>();
  const [state, now, setState] = useLatest(() => ({
    query: editedText(""),
    index: Math.max(
      0,
      options.findIndex((option) => option.value === initial),
    ),
  }));
  const textOf = ({ query }: typeof state) => query.before + query.after;
  const foundFor = (query: string) => withOwn(searchOptions(options, query), query.trim(), own);
  useInput((input, key) => {
    const found = foundFor(textOf(now.current));
    const { index } = now.current;
    const move = (by: number) =>
      setState({ ...now.current, index: found.length === 0 ? 0 : (index + by + found.length) % found.length });
    if (key.escape) return onBack();
    if (key.upArrow) return move(-1);
    if (key.downArrow || key.tab) return move(1);
    if (key.return) {
      const option = found[index];
      const wrong = option && check?.(option.value);
      setFault(wrong);
      if (option && wrong === undefined) onAnswer(option.value);
      return;
    }
    setFault(undefined);
    const query = editText(now.current.query, input.replaceAll("\n", " "), key);
    const isSame = query.before + query.after === textOf(now.current);
    setState({ query, index: isSame ? index : 0 });
  });
  const query = textOf(state);
  const found = foundFor(query);
  const { from, to } = shownRows(found.length, state.index, rows);
  const width = Math.min(28, Math.max(...found.map((option) => option.label.length)));
  return (
    <Question label={label} fault={fault} keys="↑↓ choose · type to search · Enter next · Esc back · Ctrl+C stop">
      <TypedText edited={state.query} example={own === undefined ? "search" : `search, or a ${own}`} />
      {found.length === 0 && <Text dimColor>Nothing here has these words.</Text>}
      {found.slice(from, to).map((option, row) => (
        <Text key={option.value} wrap="truncate-end">
          <Text {...(from + row === state.index ? tone("accent") : {})} bold={from + row === state.index}>
            {from + row === state.index ? "❯ " : "  "}
            {option.label.padEnd(width + 2)}
          </Text>
          <Text dimColor>{option.hint ?? ""}</Text>
        </Text>
      ))}
      {found.length > rows && <Text dimColor>{`  ${state.index + 1} of ${found.length}`}</Text>}
    </Question>
  );
}

/** With what was typed as an answer of its own at the end. */
function withOwn(found: readonly SearchOption[], text: string, own: string | undefined): readonly SearchOption[] {
  if (own === undefined || text === "" || found.some(({ value }) => value === text)) return found;
  return [...found, { value: text, label: text, hint: own }];
}
