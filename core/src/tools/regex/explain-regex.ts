import type { AST } from "@eslint-community/regexpp";
import { characterLabel, classLabel, expressionLabel, setLabel } from "./character-label.ts";

/** One part of a pattern in plain words. */
export interface Explanation {
  /** The part as it is written. */
  readonly source: string;
  readonly words: string;
  readonly parts: readonly Explanation[];
}

/** A pattern as a tree in plain words. Neighboring characters are one text. */
export function explainRegex(pattern: AST.Pattern, flags: string): readonly Explanation[] {
  return explainAlternatives(pattern, flags);
}

function explainAlternatives(
  node: { readonly alternatives: readonly AST.Alternative[] },
  flags: string,
): Explanation[] {
  const [first] = node.alternatives;
  if (node.alternatives.length === 1 && first) return explainSequence(first, flags);
  return node.alternatives.map((each, index) => ({
    source: each.raw,
    words: index === 0 ? "either" : "or",
    parts: each.elements.length === 0 ? [{ source: "", words: "nothing", parts: [] }] : explainSequence(each, flags),
  }));
}

function explainSequence({ elements }: AST.Alternative, flags: string): Explanation[] {
  const parts: Explanation[] = [];
  for (let at = 0; at < elements.length; at++) {
    let run = "";
    let source = "";
    for (let next = elements[at]; next?.type === "Character"; next = elements[++at]) {
      run += String.fromCodePoint(next.value);
      source += next.raw;
    }
    if (run !== "") parts.push({ source, words: textWords(run, flags), parts: [] });
    const element = elements[at];
    if (element) parts.push(explainElement(element, flags));
  }
  return parts;
}

const textWords = (run: string, flags: string) => {
  const [only] = run;
  const words =
    only === run
      ? characterLabel(run)
      : /[\p{C}\p{Zl}\p{Zp}]/u.test(run)
        ? Array.from(run, characterLabel).join(", then ")
        : `the text "${run}"`;
  return flags.includes("i") && /\p{L}/u.test(run) ? `${words}, in any case` : words;
};

function explainElement(node: AST.Element, flags: string): Explanation {
  const leaf = (words: string): Explanation => ({ source: node.raw, words, parts: [] });
  switch (node.type) {
    case "Character":
      return leaf(textWords(String.fromCodePoint(node.value), flags));
    case "CharacterSet":
      return leaf(setLabel(node, flags));
    case "CharacterClass":
      return leaf(classLabel(node, flags));
    case "ExpressionCharacterClass":
      return leaf(expressionLabel(node, flags));
    case "Backreference":
      return leaf(
        `the same text that ${typeof node.ref === "number" ? `group ${node.ref}` : `the group "${node.ref}"`} took`,
      );
    case "Group":
      return { source: node.raw, words: groupWords(node), parts: explainAlternatives(node, flagsIn(node, flags)) };
    case "CapturingGroup": {
      const name = node.name === null ? "" : `, named "${node.name}"`;
      return { source: node.raw, words: `group ${groupNumber(node)}${name}`, parts: explainAlternatives(node, flags) };
    }
    case "Quantifier": {
      const inner = explainElement(node.element, flags);
      const times = timesWords(node);
      return { source: node.raw, words: `${inner.words}, ${times}`, parts: inner.parts };
    }
    case "Assertion":
      return explainAssertion(node, flags);
  }
}

function explainAssertion(node: AST.Assertion, flags: string): Explanation {
  const place = flags.includes("m") ? "a line" : "the text";
  if (node.kind === "start" || node.kind === "end")
    return { source: node.raw, words: `at the ${node.kind} of ${place}`, parts: [] };
  const not = "negate" in node && node.negate ? "not " : "";
  if (node.kind === "word") return { source: node.raw, words: `${not}at the edge of a word`, parts: [] };
  const words = `${not}${node.kind === "lookahead" ? "followed by" : "preceded by"}`;
  return { source: node.raw, words, parts: explainAlternatives(node as AST.LookaroundAssertion, flags) };
}

function groupWords({ modifiers }: AST.Group): string {
  if (!modifiers) return "these together";
  const off = modifiers.remove?.raw;
  const on = modifiers.add.raw;
  return `these together${on ? `, with the flags ${on}` : ""}${off ? `, without the flags ${off}` : ""}`;
}

/** The flags inside of a group: `(?s-i:…)` turns s on and i off. */
const flagsIn = ({ modifiers }: AST.Group, flags: string): string =>
  modifiers
    ? [...new Set(flags + modifiers.add.raw)].filter((flag) => !modifiers.remove?.raw.includes(flag)).join("")
    : flags;

/** Groups count by their opening parentheses. */
function groupNumber(group: AST.CapturingGroup): number {
  let root: AST.Node = group as AST.Node;
  while (root.parent && root.parent.type !== "RegExpLiteral") root = root.parent;
  let number = 0;
  const visit = (node: AST.Node): boolean => {
    if (node.type === "CapturingGroup") number++;
    if (node === group) return true;
    if ("alternatives" in node && node.type !== "ClassStringDisjunction")
      return (node.alternatives as AST.Alternative[]).some((each) => each.elements.some(visit));
    return node.type === "Quantifier" && visit(node.element);
  };
  visit(root);
  return number;
}

function timesWords({ min, max, greedy }: AST.Quantifier): string {
  const mood = greedy ? "as many as possible" : "as few as possible";
  if (min === max) return min === 1 ? "once" : `${min} times`;
  if (min === 0 && max === 1) return greedy ? "if it is there" : "only if it has to be";
  if (max === Number.POSITIVE_INFINITY)
    return `${min === 0 ? "any number of times" : min === 1 ? "once or more" : `${min} times or more`}, ${mood}`;
  return `${min === 0 ? `up to ${max}` : `${min} to ${max}`} times, ${mood}`;
}
