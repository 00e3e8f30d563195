import { Pencil } from "lucide-react";
import { useState } from "react";
import { TextInput } from "../../../kit/inputs/text-input.tsx";
import { Tag } from "./tag.tsx";

/** The tags of a component; a press makes them a line to write, with commas between them. */
export function TagsField({ tags, onTags }: { tags: readonly string[]; onTags: (tags: readonly string[]) => void }) {
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === null)
    return (
      <button
        type="button"
        aria-label={`Edit tags: ${tags.join(", ") || "none"}`}
        className="group -ml-2 flex min-h-6.5 max-w-full flex-wrap items-center gap-x-2.5 rounded-control border border-transparent px-2 py-0.5 text-left hover:border-line-2 max-md:min-h-10"
        onClick={() => setDraft(tags.join(", "))}
      >
        {tags.map((tag) => (
          <Tag key={tag} tag={tag} />
        ))}
        {tags.length === 0 && <span className="text-text-3">None</span>}
        <Pencil aria-hidden="true" className="size-3 text-text-3 md:invisible md:group-hover:visible" />
      </button>
    );
  const finish = (isTaken: boolean) => {
    if (isTaken && draft !== tags.join(", ")) onTags(draft.split(/[,;]/));
    setDraft(null);
  };
  return (
    <TextInput
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened it asked for it
      autoFocus
      aria-label="Tags, with commas between them"
      placeholder="backend, api"
      className="-ml-2 min-h-6.5 py-0.5"
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Enter") finish(true);
        if (event.key === "Escape") {
          event.stopPropagation();
          finish(false);
        }
      }}
    />
  );
}
