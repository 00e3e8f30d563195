import type { ReactNode } from "react";
import { Kbd } from "../elements/kbd.tsx";
import type { Keys } from "../elements/key-names.ts";

/**
 * The line at the foot of a tool: left what happened (where it ran, how long, how big; measured, never invented),
 * right the keys of this page, at most three. Hidden on phones, where neither has room.
 */
export function StatusBar({ facts, keys }: StatusBarProps) {
  return (
    <div
      data-status-bar=""
      className="mono hidden h-statusbar flex-none items-center gap-4 overflow-hidden border-t border-line-1 bg-surface-0 pr-3 pl-4 whitespace-nowrap text-text-3 md:flex"
    >
      {facts.map((fact, index) => (
        <div key={fact.id} className="contents">
          {index > 0 && <span aria-hidden="true" className="h-4 w-px flex-none bg-line-2" />}
          <span className="inline-flex items-center gap-1.5 [&_b]:font-label [&_b]:text-text-2">{fact.words}</span>
        </div>
      ))}
      {/* What finds no room wraps below the line, out of sight. */}
      <span className="flex h-full min-w-0 flex-1 flex-wrap content-start justify-end gap-x-4 overflow-hidden">
        {keys?.slice(0, 3).map((hint) => (
          <span key={`${hint.keys} ${hint.label}`} className="inline-flex h-full items-center gap-1.5 max-xl:hidden">
            <Kbd small keys={hint.keys} />
            {hint.label}
          </span>
        ))}
      </span>
    </div>
  );
}

export type StatusFact = { readonly id: string; readonly words: ReactNode };

export type StatusBarProps = {
  facts: readonly StatusFact[];
  keys?: readonly { readonly keys: Keys; readonly label: string }[] | undefined;
};
