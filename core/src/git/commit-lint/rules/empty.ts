import { type LintMessage, type PartName, partPlace, partText, partLabels } from "../message/message.ts";
import { defineSwitch, type Fault, type Rule } from "../rule.ts";

/** `type-empty`, `scope-empty`, `subject-empty`, `body-empty`, `footer-empty`: `never` asks for the part. */
export function emptyRule(part: PartName): Rule {
  return defineSwitch((message, when) => {
    const isEmpty = partText(message, part) === undefined;
    if (isEmpty === (when === "always")) return undefined;
    return isEmpty ? missing(message, part) : unwanted(message, part);
  });
}

const unwanted = (message: LintMessage, part: PartName): Fault => ({
  sentence: `A ${partLabels[part]} is not allowed here; leave it out.`,
  at: partPlace(message, part),
});

function missing(message: LintMessage, part: PartName): Fault {
  const at = partPlace(message, part);
  const isUnread = message.type === undefined && message.subject === undefined;
  if (part === "type" && isUnread) return { sentence: unreadReason(message.header), at };
  if (part === "subject" && isUnread)
    return { sentence: "No description was found: it follows the type, a colon and a space.", at: colonPlace(message) };
  if (part === "subject") return { sentence: "The description is missing: say in a few words what changed.", at };
  return { sentence: `The ${partLabels[part]} is missing.`, at };
}

/** Why no type could be told from a first line. */
function unreadReason(header: string): string {
  const [, type, scope = "", end] = /^\s*(\w+)\s*(\(.*?\))?!?\s*(:?.?)/.exec(header) ?? [];
  if (type !== undefined && end !== undefined && /^:\S/.test(end)) return "Put a space after the colon.";
  if (type !== undefined && end === ":") return "After the type, the colon and a space comes a description.";
  if (type !== undefined && end?.startsWith(":")) return `Write the type and its colon together: "${type}${scope}: …".`;
  return "The first line has no type: write it as `type: description`, such as `fix: …`.";
}

// Where the colon stands that the description should follow, or else the end of the first line.
function colonPlace({ header }: LintMessage): Fault["at"] {
  const colon = header.indexOf(":");
  return { line: 1, column: (colon < 0 ? header.length : colon) + 1, length: colon < 0 ? 0 : 1 };
}
