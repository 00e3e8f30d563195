import { pluralize } from "@toolbox/core";
import { ChevronDown, FilePlus2, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../kit/elements/button.tsx";
import { Dialog } from "../../../kit/overlay/dialog.tsx";
import { Menu } from "../../../kit/overlay/menu.tsx";
import type { MenuItem } from "../../../kit/overlay/menu-item.ts";
import { notify } from "../../../kit/toast/notify.ts";
import { useWorkspace } from "../store/use-workspace.ts";

/** Workspaces the menu lists; all are kept. */
const listed = 12;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });

/** The workspaces of this browser: switch, start another one, delete this one. */
export function WorkspaceMenu() {
  const { list, record, store } = useWorkspace();
  const [isAsking, setAsking] = useState(false);
  const entries = list.slice(0, listed);
  const isKnown = list.some(({ id }) => id === record.id);
  const items: MenuItem[] = [
    { label: "New workspace", icon: FilePlus2, onSelect: () => store.create() },
    ...(entries.length > 0 ? [{ kind: "caption", label: "In this browser" } as const] : []),
    ...distinct(
      entries.map(({ id, title, components, updatedAt }) => ({
        label: `${title}, ${pluralize(components, "component")}, ${day.format(new Date(updatedAt))}`,
        id,
      })),
    ).map(({ id, label }) => ({
      label,
      checked: id === record.id,
      onSelect: () => {
        if (id !== record.id && !store.open(id))
          notify("error", "Not found", "This workspace is no longer in this browser.");
      },
    })),
    ...(isKnown
      ? [
          { kind: "line" } as const,
          { label: "Delete this workspace", icon: Trash2, danger: true, onSelect: () => setAsking(true) },
        ]
      : []),
  ];
  const title = list.find(({ id }) => id === record.id)?.title ?? "This workspace";
  return (
    <>
      <Menu
        align="start"
        items={items}
        renderTrigger={(trigger) => (
          <button
            type="button"
            aria-label="Workspaces"
            className="-ml-1.5 inline-flex h-control-sm items-center gap-1 rounded-control px-1.5 text-13 font-title hover:bg-surface-hover"
            {...trigger}
          >
            Plan
            <ChevronDown aria-hidden="true" className="size-3.5 text-text-3" />
          </button>
        )}
      />
      <Dialog
        open={isAsking}
        onOpen={setAsking}
        title="Delete this workspace?"
        description={`${title} and its text leave this browser. This cannot be undone; export it first if you may need it.`}
      >
        <div className="flex justify-end gap-2">
          <Button onClick={() => setAsking(false)}>Keep it</Button>
          <Button
            variant="danger"
            onClick={() => {
              setAsking(false);
              store.remove(record.id);
              notify("success", "Deleted", `${title} has left this browser.`);
            }}
          >
            Delete
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** A menu tells its lines apart by their words. */
function distinct<T extends { readonly label: string }>(entries: readonly T[]): T[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const count = (seen.get(entry.label) ?? 0) + 1;
    seen.set(entry.label, count);
    return count === 1 ? entry : { ...entry, label: `${entry.label} (${count})` };
  });
}
