/* The attributes of WAI-ARIA 1.2 and the values that React's types take for them (`AriaAttributes` of @types/react). */

const BOOLEAN = "boolean true false";
const TOKENS: Readonly<Record<string, string>> = {
  autocomplete: "none inline list both",
  checked: `${BOOLEAN} mixed`,
  current: `${BOOLEAN} page step location date time`,
  dropeffect: "none copy execute link move popup",
  haspopup: `${BOOLEAN} menu listbox tree grid dialog`,
  invalid: `${BOOLEAN} grammar spelling`,
  live: "off assertive polite",
  orientation: "horizontal vertical",
  pressed: `${BOOLEAN} mixed`,
  relevant: "additions all removals text",
  sort: "none ascending descending other",
};
const FLAGS = "atomic busy disabled expanded grabbed hidden modal multiline multiselectable readonly required selected";
const NUMBERS = "colcount colindex colspan level posinset rowcount rowindex rowspan setsize valuemax valuemin valuenow";
const TEXTS =
  "activedescendant braillelabel brailleroledescription colindextext controls describedby description details " +
  "errormessage flowto keyshortcuts label labelledby owns placeholder roledescription rowindextext valuetext";

/** What an attribute takes: any text, a number, or the values listed. */
export type AriaValues = "text" | "number" | readonly string[];

const values = new Map<string, AriaValues>([
  ...TEXTS.split(" ").map((name) => [name, "text"] as const),
  ...NUMBERS.split(" ").map((name) => [name, "number"] as const),
  ...FLAGS.split(" ").map((name) => [name, BOOLEAN.split(" ")] as const),
  ...Object.entries(TOKENS).map(([name, tokens]) => [name, tokens.split(" ")] as const),
]);

/** What `aria-…` takes; undefined for a name that is no attribute of ARIA. */
export const ariaValues = (name: string): AriaValues | undefined =>
  name.startsWith("aria-") ? values.get(name.slice("aria-".length)) : undefined;
