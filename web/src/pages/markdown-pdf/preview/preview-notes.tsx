import type { EditorView } from "@codemirror/view";
import { TriangleAlert } from "lucide-react";

export interface Note {
  readonly line: number;
  readonly message: string;
}

/** What could not be followed, by line; a click goes there. */
export function PreviewNotes({ notes, cut, editor }: PreviewNotesProps) {
  if (notes.length === 0 && cut === undefined) return null;
  const go = (line: number): void => {
    if (!editor) return;
    const { from } = editor.state.doc.line(Math.min(line, editor.state.doc.lines));
    editor.dispatch({ selection: { anchor: from }, scrollIntoView: true });
    editor.focus();
  };
  return (
    <ul
      aria-label="Notes"
      className="scrollbar-quiet max-h-28 flex-none divide-y divide-line-1 overflow-auto border-b border-line-1 bg-amber-soft text-12 text-amber-text"
    >
      {cut !== undefined && <li className="px-4 py-1.5">{cut}</li>}
      {notes.slice(0, 50).map(({ line, message }) => (
        <li key={`${line} ${message}`}>
          <button
            type="button"
            onClick={() => go(line)}
            className="inner-ring flex w-full gap-2 px-4 py-1.5 text-left hover:underline"
          >
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 flex-none" />
            <span className="min-w-0">
              <span className="mono">Line {line}</span> {message}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type PreviewNotesProps = {
  notes: readonly Note[];
  /** Why the preview ends before the text does. */
  cut: string | undefined;
  editor: EditorView | null;
};
