import { Command } from "cmdk";
import { CornerDownLeft } from "lucide-react";
import { Kbd } from "../../kit/elements/kbd.tsx";
import { PageIcon } from "../../kit/tool-page/page-icon.tsx";
import type { PaletteEntry } from "./palette-entries.ts";
import type { Hit } from "./rank.ts";
import type { ActionEntry } from "./use-actions.tsx";

/** One row: icon, name with what was matched, the command of the same name, keys. */
export function PaletteRow({ hit, isSelected, onOpen }: PaletteRowProps) {
  const entry: PaletteEntry & Partial<Pick<ActionEntry, "Icon" | "keys">> = hit.entry;
  const { Icon } = entry;
  return (
    <Command.Item
      value={entry.id}
      onSelect={() => onOpen(entry)}
      className="relative grid h-9 grid-cols-[16px_minmax(0,1fr)_auto_minmax(44px,auto)] items-center gap-3 rounded-control px-2 text-13 text-text-2 select-none max-md:h-11 max-md:grid-cols-[16px_minmax(0,1fr)_auto] data-[selected=true]:bg-accent-soft data-[selected=true]:before:absolute data-[selected=true]:before:inset-y-2 data-[selected=true]:before:left-0 data-[selected=true]:before:w-0.5 data-[selected=true]:before:bg-accent-line [&>svg]:text-text-3 data-[selected=true]:[&>svg]:text-text-1"
    >
      {Icon ? <Icon aria-hidden="true" /> : <PageIcon name={entry.icon ?? ""} />}
      <span className="truncate">
        <span className="font-label text-text-1">
          <Marked text={entry.name} marks={hit.marks} />
        </span>
        {entry.place && <span> {entry.place}</span>}
      </span>
      <span className="mono truncate text-text-3">{entry.command}</span>
      <span className="justify-self-end max-md:hidden">
        {entry.keys ? (
          <Kbd keys={entry.keys} />
        ) : (
          isSelected && (
            <kbd
              aria-hidden="true"
              className="inline-grid h-4.5 min-w-4.5 place-items-center rounded-mark border border-line-2 bg-surface-1 text-text-3"
            >
              <CornerDownLeft className="size-[11px]" />
            </kbd>
          )
        )}
      </span>
    </Command.Item>
  );
}

type PaletteRowProps = {
  hit: Hit;
  isSelected: boolean;
  onOpen: (entry: PaletteEntry) => void;
};

function Marked({ text, marks }: { text: string; marks: Hit["marks"] }) {
  const ends = [0, ...marks.flat(), text.length];
  const parts = ends.slice(1).map((end, index) => ({ from: ends[index] ?? 0, end, isMark: index % 2 === 1 }));
  return parts.map(({ from, end, isMark }) =>
    isMark ? (
      <mark
        key={from}
        className="bg-transparent font-title text-text-1 underline decoration-text-3 decoration-1 underline-offset-3"
      >
        {text.slice(from, end)}
      </mark>
    ) : (
      text.slice(from, end)
    ),
  );
}
