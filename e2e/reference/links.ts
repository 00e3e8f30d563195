import { Slugs } from "@toolbox/core/documents/markdown/parse/slugs.ts";

/** A link of a Markdown page to another file or a heading. */
export interface PageLink {
  readonly target: string;
  readonly line: number;
}

/** The links of a page that lead within the repository; code is passed over. */
export function linksOf(markdown: string): readonly PageLink[] {
  return withoutBlocks(markdown).flatMap((text, index) =>
    [...text.replaceAll(/(`+)(?!`).*?[^`]\1(?!`)/g, "").matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g)]
      .map(([, target = ""]) => ({ target, line: index + 1 }))
      .filter(({ target }) => !/^[a-z][a-z+.-]*:/i.test(target)),
  );
}

/** The anchors of the headings of a page, as GitHub makes them. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const slugs = new Slugs();
  const headings = withoutBlocks(markdown).flatMap((text) => /^#{1,6}\s+(.*?)\s*#*$/.exec(text)?.[1] ?? []);
  return new Set(headings.map((heading) => slugs.next(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1"))));
}

/** The lines of a page, empty where they are blocks of code. */
function withoutBlocks(markdown: string): readonly string[] {
  let fence: string | undefined;
  return markdown.split("\n").map((text) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (fence === undefined && mark !== undefined) {
      fence = mark;
      return "";
    }
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      return "";
    }
    return text;
  });
}
