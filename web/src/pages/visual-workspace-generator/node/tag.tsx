import { tagColorIndex } from "@toolbox/core/workspace/summary/tag-overview.ts";

/** A tag: a colored mark and its word. The color is taken from the word. */
export function Tag({ tag }: { tag: string }) {
  return (
    <span className="inline-flex min-w-0 items-baseline gap-1 text-12 text-text-2">
      <span aria-hidden="true" className="font-title" style={{ color: `var(--tag-${tagColorIndex(tag) + 1})` }}>
        #
      </span>
      <span className="truncate">{tag}</span>
    </span>
  );
}
