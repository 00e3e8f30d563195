import { partLabels } from "../message/message.ts";
import { defineSwitch, type Rule } from "../rule.ts";

/** `body-leading-blank`, `footer-leading-blank`: a blank line stands before the part. */
export function leadingBlankRule(part: "body" | "footer"): Rule {
  return defineSwitch((message, when) => {
    const own = message[part];
    if (!own) return undefined;
    // The body is told from the first line by the line under that; the footer by the line above it.
    const isBlank = message.lines[part === "body" ? 1 : own.line - 2] === "";
    if (isBlank === (when === "always")) return undefined;
    return {
      sentence: isBlank
        ? `Remove the blank line before the ${partLabels[part]}.`
        : `Put a blank line before the ${partLabels[part]}.`,
      at: { line: own.line, column: 1, length: own.lines[0]?.length ?? 0 },
    };
  });
}
