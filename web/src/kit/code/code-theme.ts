import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags as t } from "@lezer/highlight";

const colors = HighlightStyle.define([
  { tag: [t.heading, t.strong], color: "var(--code-text)", fontWeight: "var(--w-title)" },
  { tag: t.emphasis, fontStyle: "italic" },
  { tag: t.strikethrough, textDecoration: "line-through" },
  { tag: [t.keyword, t.operatorKeyword, t.controlKeyword, t.modifier, t.self], color: "var(--code-keyword)" },
  { tag: [t.string, t.special(t.string), t.regexp, t.monospace], color: "var(--code-string)" },
  { tag: [t.number, t.bool, t.null, t.atom], color: "var(--code-number)" },
  { tag: [t.propertyName, t.attributeName, t.link, t.labelName], color: "var(--code-key)" },
  { tag: [t.typeName, t.className, t.tagName, t.namespace], color: "var(--code-type)" },
  { tag: [t.comment, t.processingInstruction, t.contentSeparator, t.quote], color: "var(--code-muted)" },
  // After the link it stands in, so that the address keeps its own color.
  { tag: t.url, color: "var(--code-string)" },
]);

/** Sizes are those of the plain text shown until the editor is there (code.css), so that nothing moves. */
const metrics = EditorView.theme({
  "&": { height: "100%", color: "var(--code-text)", backgroundColor: "var(--surface-inset)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "var(--font-mono)",
    fontSize: "var(--t-13)",
    lineHeight: "var(--lh-13)",
    fontVariantLigatures: "none",
    scrollbarWidth: "thin",
    scrollbarColor: "var(--line-2) transparent",
  },
  ".cm-content": { padding: "8px 0", caretColor: "var(--text-1)" },
  ".cm-content:focus-visible": { outline: "none" },
  ".cm-line": { padding: "0 16px 0 12px" },
  ".cm-gutters": {
    color: "var(--code-muted)",
    backgroundColor: "transparent",
    borderRight: "1px solid var(--line-1)",
  },
  ".cm-lineNumbers .cm-gutterElement": {
    minWidth: "47px",
    padding: "0 10px 0 16px",
    fontSize: "var(--t-12)",
  },
  ".cm-activeLine": { backgroundColor: "transparent" },
  ".cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter": { backgroundColor: "var(--code-line)" },
  "&.cm-focused .cm-activeLineGutter": { color: "var(--text-1)" },
  ".cm-cursor": { borderLeftColor: "var(--text-1)" },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: "var(--accent-soft)",
  },
  ".cm-content ::selection": { color: "inherit", backgroundColor: "transparent" },
  ".cm-match": { backgroundColor: "var(--accent-soft)", boxShadow: "inset 0 -2px var(--accent-line)" },
  ".cm-other-match": { backgroundColor: "var(--green-soft)", boxShadow: "inset 0 -2px var(--green-mark)" },
  ".cm-fault": { backgroundColor: "var(--red-soft)", boxShadow: "inset 0 -2px var(--red-mark)" },
  ".cm-bar": {
    display: "inline-block",
    width: "2px",
    height: "1.2em",
    marginInline: "-1px",
    verticalAlign: "text-bottom",
  },
  ".cm-bar.cm-match, .cm-bar.cm-other-match": { backgroundColor: "var(--accent-line)" },
  ".cm-bar.cm-fault": { backgroundColor: "var(--red-mark)" },
  ".cm-placeholder": { color: "var(--text-3)" },
});

export const codeTheme: Extension = [metrics, syntaxHighlighting(colors)];
