/** The groups of the class optimizer, in their order. */
export const classGroups = ["layout", "spacing", "colors", "typography", "effects", "other"] as const;
export type ClassGroup = (typeof classGroups)[number];

/*
 * First match wins, on the properties a class sets. A background stays with its color, a border with its width and
 * corners; a class that clips text is about text, though it hides overflow too.
 */
const rules: readonly (readonly [ClassGroup, RegExp])[] = [
  ["typography", /^(-webkit-line-clamp|text-overflow|font-size|line-height|--tw-leading)$/],
  ["colors", /(^|-)color$|^(fill|stroke)$|^--tw-gradient|^background|^--tw-.*-color$/],
  ["spacing", /^(margin|padding|gap|row-gap|column-gap|scroll-margin|scroll-padding|--tw-space)(-|$)/],
  [
    "typography",
    /^(font|text|letter-spacing|line-|list-style|white-space|word-|overflow-wrap|hyphens|vertical-align|content$|tab-size|quotes|-webkit-font|-moz-osx-font|--tw-(tracking|font|content|ordinal|numeric|slashed))/,
  ],
  [
    "effects",
    /^(opacity|box-shadow|border(?!-collapse|-spacing)|outline|filter|backdrop|transform|translate|rotate|scale|perspective|transition|animation|mask|mix-blend|--tw-(shadow|ring|inset|blur|border|translate|scale|rotate|skew|divide|drop|backdrop|brightness|contrast|duration|ease|mask))/,
  ],
  [
    "layout",
    /^(display|position|inset|top|right|bottom|left|float|clear|z-index|order|flex|grid|align|justify|place|overflow|overscroll|box-|columns|break|object|visibility|isolation|container|width|height|min-|max-|inline-size|block-size|aspect-ratio|table-layout|border-|caption|-webkit-box)/,
  ],
];

/**
 * The group of a class by the CSS Tailwind writes for it.
 * @param css the rules of the class, as `candidatesToCss` gives them; null for a class Tailwind does not know
 */
export function classGroup(css: string | null): ClassGroup {
  if (css === null) return "other";
  const own = css.split(/^@property /m)[0] ?? "";
  const properties = [...own.matchAll(/^\s*([a-z-][\w-]*):\s/gm)].map(([, name = ""]) => name);
  for (const [group, pattern] of rules)
    if (properties.some((name) => pattern.test(name) && isSaying(name, properties))) return group;
  return "other";
}

/** `border-color` inside of `border` comes from a shorthand; `sr-only` sets margins, and is not spacing. */
function isSaying(name: string, properties: readonly string[]): boolean {
  if (properties[0] === "position" && properties.length > 1) return name === "position";
  return name !== "line-height" || properties.every((other) => other !== "display");
}
