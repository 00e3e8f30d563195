import { pluralize } from "@toolbox/core";
import { Braces, Ellipsis, Redo2, Share2, Undo2 } from "lucide-react";
import { Button } from "../../../kit/elements/button.tsx";
import { IconButton } from "../../../kit/elements/icon-button.tsx";
import { Menu } from "../../../kit/overlay/menu.tsx";
import { TabList } from "../../../kit/elements/tabs.tsx";
import { QuietField } from "../node/quiet-field.tsx";
import { useWorkspace } from "../store/use-workspace.ts";
import { type Export, moreExports } from "./exports.ts";

const tabs = [
  { value: "mindmap", label: "Mindmap" },
  { value: "kanban", label: "Kanban" },
  { value: "dashboard", label: "Dashboard" },
] as const;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** The result card: what the workspace is called, how much it holds, when it was made; and the ways out of it. */
export function ResultHeader({ onExport, onShare, busy }: ResultHeadProps) {
  const { workspace, record, edit, undo, redo } = useWorkspace();
  if (!workspace) return null;
  const { title, createdAt } = workspace.metadata;
  const subTasks = workspace.nodes.reduce((sum, { children }) => sum + children.length, 0);
  const icons = "@max-5xl:[&>svg]:hidden";
  return (
    <div className="flex min-h-panehead flex-none flex-wrap items-stretch gap-x-3 border-b border-line-1 pr-3 pl-4">
      <TabList label="Views" tabs={tabs} className="min-h-panehead max-md:w-full" />
      <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-3 gap-y-1 py-1.5 max-md:ml-0 max-md:w-full max-md:justify-start">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 max-md:w-full">
          <QuietField
            label="Title of the workspace"
            value={title}
            onValue={(next) => edit({ kind: "describe", title: next }, `Renamed the workspace to ${next}`)}
            fit
            className="-mx-2 max-w-60 min-w-16 truncate font-title text-text-1"
          />
          <span className="mono text-text-3">
            {pluralize(workspace.nodes.length, "component")}
            <span className="@max-5xl:hidden">, {pluralize(subTasks, "sub-task")}</span>
          </span>
          <time dateTime={createdAt} className="mono whitespace-nowrap text-text-3">
            {day.format(new Date(createdAt))}
          </time>
        </div>
        <span aria-hidden="true" className="h-5 w-px bg-line-2 max-md:hidden" />
        <div className="flex items-center gap-1">
          <IconButton icon={Undo2} label="Undo" keys="mod+z" disabled={record.undo.length === 0} onClick={undo} />
          <IconButton icon={Redo2} label="Redo" keys="mod+shift+z" disabled={record.redo.length === 0} onClick={redo} />
          <Button
            size="sm"
            icon={Braces}
            busy={busy === "json"}
            className={icons}
            onClick={() => onExport({ format: "json" })}
          >
            Export JSON
          </Button>
          <Button size="sm" icon={Share2} className={icons} onClick={onShare}>
            Share
          </Button>
          <Menu
            items={moreExports.map(({ label, wanted }) => ({ label, onSelect: () => onExport(wanted) }))}
            renderTrigger={(trigger) => <IconButton icon={Ellipsis} label="More exports" {...trigger} />}
          />
        </div>
      </div>
    </div>
  );
}

type ResultHeadProps = {
  onExport: (wanted: Export) => void;
  onShare: () => void;
  /** What is being made. */
  busy: Export["format"] | null;
};
