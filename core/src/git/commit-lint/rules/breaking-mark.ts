import { tellsBreaking } from "../../commit/breaking.ts";
import { partPlace, type LintMessage } from "../message/message.ts";
import { defineSwitch } from "../rule.ts";

const isMarked = ({ header }: LintMessage) => /^\w*(?:\(.*\))?!: /.test(header);

const isTold = ({ footer, judge }: LintMessage) =>
  footer !== undefined &&
  (judge === "toolbox" ? tellsBreaking(footer.text) : /^BREAKING[ -]CHANGE:/m.test(footer.text));

/** `subject-exclamation-mark`: a `!` stands before the colon, or with `never` it does not. */
export const subjectExclamationMark = defineSwitch((message, when) => {
  // Behind an emoji there is no place for it.
  if (message.sign !== undefined || isMarked(message) === (when === "always")) return undefined;
  const sentence =
    when === "always"
      ? "Put a ! before the colon: this project requires it."
      : "No ! before the colon: say BREAKING CHANGE: … in the last lines instead.";
  return { sentence, at: markPlace(message) };
});

/** `breaking-change-exclamation-mark`: `!` and a BREAKING CHANGE footer come together, or with `never` never do. */
export const breakingChangeExclamationMark = defineSwitch((message, when) => {
  const [marked, told] = [isMarked(message), isTold(message)];
  if (message.sign !== undefined || (marked === told) === (when === "always")) return undefined;
  if (when === "never") return { sentence: "Use either ! or a BREAKING CHANGE footer.", at: markPlace(message) };
  return told
    ? { sentence: "A BREAKING CHANGE footer also needs a ! before the colon.", at: markPlace(message) }
    : {
        sentence: "A ! also needs a footer BREAKING CHANGE: … that says what breaks.",
        at: partPlace(message, "footer"),
      };
});

function markPlace({ header }: LintMessage) {
  const colon = header.indexOf(":");
  return { line: 1, column: Math.max(colon, 0) + 1, length: colon < 0 ? 0 : 1 };
}
