import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from "react";
import { OpenSearchContext } from "../../app-context/open-search.ts";
import { notify } from "../../kit/toast/notify.ts";
import { useShortcut } from "../../kit/elements/use-shortcut.ts";
import type { Sidebar } from "../sidebar/use-sidebar.ts";
import type { CommandPaletteProps } from "./command-palette.tsx";

/** Gives its children the command palette, which Ctrl or Command with K opens anywhere. Its code loads with its first use. */
export function PaletteHost({ sidebar, children }: { sidebar: Sidebar; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<CommandPaletteProps> | null>(null);

  const open = useCallback(() => {
    setOpen(true);
    import("./command-palette.tsx").then(
      (module) => setPalette(() => module.CommandPalette),
      () => {
        setOpen(false);
        notify("error", "Search could not be loaded", "Check your connection, then try again.");
      },
    );
  }, []);
  useShortcut("mod+k", "Search tools and actions", open);

  const palette = useMemo(
    () => Palette && <Palette isOpen={isOpen} onOpen={setOpen} sidebar={sidebar} />,
    [Palette, isOpen, sidebar],
  );
  return (
    <OpenSearchContext value={open}>
      {children}
      {palette}
    </OpenSearchContext>
  );
}
