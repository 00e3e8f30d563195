/** A README taken apart at its second-level headings. */
export interface SplitReadme {
  /** All before the first of them: title, badges, description. */
  readonly head: string;
  readonly sections: readonly { readonly title: string; readonly body: string }[];
}

/** Splits at `## Heading` and underlined headings; those inside code fences and comments count as text. */
export function splitReadme(text: string): SplitReadme {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .split("\n");
  const parts: { title: string; lines: string[] }[] = [{ title: "", lines: [] }];
  let fence: string | undefined;
  let isComment = false;
  for (const [index, line] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined && mark !== undefined) fence = mark;
    else if (fence !== undefined && mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
    const isCode = fence !== undefined || isComment;
    if (fence === undefined) isComment = isComment ? !line.includes("-->") : /<!--(?!.*-->)/.test(line);
    const title = isCode ? undefined : /^ {0,3}##(?!#)[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line)?.[1];
    const isUnderline =
      !isCode &&
      /^ {0,3}-{2,}[ \t]*$/.test(line) &&
      /^\S.*$/.test(lines[index - 1] ?? "") &&
      !/^[#>|-]/.test(lines[index - 1] ?? "");
    if (title !== undefined) parts.push({ title: title.trim(), lines: [] });
    else if (isUnderline) {
      const last = parts.at(-1)?.lines.pop() ?? "";
      parts.push({ title: last.trim(), lines: [] });
    } else parts.at(-1)?.lines.push(line);
  }
  const [head, ...sections] = parts.map((part) => ({ title: part.title, body: part.lines.join("\n").trim() }));
  return { head: head?.body ?? "", sections };
}
