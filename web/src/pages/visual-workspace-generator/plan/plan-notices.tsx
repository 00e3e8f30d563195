import { pluralize } from "@toolbox/core";
import type { Notice } from "@toolbox/core/workspace/model.ts";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";

/** What the reader of the text wants known: lines it could not use, values it did not know. Each leads to its line. */
export function PlanNotices({ notices, onShowLine }: PlanNoticesProps) {
  const [isOpen, setOpen] = useState(false);
  if (notices.length === 0) return null;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="flex-none border-t border-line-1 bg-amber-soft text-amber-text"
    >
      <summary className="inner-ring flex h-8 cursor-pointer list-none items-center gap-2 px-4 text-12 select-none max-md:h-10 [&::-webkit-details-marker]:hidden">
        <TriangleAlert aria-hidden="true" className="size-3.5" />
        <span>{pluralize(notices.length, "note")} on this text</span>
        <span className="ml-auto underline underline-offset-2">{isOpen ? "Hide" : "Show"}</span>
      </summary>
      <ul className="scrollbar-quiet max-h-44 overflow-auto pb-2">
        {notices.slice(0, maxShown).map(({ line, message }, index) => (
          <li key={index}>
            {line === undefined ? (
              <p className="px-4 py-0.5 text-12">{message}</p>
            ) : (
              <button
                type="button"
                className="block w-full px-4 py-0.5 text-left text-12 wrap-anywhere hover:underline max-md:min-h-10"
                onClick={() => onShowLine(line)}
              >
                <span className="font-title">Line {line}:</span> {message}
              </button>
            )}
          </li>
        ))}
        {notices.length > maxShown && <li className="px-4 py-0.5 text-12">and {notices.length - maxShown} more</li>}
      </ul>
    </details>
  );
}

/** More than this nobody reads one by one. */
const maxShown = 200;

type PlanNoticesProps = { notices: readonly Notice[]; onShowLine: (line: number) => void };
