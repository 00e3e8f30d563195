import { lintMessage } from "@toolbox/core/git/commit-lint/lint-message.ts";
import { conventionalSettings } from "@toolbox/core/git/commit-lint/lint-settings.ts";
import { suggestHeader } from "@toolbox/core/git/commit-lint/suggest-header.ts";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { cx } from "../../kit/elements/cx.ts";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { useWithheld } from "../../kit/result/earlier.tsx";

/** What `toolbox lint` says of a message by the usual rules, with a better first line. */
export function MessageFindings({ text }: { text: string }) {
  const { findings, suggestion } = useMemo(() => {
    const report = lintMessage(text, conventionalSettings);
    const better = report.findings.length > 0 ? suggestHeader(text, conventionalSettings) : undefined;
    return { findings: report.findings, suggestion: better };
  }, [text]);
  const { inert, className: withheld } = useWithheld();
  return (
    <section
      aria-label="Lint"
      inert={inert}
      className={cx("flex-none border-t border-line-1 px-4 py-2.5 text-12", withheld)}
    >
      {findings.length === 0 ? (
        <p className="m-0 flex items-center gap-2 text-text-2">
          <CircleCheck aria-hidden="true" className="size-3.5 flex-none text-green-text" />
          Passes toolbox lint.
        </p>
      ) : (
        <ul className="m-0 grid list-none gap-1.5 p-0">
          {findings.map(({ rule, level, sentence, at }) => (
            <li key={`${rule}${at.line}`} className="flex items-start gap-2">
              {level === "error" ? (
                <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 flex-none text-red-text" />
              ) : (
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 flex-none text-amber-text" />
              )}
              <span className="min-w-0 wrap-anywhere text-text-1">
                <span className="sr-only">{level}: </span>
                {at.line > 1 && `Line ${at.line}: `}
                {sentence} <span className="mono text-text-3">{rule}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {suggestion !== undefined && (
        <div className="mt-1.5 flex flex-wrap items-center gap-2 pl-5.5">
          <span className="text-text-2">Better:</span>
          <code className="min-w-0 font-mono wrap-anywhere text-text-1">{suggestion}</code>
          <CopyButton source={suggestion} label="Copy better first line" />
        </div>
      )}
    </section>
  );
}
