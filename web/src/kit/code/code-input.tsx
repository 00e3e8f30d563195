import type { EditorView } from "@codemirror/view";
import { lazy, Suspense, useMemo } from "react";
import type { CodeLanguage } from "./code-language.ts";
import type { CodePlace } from "./code-editor.tsx";
import type { CodeMark } from "./code-marks.ts";
import { CodePlain } from "./code-plain.tsx";
import { cx } from "../elements/cx.ts";
import { useControl } from "../form/field-context.ts";

const CodeEditor = lazy(() => import("./code-editor.tsx").then((module) => ({ default: module.CodeEditor })));

/** Text to write, with line numbers and colors. Tab leaves it like any field. */
export function CodeInput({
  text,
  onText,
  language,
  label,
  placeholder,
  marks,
  goTo,
  onView,
  className,
}: CodeInputProps) {
  const { id, ...wiring } = useControl();
  const describedBy = wiring["aria-describedby"];
  const isInvalid = wiring["aria-invalid"];
  const attributes = useMemo(
    () => ({ id, "aria-describedby": describedBy, "aria-invalid": isInvalid }),
    [id, describedBy, isInvalid],
  );
  return (
    <div className={cx("field-edge overflow-hidden p-0", className)} data-invalid={isInvalid ? "" : undefined}>
      <Suspense fallback={<CodePlain text={text} />}>
        <CodeEditor
          text={text}
          onText={onText}
          language={language}
          label={label}
          placeholder={placeholder}
          attributes={attributes}
          marks={marks}
          goTo={goTo}
          onView={onView}
        />
      </Suspense>
    </div>
  );
}

export type CodeInputProps = {
  text: string;
  onText: (text: string) => void;
  language?: CodeLanguage | undefined;
  /** Its name for assistive technology: the field's label. */
  label: string;
  placeholder?: string | undefined;
  /** Parts of the text to set off. */
  marks?: readonly CodeMark[] | undefined;
  /** Puts the cursor there, each time another object is given. */
  goTo?: CodePlace | undefined;
  /** Hands over the editor itself; null when it goes. */
  onView?: ((view: EditorView | null) => void) | undefined;
  /** Its height: `h-40`. */
  className?: string | undefined;
};
