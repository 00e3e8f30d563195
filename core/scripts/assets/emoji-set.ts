import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly height?: number }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** One emoji of the set. */
export interface EmojiSource {
  /** As `emojiKey` writes it. */
  readonly key: string;
  /** Kebab-case English name. */
  readonly name: string;
  readonly body: string;
  readonly height: number | undefined;
}

const packageName = "@iconify-json/twemoji";
const require = createRequire(import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(require.resolve(`${packageName}/${file}`), "utf8"));

// The set draws these but leaves them out of its table of code points.
const UNLISTED: Readonly<Record<string, string>> = {
  a9: "copyright",
  ae: "registered",
  "23-20e3": "keycap-pound",
  "2a-20e3": "keycap-asterisk",
  ...Object.fromEntries(Array.from("0123456789", (digit) => [`3${digit}-20e3`, `keycap-${digit}`])),
};

/** Every emoji of the set, in code point order. */
export function emojiSet(): EmojiSource[] {
  const { icons, aliases } = read("icons.json") as Icons;
  const listed = read("chars.json") as Record<string, string>;
  const named = Object.entries({ ...listed, ...UNLISTED }).map(([code, name]): EmojiSource => {
    const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? ""];
    if (!icon) throw new Error(`The set has no drawing for ${code} (${name}).`);
    const key = code.split("-").filter((part) => part !== "fe0f");
    return { key: key.join("-"), name, body: icon.body, height: icon.height };
  });
  return named.toSorted((a, b) => sortable(a.key).localeCompare(sortable(b.key), "en"));
}

/** Names by category, in the set's order. */
export function emojiCategories(): Record<string, string[]> {
  return (read("metadata.json") as { categories: Record<string, string[]> }).categories;
}

function sortable(key: string): string {
  return key
    .split("-")
    .map((part) => part.padStart(6, "0"))
    .join("-");
}
