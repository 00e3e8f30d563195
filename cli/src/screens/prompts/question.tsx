import { Box } from "ink";
import type { ReactNode } from "react";
import { useTone } from "../tone.ts";
import { useImmediateInput } from "../use-immediate-input.ts";
import { Text } from "../text.tsx";

interface Props {
  readonly label: string;
  /** Which keys work here. */
  readonly keys: string;
  /** What is wrong with the answer so far. */
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}

/** One question: its words, the place of the answer, and the keys that work. */
export function Question({ label, keys, fault, children }: Props) {
  useImmediateInput();
  const tone = useTone();
  return (
    <Box flexDirection="column">
      <Text bold>
        <Text {...tone("accent")}>? </Text>
        {label}
      </Text>
      <Box flexDirection="column" paddingLeft={2}>
        {children}
        {fault === undefined ? null : <Text {...tone("danger")}>{fault}</Text>}
        <Text dimColor>{keys}</Text>
      </Box>
    </Box>
  );
}
