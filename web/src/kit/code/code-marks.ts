import { StateEffect, StateField, type Text } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";

/** A part of a text to set off: offsets in UTF-16 code units. One without length is drawn as a thin bar. */
export interface CodeMark {
  readonly from: number;
  readonly to: number;
  readonly tone: "match" | "other-match" | "fault";
}

/** Puts these marks in place of those shown. They move along with edits until the next ones come. */
export const showMarks = StateEffect.define<readonly CodeMark[]>();

class Bar extends WidgetType {
  readonly tone: CodeMark["tone"];
  constructor(tone: CodeMark["tone"]) {
    super();
    this.tone = tone;
  }
  override eq(other: Bar): boolean {
    return other.tone === this.tone;
  }
  override toDOM(): HTMLElement {
    const bar = document.createElement("span");
    bar.className = `cm-bar cm-${this.tone}`;
    return bar;
  }
}

/** The editor's part of {@link showMarks}. */
export const codeMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, transaction) {
    for (const effect of transaction.effects)
      if (effect.is(showMarks)) return decorate(effect.value, transaction.newDoc);
    return shown.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorate(marks: readonly CodeMark[], doc: Text): DecorationSet {
  // Marks of a text that is longer than the one in sight belong to the text before it.
  const fitting = marks.filter(({ to }) => to <= doc.length);
  return Decoration.set(
    fitting.map(({ from, to, tone }) =>
      from === to
        ? Decoration.widget({ widget: new Bar(tone), side: 1 }).range(from)
        : Decoration.mark({ class: `cm-${tone}` }).range(from, to),
    ),
    true,
  );
}
