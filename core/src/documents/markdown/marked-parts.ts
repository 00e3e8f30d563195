import { ToolError } from "../../tool/errors.ts";

/** Puts comments around a part, by which a later run knows it as its own. They show nowhere. */
export const marked = (name: string, text: string): string =>
  `<!-- toolbox:${name} -->\n${text}\n<!-- /toolbox:${name} -->`;

/** A part's name for its marks: the heading in small letters and hyphens. */
export const markName = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");

const part = /<!-- toolbox:([\p{L}\p{N}-]+) -->\r?\n[\s\S]*?<!-- \/toolbox:\1 -->/gu;

/**
 * The existing text with the parts that carry the marks of `generated` brought up to date. All other text stays byte for
 * byte, a part the user took out stays out. Throws `ToolError` "merge" when no part carries such marks.
 * @param place where the marks go, for that sentence: `where title and badges should be`
 */
export function mergeMarked(existing: string, generated: string, place = "where it should stand"): string {
  const fresh = new Map([...generated.matchAll(part)].map((match) => [match[1] ?? "", match[0]]));
  let found = 0;
  const breaks = existing.includes("\r\n") ? "\r\n" : "\n";
  const merged = existing.replaceAll(part, (old, name: string) => {
    if (fresh.has(name)) found += 1;
    return fresh.get(name)?.replaceAll("\n", breaks) ?? old;
  });
  if (found > 0) return merged;
  const [name] = fresh.keys();
  throw new ToolError(
    "merge",
    name === undefined
      ? "what was made has no marks, so its place in the file cannot be found. Turn on its marks for updates."
      : `it has no part that Toolbox wrote, so there is nothing to bring up to date. Put <!-- toolbox:${name} --> and <!-- /toolbox:${name} --> on lines of their own ${place}.`,
  );
}
