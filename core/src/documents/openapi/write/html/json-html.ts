import { escapeHtml } from "../../../../text/escape.ts";

/** At most so many characters of an example are shown. */
const MAX_LENGTH = 20_000;

/** A value as JSON with its keys, texts and numbers marked for coloring. A text stays as it is. */
export function jsonHtml(value: unknown): string {
  if (typeof value === "string") return escapeHtml(cut(value));
  const source = cut(JSON.stringify(value, null, 2) ?? "");
  return source.replaceAll(
    /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[^"\w-]+|./gs,
    (whole, quoted: string | undefined, colon: string | undefined) => {
      if (quoted !== undefined)
        return `<i class="${colon === undefined ? "s" : "k"}">${escapeHtml(quoted)}</i>${colon ?? ""}`;
      return /^[\w-]/.test(whole) ? `<i class="n">${escapeHtml(whole)}</i>` : escapeHtml(whole);
    },
  );
}

const cut = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}\n… ${text.length - MAX_LENGTH} more characters` : text;
