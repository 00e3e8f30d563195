import type { WrittenText } from "./read-texts.ts";

/** A rule of our texts: what a text that breaks it has to become, and how one sees that it does. */
export interface Rule {
  readonly name: string;
  readonly isBroken: (text: WrittenText) => boolean;
}

/** What is said to a person at once and in whole sentences: what went wrong, what came of it. */
const sentencePlaces =
  /^(?:message:|next:|failure:|timeoutMessage:|sentence:|(?:Failure|ToolError|InputError|EnvironmentError|UsageError|Error|report|warn|refuse|bad|wrong|clash|setError)\(\))$/;

/** Words of another English, of letters or of the smithy; each has a plain word that everybody knows. */
const odd =
  /\b(?:anew|mend(?:s|ed|ing)?|e-mails?|a mail|mails|hence|whilst|colou?red in|colour|behaviour|favourite|organis\w+|licence|catalogue|centre|grey|cancelled|typeface|passed over|small letters)\b/i;

/** A number of things and their plural, without the word for one of them. */
const unsaidOne =
  /\{(?![^{}]*(?:plural|MAX|LIMIT|max|min|limit|tolerance))[^{}]*(?:\.length|\.size|[cC]ount|total|untold|hidden)\b(?![^{}]*["`?])[^{}]*\} (?:more )?(?!as |is |has |this |its )[a-z]+s\b/;

export const rules: readonly Rule[] = [
  {
    name: "one blank between two words",
    isBroken: ({ text, place }) => place !== "JSX" && /\S {2,}\p{L}/u.test(text) && !/\n/.test(text),
  },
  {
    name: '"is not valid", not "is no"',
    isBroken: ({ text }) =>
      /\b(?:is|are|was|were) no (?!longer|more\b|\{)/.test(text.replaceAll(/[Tt]here (?:is|are|was|were) no/g, "")),
  },
  { name: "a plain word", isBroken: ({ text }) => odd.test(text) },
  {
    name: "KB, MB and GB, each of 1024, after a blank",
    isBroken: ({ text }) => /\b(?:KiB|MiB|GiB|Kb|kB|kb|mb|megabytes?|kilobytes?)\b|\d(?:KB|MB|GB)\b/.test(text),
  },
  { name: "one of a thing is told in the singular", isBroken: ({ text }) => unsaidOne.test(text) },
  { name: "a sentence ends with a full stop", isBroken: isOpenEnded },
  {
    name: "no blame and no excuse",
    isBroken: ({ text }) =>
      /\b(?:you (?:forgot|failed|must not)|sorry|unfortunately|oh no|illegal|stupid)\b/i.test(text),
  },
];

/** A text of two sentences, or one in a place for sentences, whose end has no mark. */
function isOpenEnded({ text, place }: WrittenText): boolean {
  const words = text.trim();
  // A command at the end, after a colon, has no mark: it is copied.
  if (place === "JSX" || /[.?!:…)\]}`]$|[.?!]["”]$|: \S[^.]*$/.test(words) || /^[^\p{Lu}]/u.test(words)) return false;
  if (/[\p{Ll})"”]\. \p{Lu}/u.test(words)) return true;
  return (
    sentencePlaces.test(place) &&
    /\b(?:is|are|has|have|can|cannot|could|must|needs?|takes?|was|were|please|choose|give)\b/i.test(words) &&
    words.split(" ").length > 4
  );
}
