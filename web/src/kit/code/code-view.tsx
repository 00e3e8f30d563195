import { lazy, Suspense, use } from "react";
import type { CodeLanguage } from "./code-language.ts";
import { CodePlain } from "./code-plain.tsx";
import { cx } from "../elements/cx.ts";
import { ExamplePreviewContext } from "../tool-page/example-preview-context.ts";

const CodeEditor = lazy(() => import("./code-editor.tsx").then((module) => ({ default: module.CodeEditor })));

/** Text to read, with line numbers and colors. Fills its container and scrolls inside it. */
export function CodeView({ text, language, label, className }: CodeViewProps) {
  const isGhost = use(ExamplePreviewContext);
  const plain = <CodePlain text={text} label={label} />;
  return (
    <div className={cx("inner-ring min-h-0 overflow-hidden bg-surface-inset", className)}>
      {isGhost ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <CodeEditor text={text} language={language} label={label} />
        </Suspense>
      )}
    </div>
  );
}

export type CodeViewProps = {
  text: string;
  language?: CodeLanguage | undefined;
  /** What it is: the file name. */
  label: string;
  className?: string | undefined;
};
