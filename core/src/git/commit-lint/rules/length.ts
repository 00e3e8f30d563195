import { pluralize } from "../../../text/format.ts";
import { count } from "../../../config/shape.ts";
import { type PartName, partPlace, partText, partLabels } from "../message/message.ts";
import { defineRule, type Rule } from "../rule.ts";

/** `header-max-length` and its kin: at most so many characters (UTF-16 code units, as commitlint counts). */
export function maxLengthRule(part: PartName): Rule {
  return defineRule({
    value: count,
    check(message, { value }) {
      const text = partText(message, part);
      if (text === undefined || text.length <= value) return undefined;
      const at = partPlace(message, part);
      const isOneLine = part !== "body" && part !== "footer";
      return {
        sentence: `The ${partLabels[part]} has ${pluralize(text.length, "character")}; at most ${value} are allowed${ADVICE[part] ?? ""}.`,
        at: isOneLine ? { line: at.line, column: at.column + value, length: text.length - value } : at,
      };
    },
  });
}

const ADVICE: Partial<Record<PartName, string>> = {
  header: ": move the details into the body",
  subject: ": move the details into the body",
};

/** `header-min-length` and its kin: at least so many characters, when there is such a part. */
export function minLengthRule(part: PartName): Rule {
  return defineRule({
    value: count,
    check(message, { value }) {
      const text = partText(message, part);
      if (text === undefined || text.length >= value) return undefined;
      return {
        sentence: `The ${partLabels[part]} has ${pluralize(text.length, "character")}; at least ${value} are needed.`,
        at: partPlace(message, part),
      };
    },
  });
}
