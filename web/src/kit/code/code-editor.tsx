import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import { useEffect, useRef, useState } from "react";
import { type CodeLanguage, loadLanguage } from "./code-language.ts";
import { type CodeMark, codeMarks, showMarks } from "./code-marks.ts";
import { codeTheme } from "./code-theme.ts";

/**
 * CodeMirror, to read or to write. Loaded on demand by `CodeView` and `CodeInput`. Tab is not taken: it leaves the
 * editor like any field; Ctrl or Command with `]` and `[` indent.
 */
export function CodeEditor({ text, language = "text", label, onText, ...rest }: CodeEditorProps) {
  const { placeholder: hint, attributes, marks = none, goTo, onView } = rest;
  const holder = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latestOnText = useRef(onText);
  const latest = useRef(text);
  const latestMarks = useRef(marks);
  const viewHeard = useRef(onView);
  useEffect(() => {
    latestOnText.current = onText;
    viewHeard.current = onView;
    latest.current = text;
    latestMarks.current = marks;
  });

  const isReadOnly = onText === undefined;
  const [parts] = useState(makeParts);
  useEffect(() => {
    const parent = holder.current;
    if (!parent) return;
    const made = new EditorView({
      parent,
      state: EditorState.create({
        doc: latest.current,
        extensions: [
          // Only line feeds end lines: a carriage return is kept, and every offset is one of the text.
          EditorState.lineSeparator.of("\n"),
          lineNumbers(),
          codeMarks,
          EditorView.lineWrapping,
          codeTheme,
          parts.language.of([]),
          parts.use.of([]),
        ],
      }),
    });
    made.dispatch({ effects: showMarks.of(latestMarks.current) });
    view.current = made;
    viewHeard.current?.(made);
    return () => {
      view.current = null;
      viewHeard.current?.(null);
      made.destroy();
    };
  }, [parts]);

  // What changes later changes in the editor that is there: one made anew would lose the focus, the place and undo.
  useEffect(() => {
    const use = isReadOnly ? reading(label) : writing(label, (next) => latestOnText.current?.(next), hint);
    view.current?.dispatch({ effects: parts.use.reconfigure(use) });
  }, [parts, isReadOnly, label, hint]);

  useEffect(() => {
    let isGone = false;
    void loadLanguage(language).then((extension) => {
      if (!isGone) view.current?.dispatch({ effects: parts.language.reconfigure(extension) });
    });
    return () => {
      isGone = true;
    };
  }, [parts, language]);

  useEffect(() => {
    const now = view.current;
    if (!now || now.state.doc.toString() === text) return;
    now.dispatch({ changes: { from: 0, to: now.state.doc.length, insert: text } });
  }, [text]);

  useEffect(() => {
    view.current?.dispatch({ effects: showMarks.of(marks) });
  }, [marks]);

  useEffect(() => {
    for (const [name, value] of Object.entries(attributes ?? {})) {
      if (value === undefined) view.current?.contentDOM.removeAttribute(name);
      else view.current?.contentDOM.setAttribute(name, String(value));
    }
  }, [attributes]);

  useEffect(() => {
    const now = view.current;
    if (!now || !goTo) return;
    const line = now.state.doc.line(Math.min(Math.max(1, goTo.line), now.state.doc.lines));
    const anchor = Math.min(line.from + Math.max(0, (goTo.column ?? 1) - 1), line.to);
    now.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
    now.focus();
  }, [goTo]);

  return <div ref={holder} className="h-full min-h-0" />;
}

const none: readonly CodeMark[] = [];

/** The parts of an editor's state that are put in place of each other while it lives. */
const makeParts = () => ({ language: new Compartment(), use: new Compartment() });

function reading(label: string): Extension {
  return [
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    EditorView.contentAttributes.of({ tabindex: "0", "aria-label": label, "aria-readonly": "true" }),
  ];
}

function writing(label: string, onText: (text: string) => void, hint: string | undefined): Extension {
  return [
    history(),
    drawSelection(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    // Ctrl+Enter runs the tool, here as everywhere.
    keymap.of([...defaultKeymap.filter((binding) => binding.key !== "Mod-Enter"), ...historyKeymap]),
    // Editable text takes focus by itself; the attribute says so to checkers of what scrolls.
    EditorView.contentAttributes.of({ tabindex: "0", "aria-label": label }),
    hint ? placeholder(hint) : [],
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onText(update.state.doc.toString());
    }),
  ];
}

export type CodeEditorProps = {
  text: string;
  language?: CodeLanguage | undefined;
  /** Its name for assistive technology. */
  label: string;
  /** Makes it editable. */
  onText?: ((text: string) => void) | undefined;
  placeholder?: string | undefined;
  /** Further attributes of the text itself: ids of hint and error. */
  attributes?: Readonly<Record<string, string | true | undefined>> | undefined;
  /** Parts of the text to set off, in order, none over another. */
  marks?: readonly CodeMark[] | undefined;
  /** Puts the cursor there and shows it, each time another object is given. Line and column count from 1. */
  goTo?: CodePlace | undefined;
  /** Hands over the editor itself, for what a page does with its scrolling; null when it goes. */
  onView?: ((view: EditorView | null) => void) | undefined;
};

export type CodePlace = { readonly line: number; readonly column?: number | undefined };
