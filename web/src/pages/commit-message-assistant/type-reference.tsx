import { commitTypes, type CommitTypeName } from "@toolbox/core/git/commit/types.ts";
import { cx } from "../../kit/elements/cx.ts";
import { EmojiGlyph } from "../../kit/emoji/emoji-glyph.tsx";

/** All commit types with what they are for. A press chooses one. */
export function TypeReference({ chosen, onChoose }: { chosen: string; onChoose: (type: CommitTypeName) => void }) {
  return (
    <section aria-labelledby="commit-types" className="flex-none border-t border-line-1 px-4 pt-3 pb-3">
      <h2 id="commit-types" className="caps mb-1.5">
        Commit Type Reference
      </h2>
      <ul className="-mx-2 my-0 grid list-none grid-cols-[repeat(auto-fill,minmax(264px,1fr))] gap-x-2 p-0">
        {commitTypes.map(({ type, emoji, description }) => (
          <li key={type}>
            <button
              type="button"
              aria-pressed={type === chosen}
              className={cx(
                "flex min-h-7 w-full items-center gap-2 rounded-control px-2 text-left text-12 hover:bg-surface-hover py-1 max-md:min-h-10",
                type === chosen && "bg-surface-active",
              )}
              onClick={() => onChoose(type)}
            >
              <EmojiGlyph emoji={emoji} className="size-4 flex-none" />
              <span className={cx("mono w-17 flex-none text-text-1", type === chosen && "font-title")}>{type}</span>
              <span className="min-w-0 text-text-2">{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
