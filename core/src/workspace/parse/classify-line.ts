/** What a line of a plan is by its form; words inside it are judged later. */
export type LineForm =
  | { readonly kind: "blank" | "rule" | "fence" }
  /** Begins a component; without a title the next line is it. */
  | { readonly kind: "component"; readonly title: string; readonly level: number }
  | { readonly kind: "key"; readonly key: MetadataKey; readonly value: string }
  | { readonly kind: "item"; readonly text: string; readonly isIndented: boolean }
  | { readonly kind: "text"; readonly text: string };

export type MetadataKey = "status" | "tags" | "deadline" | "priority" | "title" | "description" | "notes";

const KEYS: Readonly<Record<string, MetadataKey>> = {
  status: "status",
  tag: "tags",
  tags: "tags",
  category: "tags",
  categories: "tags",
  deadline: "deadline",
  due: "deadline",
  "due date": "deadline",
  by: "deadline",
  until: "deadline",
  priority: "priority",
  title: "title",
  description: "description",
  note: "notes",
  notes: "notes",
};

const RULE = /^[-*_=][-*_= ]{2,}$/;
const FENCE = /^(?:`{3}|~{3})/;
const BOLD = /^(?:\*\*(\S.*?)\*\*|__([^\s_]+\s[^_]*)__)/;
const HEADING = /^(#+)\s*(.*)$/;
const PREFIX = /^(?:component|feature|task|project|module)\s*:\s*(.*)$/i;
const KEY = /^([a-z]{2,11}(?: date)?)\s*:\s*(.*)$/i;
const NUMBERED_COMPONENT = /^\d+\.\s*(?=\p{Lu})/u;
/** A script without capitals has a phrase that begins with any of its letters, and East Asia a colon of its own. */
const PHRASE = /^[\p{Lu}\p{Lo}][^:：]*[:：]$/u;
/** Keys of other tools: no component by themselves. */
const RESERVED = /^(?:owner|assignee)s?:$/i;
const TWO_CAPITALS = /^\p{Lu}{2}/u;
const ITEM = /^(?:[-*+•–☐◦‣▪・·]\s*|[A-Za-z]\.\s+|\p{Nd}+[.)](?!\p{Nd})\s*|(?=\[[ x]?\]|[✓✔✅☑]))/iu;

/** Sorts one line, as it stands in the text. Linear in its length. */
export function classifyLine(raw: string, hasOpenComponent: boolean): LineForm {
  const trimmed = raw.trim();
  if (trimmed === "") return { kind: "blank" };
  if (FENCE.test(trimmed)) return { kind: "fence" };
  if (RULE.test(trimmed)) return { kind: "rule" };
  const text = trimmed.replace(BOLD, "$1$2");
  const heading = HEADING.exec(text);
  if (heading) return { kind: "component", title: heading[2] ?? "", level: heading[1]?.length ?? 1 };
  const prefixed = PREFIX.exec(text);
  if (prefixed) return { kind: "component", title: prefixed[1] ?? "", level: 0 };
  const [, name = "", value = ""] = KEY.exec(text) ?? [];
  const key = KEYS[name.toLowerCase()];
  if (key !== undefined) return { kind: "key", key, value };
  if (hasOpenComponent && isIndented(raw)) return { kind: "item", text: text.replace(ITEM, ""), isIndented: true };
  if (NUMBERED_COMPONENT.test(text))
    return { kind: "component", title: text.replace(NUMBERED_COMPONENT, ""), level: 0 };
  if (PHRASE.test(text) && !RESERVED.test(text)) return { kind: "component", title: text, level: 0 };
  if (TWO_CAPITALS.test(text)) return { kind: "component", title: text, level: 0 };
  if (ITEM.test(trimmed) && !BOLD.test(trimmed))
    return { kind: "item", text: trimmed.replace(ITEM, ""), isIndented: false };
  if (ITEM.test(text)) return { kind: "item", text: text.replace(ITEM, ""), isIndented: false };
  return { kind: "text", text };
}

/** Two columns or more before the first letter; a tab counts two. */
function isIndented(line: string): boolean {
  return /^(?:\t|[^\S\t]{2}|[^\S\t]\t)/.test(line);
}
