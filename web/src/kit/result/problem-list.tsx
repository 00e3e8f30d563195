import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { cx } from "../elements/cx.ts";
import type { CodePlace } from "../code/code-editor.tsx";

/** Something wrong in a text. */
export interface ShownProblem {
  readonly id: string;
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly line: number | undefined;
  readonly column?: number | undefined;
  /** Shown before the line, where several files are read; the line is that of the file. */
  readonly file?: string | undefined;
  /** Where it stands in the text in sight, when that is not its line. */
  readonly goTo?: CodePlace | undefined;
}

/** The problems by line; a press goes there. That there are none is said of the text in sight alone. */
export function ProblemList({ problems, isUnknown, onGoTo }: ProblemListProps) {
  const isWithheld = isUnknown && problems.length === 0;
  return (
    <section aria-label="Problems" className="border-t border-line-1">
      <div className="flex items-center justify-between px-4 pt-3 pb-2">
        <h2 className="caps">Problems</h2>
        <span inert={isWithheld} className={cx("mono text-text-3", isWithheld && "withheld")}>
          {problems.length}
        </span>
      </div>
      {problems.length === 0 ? (
        <p
          inert={isWithheld}
          className={cx("flex items-center gap-2 px-4 pb-3 text-13 text-text-2", isWithheld && "withheld")}
        >
          <CircleCheck aria-hidden="true" className="text-green-mark" />
          No problems found
        </p>
      ) : (
        <ul className="scrollbar-quiet max-h-60 overflow-auto pb-2">
          {problems.map((problem) => (
            <ProblemRow key={problem.id} problem={problem} onGoTo={onGoTo} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ProblemRow({ problem, onGoTo }: { problem: ShownProblem; onGoTo: ProblemListProps["onGoTo"] }) {
  const { severity, message, line, column, file, goTo = { line: line ?? 1, column } } = problem;
  const Icon = severity === "error" ? CircleX : TriangleAlert;
  const content = (
    <>
      <Icon aria-hidden="true" className={severity === "error" ? "mt-0.5 text-red-mark" : "mt-0.5 text-amber-mark"} />
      <span className="sr-only">{severity === "error" ? "Error: " : "Warning: "}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">{message}</span>
      {line !== undefined && (
        <span className="mono flex-none text-text-3">
          {file === undefined ? "line" : `${file}:`} {line}
        </span>
      )}
    </>
  );
  const look = "flex w-full gap-2 px-4 py-1.5 text-left text-13";
  return (
    <li>
      {line !== undefined && onGoTo ? (
        <button type="button" className={`${look} inner-ring hover:bg-surface-hover`} onClick={() => onGoTo(goTo)}>
          {content}
        </button>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  );
}

type ProblemListProps = {
  problems: readonly ShownProblem[];
  /** Whether the text in sight was not read yet, or cannot be. */
  isUnknown: boolean;
  onGoTo: ((place: CodePlace) => void) | undefined;
};
