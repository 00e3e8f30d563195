import { pluralize } from "@toolbox/core";
import type { Summary } from "@toolbox/core/workspace/summary/summarize.ts";
import { tagColorIndex } from "@toolbox/core/workspace/summary/tag-overview.ts";
import { Tag } from "../node/tag.tsx";
import { Card, Nothing } from "./card.tsx";

/** The tags used most: how many components have them, and how many of those are complete. */
export function TagCard({ summary, onTag }: { summary: Summary; onTag: (tag: string) => void }) {
  const { tags } = summary;
  const most = Math.max(1, ...tags.map(({ count }) => count));
  return (
    <Card title="Tag Overview" {...(tags.length > 0 && { end: "complete" })}>
      {tags.length === 0 ? (
        <Nothing>No tags found</Nothing>
      ) : (
        <ul className="-mx-2">
          {tags.map(({ tag, count, percent }) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={`${tag}: ${pluralize(count, "component")}, ${percent}% complete. Show on the board.`}
                className="grid min-h-row w-full grid-cols-[minmax(72px,112px)_minmax(0,1fr)_2ch_5ch] items-center gap-3 rounded-control px-2 text-left hover:bg-surface-hover"
                onClick={() => onTag(tag)}
              >
                <Tag tag={tag} />
                <span
                  className="h-1.5 overflow-hidden rounded-full bg-surface-active"
                  style={{ width: `${(count / most) * 100}%` }}
                >
                  <span
                    className="block h-full forced-color-adjust-none"
                    style={{ width: `${percent}%`, background: `var(--tag-${tagColorIndex(tag) + 1})` }}
                  />
                </span>
                <span className="mono text-right text-text-1">{count}</span>
                <span className="mono text-right text-text-3">{percent}%</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
