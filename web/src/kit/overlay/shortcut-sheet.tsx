import { Dialog } from "./dialog.tsx";
import { Kbd } from "../elements/kbd.tsx";
import { useShortcuts } from "../elements/use-shortcut.ts";

/** "All shortcuts": every key combination that works on the page in sight. */
export function ShortcutSheet({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const shortcuts = useShortcuts();
  return (
    <Dialog open={open} onOpen={onOpen} title="All shortcuts" description="Keys that work on this page.">
      <ul className="-my-1">
        {shortcuts.map((shortcut) => (
          <li
            key={`${shortcut.keys} ${shortcut.label}`}
            className="flex h-9 items-center justify-between border-b border-line-1 text-13 last:border-b-0"
          >
            {shortcut.label}
            <span className="sr-only">{shortcut.keys.replaceAll("+", " ")}</span>
            <Kbd keys={shortcut.keys} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
