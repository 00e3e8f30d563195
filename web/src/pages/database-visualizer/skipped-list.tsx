import type { Place } from "@toolbox/core/data/schema/model.ts";
import type { SkippedKind } from "@toolbox/core/data/schema/read/schema-parse-result.ts";
import { pluralize } from "@toolbox/core";
import { Disclosure } from "../../kit/elements/disclosure.tsx";

/** The statements that hold nothing that is drawn: how many of each kind, why, and where the first stands. */
export function SkippedList({ skipped, onPlace }: SkippedListProps) {
  const count = skipped.reduce((sum, kind) => sum + kind.count, 0);
  if (count === 0) return null;
  return (
    <Disclosure title="Skipped" end={pluralize(count, "statement")} isOpen={false}>
      <ul className="-mx-2 grid text-13">
        {skipped.map(({ kind, count: times, first, reason }) => {
          const content = (
            <>
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="mono text-text-1">{kind}</span> <span className="text-text-2">{reason}</span>
              </span>
              <span className="mono flex-none text-text-3">
                {times} ×, {first.file === undefined ? "line" : `${first.file}:`} {first.line}
              </span>
            </>
          );
          const look = "flex w-full gap-2 rounded-control px-2 py-1 text-left";
          return (
            <li key={kind}>
              {onPlace ? (
                <button type="button" className={`${look} hover:bg-surface-hover`} onClick={() => onPlace(first)}>
                  {content}
                </button>
              ) : (
                <div className={look}>{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}

type SkippedListProps = { skipped: readonly SkippedKind[]; onPlace: ((place: Place) => void) | undefined };
