import { useInput } from "ink";
import { Question } from "./question.tsx";
import { Text } from "../text.tsx";

interface Props {
  readonly label: string;
  readonly initial: boolean;
  readonly onAnswer: (isYes: boolean) => void;
  readonly onBack: () => void;
}

/** Yes or no. Enter takes the one that stands in capitals. */
export function ConfirmPrompt({ label, initial, onAnswer, onBack }: Props) {
  useInput((input, key) => {
    if (key.escape) onBack();
    else if (key.return) onAnswer(initial);
    else if (!key.ctrl && input.toLowerCase().startsWith("y")) onAnswer(true);
    else if (!key.ctrl && input.toLowerCase().startsWith("n")) onAnswer(false);
  });
  return (
    <Question label={label} keys="y yes · n no · Esc back · Ctrl+C stop">
      <Text>{initial ? "Y/n" : "y/N"}</Text>
    </Question>
  );
}
