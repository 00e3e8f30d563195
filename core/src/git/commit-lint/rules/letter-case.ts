import { type Report, type Shape, choice, entriesOf, list, text } from "../../../config/shape.ts";
import { isRecord } from "../../../text/is-record.ts";
import { caseLabels, changeCase, isInCase, type LetterCase, letterCases } from "../letter-case.ts";
import { type LintMessage, type PartName, partPlace, partText, partLabels } from "../message/message.ts";
import { defineRule, type Fault, type Rule, type When } from "../rule.ts";
import { splitScope } from "../message/split-scope.ts";

interface CaseCheck {
  readonly when: When;
  readonly case: LetterCase;
}

interface Cases {
  readonly cases: readonly CaseCheck[];
  readonly delimiters: readonly string[];
}

// Older names that commitlint still takes.
const OLD: Readonly<Record<string, LetterCase>> = {
  lowercase: "lower-case",
  lowerCase: "lower-case",
  uppercase: "upper-case",
  sentencecase: "sentence-case",
};
const caseName = choice(letterCases);
const texts = list(text, "texts");

function readCase(value: unknown, at: string, report: Report): CaseCheck | undefined {
  if (typeof value === "string") {
    const name = OLD[value] ?? caseName.read(value, at, report);
    return name && { when: "always", case: name };
  }
  const entries = entriesOf(value, at, report);
  const given = entries && (Object.fromEntries(entries) as { when?: unknown; case?: unknown });
  const check = given && readCase(String(given.case), `${at}.case`, report);
  return check && { when: given.when === "never" ? "never" : "always", case: check.case };
}

/** A case, a list of them, or for scopes `{ cases, delimiters }`. */
const cases: Shape<Cases> = {
  schema: {
    anyOf: [
      caseName.schema,
      { type: "array", items: { anyOf: [caseName.schema, { type: "object" }] } },
      { type: "object", properties: { cases: { type: "array" }, delimiters: texts.schema } },
    ],
  },
  read(value, at, report) {
    const isGroup = isRecord(value) && "cases" in value;
    const { cases: given, delimiters = [] } = isGroup ? value : { cases: value };
    const checks = (Array.isArray(given) ? given : [given]).map((one) => readCase(one, at, report));
    const marks = texts.read(delimiters, `${at}.delimiters`, report);
    return marks && !checks.includes(undefined) ? { cases: checks as CaseCheck[], delimiters: marks } : undefined;
  },
};

/** `type-case`, `scope-case`, `subject-case`, `header-case`, `body-case`: the part stands in (one of) some cases. */
export function caseRule(part: PartName): Rule {
  return defineRule({
    value: cases,
    check(message, { when, value }) {
      const whole = partText(message, part);
      if (whole === undefined || isCaseless(part, whole)) return undefined;
      if (when === "never" && part === "subject" && message.judge === "toolbox" && beginsWithName(whole))
        return undefined;
      const pieces = part === "scope" ? splitScope(whole, value.delimiters) : [whole];
      const hit = value.cases.find(
        (check) => pieces.every((piece) => isInCase(piece, check.case)) === (check.when === "always"),
      );
      if ((hit !== undefined) === (when === "always")) return undefined;
      return fault({ message, part, whole }, when, value, hit);
    },
  });
}

// A description may begin with a sign or a letter without case; a first line is only judged when it begins with a-z.
function isCaseless(part: PartName, whole: string): boolean {
  if (part === "subject") return !/^[A-Za-z]/.test(whole) && !/^[\p{Ll}\p{Lu}\p{Lt}]/u.test(whole);
  return part === "header" && !/^[a-z]/i.test(whole);
}

/** `README and docs`, `API`: a name in capitals is not written otherwise; `FIX ALL OF IT` is no name. */
function beginsWithName(whole: string): boolean {
  const first = /^\p{L}+/u.exec(whole)?.[0] ?? "";
  const isName = /^\p{Lu}{2}/u.test(first) || first.charAt(0).toLowerCase() === first.charAt(0);
  return isName && (/\p{Ll}/u.test(whole) || !/\p{L}[^\p{L}]+\p{L}{2}/u.test(whole));
}

interface Judged {
  readonly message: LintMessage;
  readonly part: PartName;
  readonly whole: string;
}

function fault({ message, part, whole }: Judged, when: When, value: Cases, hit: CaseCheck | undefined): Fault {
  const at = partPlace(message, part);
  const capital = when === "never" && value.cases.some((check) => check.case === "sentence-case");
  if (capital && part === "subject")
    return { sentence: "Begin the description with a lowercase letter.", at: { ...at, length: 1 } };
  const [only, ...others] = value.cases;
  if (when === "always" && only?.when === "always" && others.length === 0 && whole.length < 50)
    return {
      sentence: `Write the ${partLabels[part]} in ${caseLabels[only.case]}: "${changeCase(whole, only.case)}".`,
      at,
    };
  const names = (hit ? [hit] : value.cases).map((check) => caseLabels[check.case]).join(" or ");
  const must = when === "never" ? "must not stand" : "must stand";
  return { sentence: `The ${partLabels[part]} ${must} in ${names}.`, at };
}
