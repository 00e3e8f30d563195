import { text } from "../../../config/shape.ts";
import { partText, partLabels } from "../message/message.ts";
import { defineRule, type Rule } from "../rule.ts";

/**
 * `subject-full-stop`, `header-full-stop`, `body-full-stop`: `never` forbids the sign at the end. For the description an
 * ellipsis is not a full stop, and a header that ends with its colon has no description to judge.
 */
export function fullStopRule(part: "subject" | "header" | "body"): Rule {
  return defineRule({
    value: text,
    initial: ".",
    check(message, { when, value }) {
      const whole = partText(message, part === "subject" ? "header" : part);
      if (whole === undefined || (part === "subject" && isBareType(whole))) return undefined;
      const stops = whole.at(-1) === value && !(part === "subject" && whole.endsWith("..."));
      if (stops === (when === "always")) return undefined;
      const lines = part === "body" ? (message.body?.lines ?? []) : [whole];
      const line = part === "body" ? (message.body?.line ?? 1) + lines.length - 1 : 1;
      const end = lines.at(-1)?.length ?? 0;
      return {
        sentence: stops
          ? `No "${value}" at the end of the ${partLabels[part]}.`
          : `The ${partLabels[part]} ends with "${value}".`,
        at: { line, column: stops ? end : end + 1, length: stops ? 1 : 0 },
      };
    },
  });
}

function isBareType(header: string): boolean {
  const colon = header.indexOf(":");
  return colon > 0 && colon === header.length - 1;
}
