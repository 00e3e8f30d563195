import { explainRegex, type Explanation } from "@toolbox/core/tools/regex/explain-regex.ts";
import { parseRegex } from "@toolbox/core/tools/regex/parse-regex.ts";
import { useMemo } from "react";
import { Disclosure } from "../../../kit/elements/disclosure.tsx";

/** Longer patterns are not explained while one types. */
const MAX_PATTERN = 5_000;

/** The pattern as a tree in plain words. */
export function RegexExplanation({ pattern, flags }: { pattern: string; flags: string }) {
  const parts = useMemo(() => {
    if (pattern === "" || pattern.length > MAX_PATTERN) return [];
    const reading = parseRegex(pattern, flags);
    return reading.ok ? explainRegex(reading.pattern, flags) : [];
  }, [pattern, flags]);
  if (parts.length === 0) return null;
  return (
    <Disclosure title="Explanation" isOpen>
      <div className="scrollbar-quiet max-h-72 overflow-auto">
        <Parts parts={parts} />
      </div>
    </Disclosure>
  );
}

function Parts({ parts, isInner = false }: { parts: readonly Explanation[]; isInner?: boolean }) {
  return (
    <ul className={isInner ? "mt-1 ml-2 grid gap-1 border-l border-line-2 pl-3" : "grid gap-1"}>
      {parts.map(({ source, words, parts: inner }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal parts are parts of their own, and none moves
        <li key={index} className="text-13">
          <code className="mono rounded-mark bg-surface-active px-1 wrap-anywhere text-text-1">{source}</code>{" "}
          <span className="text-text-2">{words}</span>
          {inner.length > 0 && <Parts parts={inner} isInner />}
        </li>
      ))}
    </ul>
  );
}
