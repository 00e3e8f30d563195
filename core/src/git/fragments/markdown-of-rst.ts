/**
 * The marks of reStructuredText that stand in news fragments as Markdown: literals, roles such as :func:`x`, links,
 * and `*` lists stay readable. No reader of the whole language; what it does not know stays as it was written.
 * @example markdownOfRst("Add ``--all`` and :func:`run` (`docs <https://x.org>`_)") // "Add `--all` and `run` ([docs](https://x.org))"
 */
export function markdownOfRst(text: string): string {
  return text
    .replace(/``([^`\n](?:[^\n]*?[^`\n])?)``/g, (_all, code: string) => hold(code))
    .replace(/:[a-zA-Z][\w:+.-]*:`([^`\n]+)`/g, (_all, words: string) => hold(shownOf(words)))
    .replace(/`([^`<\n]+?)\s*<([^<>\s]+)>`__?/g, "[$1]($2)")
    .replace(/`([^`\n]+)`__?(?!\w)/g, "$1")
    .replace(new RegExp(`${HELD}([^${HELD}]*)${HELD}`, "g"), "`$1`");
}

// Stands for a mark of code until all others are read.
const HELD = "\uE000";
const hold = (code: string) => `${HELD}${code}${HELD}`;

/** `text <target>` shows its text, `~a.b.c` its last part, and a leading `!` nothing. */
function shownOf(words: string): string {
  const text = /^(.*?)\s*<[^<>]*>$/.exec(words)?.[1] ?? words;
  return text.startsWith("~") ? text.slice(text.lastIndexOf(".") + 1).replace(/^~/, "") : text.replace(/^!/, "");
}
