/** Text as Markdown in which `<` opens no tag, so that `Array<string>` is read as it was written. Code stays as it is. */
export function escapeTags(text: string): string {
  if (!text.includes("<")) return text;
  return text.replace(/(`+)[^`][\s\S]*?\1(?!`)|\\<|<(?=[A-Za-z/!?])/g, (found) =>
    found === "<" ? String.raw`\<` : found,
  );
}
