import { graphemes } from "@toolbox/core";
import type { EditedText } from "./edit-line.ts";
import { Text } from "../text.tsx";

/** A text with the cursor in it; an example while it is empty. */
export function TypedText({ edited: { before, after }, example }: { edited: EditedText; example: string }) {
  if (before + after === "")
    return (
      <Text wrap="truncate-end">
        <Text inverse> </Text>
        <Text dimColor>{example}</Text>
      </Text>
    );
  const [first = ""] = graphemes(after);
  const isAtEnd = first === "" || first === "\n";
  return (
    <Text>
      {before}
      <Text inverse>{isAtEnd ? " " : first}</Text>
      {isAtEnd ? after : after.slice(first.length)}
    </Text>
  );
}
