import { Command } from "cmdk";
import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { pluralize } from "@toolbox/core";
import { Dialog } from "../../kit/overlay/dialog.tsx";
import { useFavorites } from "../../kit/host/favorites.ts";
import { Kbd } from "../../kit/elements/kbd.tsx";
import { usePageActions } from "../../kit/tool-page/page-actions.ts";
import { matchesKeys } from "../../kit/elements/use-shortcut.ts";
import { useRecents } from "../../app-context/recents.ts";
import type { Sidebar } from "../sidebar/use-sidebar.ts";
import { findGroups } from "./find-groups.ts";
import { type PaletteEntry, pageEntries } from "./palette-entries.ts";
import { pageActionEntries } from "./page-action-entries.ts";
import { PaletteFooter } from "./palette-footer.tsx";
import { PaletteRow } from "./palette-row.tsx";
import { type ActionEntry, useActions } from "./use-actions.tsx";

/** Everything the app can open or do, by a few letters. Loaded on demand by `PaletteHost`. */
export function CommandPalette({ isOpen, onOpen, sidebar }: CommandPaletteProps) {
  // What belongs to the page is done once the page has the focus back: it may want to move it.
  const chosen = useRef<() => void>(undefined);
  const runChosen = () => {
    chosen.current?.();
    chosen.current = undefined;
  };
  const choose = (run: () => void) => (chosen.current = run);
  return (
    <Dialog
      open={isOpen}
      onOpen={onOpen}
      onClosed={runChosen}
      title="Search tools and actions"
      bare
      className="top-[min(112px,12vh)]! w-[min(688px,calc(100vw-24px))]!"
    >
      <PaletteBody sidebar={sidebar} onChoose={choose} onClose={() => onOpen(false)} />
    </Dialog>
  );
}

// Drawn anew at each opening: it starts empty, and closing needs no cleaning up.
function PaletteBody({ sidebar, onChoose, onClose }: PaletteBodyProps) {
  const navigate = useNavigate();
  const here = pageActionEntries(usePageActions());
  const actions = useActions(sidebar);
  const favorites = useFavorites();
  const { pathname } = useLocation();
  const recents = useRecents().filter((route) => route !== pathname);
  const [query, setQuery] = useState("");
  const [selected, setSelected] = useState("");
  const entries: readonly (PaletteEntry | ActionEntry)[] = [...here, ...pageEntries, ...actions];
  const groups = findGroups({ entries, favorites, recents, query });
  const count = groups.reduce((sum, group) => sum + group.hits.length, 0);

  const open = (entry: PaletteEntry | ActionEntry) => {
    onClose();
    if (entry.kind === "here" && "run" in entry && entry.run) onChoose(entry.run);
    else if ("run" in entry) entry.run?.();
    if (entry.to) void navigate(entry.to);
  };
  const openInTab = () => {
    const entry = entries.find(({ id }) => id === selected);
    if (entry?.to) window.open(entry.to, "_blank", "noopener");
  };

  return (
    <Command
      label="Search tools and actions"
      shouldFilter={false}
      loop
      value={selected}
      onValueChange={setSelected}
      onKeyDown={(event) => {
        if (matchesKeys(event.nativeEvent, "mod+k")) {
          event.preventDefault();
          onClose();
        } else if (matchesKeys(event.nativeEvent, "mod+enter")) {
          event.preventDefault();
          openInTab();
        }
      }}
      className="flex max-h-[min(640px,calc(100dvh-48px))] min-h-0 flex-col"
    >
      <div className="flex h-12 flex-none items-center gap-3 border-b border-line-1 px-4">
        <Search aria-hidden="true" className="text-text-2" />
        <Command.Input
          value={query}
          onValueChange={setQuery}
          placeholder="Search tools and actions"
          className="h-full min-w-0 flex-1 bg-transparent text-16 outline-none"
        />
        <span aria-hidden="true" className="text-12 whitespace-nowrap text-text-3 tabular-nums">
          {count} of {entries.length}
        </span>
        <output className="sr-only">{pluralize(count, "result")}</output>
        <Kbd keys="escape" className="max-md:hidden" />
      </div>
      <Command.List label="Results" className="scrollbar-quiet min-h-0 flex-1 scroll-py-2 overflow-auto p-2">
        <Command.Empty className="px-2 py-6 text-13 text-text-2">
          Nothing is called “{query.trim()}”. Try another word for it.
        </Command.Empty>
        {groups.map((group) => (
          <Command.Group
            key={group.title}
            heading={group.title}
            className="**:[[cmdk-group-heading]]:caps **:[[cmdk-group-heading]]:px-2 **:[[cmdk-group-heading]]:pt-2 **:[[cmdk-group-heading]]:pb-1"
          >
            {group.hits.map((hit) => (
              <PaletteRow key={hit.entry.id} hit={hit} isSelected={hit.entry.id === selected} onOpen={open} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <PaletteFooter />
    </Command>
  );
}

type PaletteBodyProps = { sidebar: Sidebar; onChoose: (run: () => void) => void; onClose: () => void };

export type CommandPaletteProps = {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  sidebar: Sidebar;
};
