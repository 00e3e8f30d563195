import { pluralize } from "../../../text/format.ts";
import { count } from "../../../config/shape.ts";
import { partLabels } from "../message/message.ts";
import { defineRule, type Rule } from "../rule.ts";

const ADDRESS = /\bhttps?:\/\/\S/;

/** `body-max-line-length`, `footer-max-line-length`: no line longer, but for lines with a web address. */
export function maxLineLengthRule(part: "body" | "footer"): Rule {
  return defineRule({
    value: count,
    check(message, { value }) {
      const { lines, line } = message[part] ?? { lines: [], line: 0 };
      const index = lines.findIndex((one) => one.length > value && !ADDRESS.test(one));
      if (index < 0) return undefined;
      const length = lines[index]?.length ?? 0;
      return {
        sentence: `This line of the ${partLabels[part]} has ${pluralize(length, "character")}; at most ${value} are allowed: break it in two.`,
        at: { line: line + index, column: value + 1, length: length - value },
      };
    },
  });
}
