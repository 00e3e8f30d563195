import { pluralize, pages } from "@toolbox/core";
import { useRef, useState } from "react";
import { useTheme } from "../../app-context/theme.ts";
import { cx } from "../../kit/elements/cx.ts";
import { ShortcutSheet } from "../../kit/overlay/shortcut-sheet.tsx";
import { StatusBar, type StatusFact } from "../../kit/tool-page/status-bar.tsx";
import { Tabs, TabPanel } from "../../kit/elements/tabs.tsx";
import { ToolHeader } from "../../kit/tool-page/tool-header.tsx";
import { useFileDrop } from "../../kit/files/use-file-drop.ts";
import { useShortcut } from "../../kit/elements/use-shortcut.ts";
import { WorkspaceDashboard } from "./dashboard/dashboard.tsx";
import { EmptyWorkspace } from "./empty-workspace.tsx";
import { Board } from "./kanban/board.tsx";
import { Mindmap } from "./mindmap/mindmap.tsx";
import { NodePanel } from "./node/node-panel.tsx";
import type { PlanEditorHandle } from "./plan/plan-editor.tsx";
import { PlanPane } from "./plan/plan-pane.tsx";
import { PlanRail } from "./plan/plan-rail.tsx";
import { usePlan } from "./plan/use-plan.ts";
import { ResultHeader } from "./result/result-header.tsx";
import { useExports } from "./result/use-exports.ts";
import { useShare } from "./result/use-share.ts";
import { TooLargeDialog } from "./result/too-large-dialog.tsx";
import { ViewBar } from "./result/view-bar.tsx";
import { useWorkspace } from "./store/use-workspace.ts";
import { useHeaderState } from "./use-header-state.ts";

const route = "/visual-workspace-generator";
const page = pages.find((entry) => entry.route === route);

/** The page: the text at the left, what it makes at the right, in three views. */
export function WorkspacePage() {
  const handle = useWorkspace();
  const { record, workspace, store, said } = handle;
  const plan = usePlan(handle);
  const head = useHeaderState(handle, plan);
  const share = useShare(head);
  const exports = useExports(handle);
  const drop = useFileDrop(plan.open);
  const editor = useRef<PlanEditorHandle>(null);
  const app = useTheme();
  const [isSheetOpen, setSheetOpen] = useState(false);
  // Folded by the user; else the board has it folded for room, and a narrow screen once there is a result to see.
  const [isFolded, setFolded] = useState<boolean | null>(null);
  const isRail = workspace !== null && (isFolded ?? (record.view.tab === "kanban" && !record.isTextAhead));
  const isNarrowRail = workspace !== null && (isFolded ?? !record.isTextAhead);

  useShortcut("mod+enter", "Generate Workspace", () => void plan.generate());
  useShortcut("?", "All shortcuts", () => setSheetOpen(true));
  const showLine = (line: number) => {
    setFolded(false);
    requestAnimationFrame(() => editor.current?.showLine(line));
  };
  const { view } = record;
  return (
    <div
      {...drop.handlers}
      className="grid min-h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-surface-1 lg:h-full"
    >
      <ToolHeader
        icon={page?.icon ?? "network"}
        title={page?.title ?? head.tool.title}
        sentence={page?.description ?? ""}
        state={{ ...head, link: share.link }}
        route={route}
        onShortcuts={() => setSheetOpen(true)}
      />
      <div
        className={cx(
          "flex min-h-0 flex-col lg:grid lg:grid-rows-[minmax(0,1fr)]",
          isRail ? "lg:grid-cols-[40px_minmax(0,1fr)]" : "lg:grid-cols-[288px_minmax(0,1fr)]",
        )}
      >
        <PlanRail
          text={record.text}
          onShow={() => setFolded(false)}
          className={cx(!isRail && "lg:hidden", !isNarrowRail && "max-lg:hidden")}
        />
        <PlanPane
          editor={editor}
          plan={plan}
          drop={drop}
          onHide={() => setFolded(true)}
          className={cx(isRail && "lg:hidden", isNarrowRail && "max-lg:hidden")}
        />
        <section
          aria-label="Result"
          aria-busy={plan.isBusy || undefined}
          className="@container flex min-h-0 min-w-0 flex-1 flex-col border-line-1 max-lg:border-t lg:border-l"
        >
          {workspace ? (
            <Tabs value={view.tab} onValue={(tab) => store.setView({ tab })} className="flex min-h-0 flex-1 flex-col">
              <ResultHeader
                onExport={(wanted) => void exports.save(wanted)}
                onShare={() => void share.copy()}
                busy={exports.busy}
              />
              <ViewBar onExport={(wanted) => void exports.save(wanted)} busy={exports.busy} />
              <div
                data-theme={view.theme ?? app.theme}
                className="flex min-h-0 min-w-0 flex-1 bg-surface-0 text-text-1"
              >
                <TabPanel value="mindmap" className="flex min-h-0 min-w-0 flex-1">
                  <Mindmap workspace={workspace} />
                </TabPanel>
                <TabPanel value="kanban" className="flex min-h-0 min-w-0 flex-1">
                  <Board />
                </TabPanel>
                <TabPanel value="dashboard" className="flex min-h-0 min-w-0 flex-1">
                  <WorkspaceDashboard />
                </TabPanel>
                <NodePanel onShowLine={showLine} />
              </div>
            </Tabs>
          ) : (
            <EmptyWorkspace plan={plan} />
          )}
        </section>
      </div>
      <StatusBar facts={factsOf(handle)} keys={hints} />
      <ShortcutSheet open={isSheetOpen} onOpen={setSheetOpen} />
      <TooLargeDialog share={share} onExport={() => void exports.save({ format: "json" })} />
      <output key={said.count} className="sr-only" aria-live="polite">
        {said.words}
      </output>
    </div>
  );
}

const hints = [
  { keys: "mod+enter", label: "Generate Workspace" },
  { keys: "mod+z", label: "Undo" },
  { keys: "?", label: "All shortcuts" },
];

/** What is true of the last reading; measured. */
function factsOf({ record, workspace, isKept }: ReturnType<typeof useWorkspace>): readonly StatusFact[] {
  const where: StatusFact = { id: "where", words: "Runs in this browser" };
  if (!workspace || !record.plan) return [where, { id: "none", words: "nothing generated yet" }];
  const { ms, notices } = record.plan;
  const lines = record.text === "" ? 0 : record.text.trimEnd().split("\n").length;
  return [
    where,
    {
      id: "ms",
      words: (
        <>
          parsed in <b>{ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms</b>
        </>
      ),
    },
    ...(record.isTextAhead
      ? [{ id: "stale", words: "text changed since" }]
      : [{ id: "lines", words: `${pluralize(lines, "line")} read, ${pluralize(notices.length, "note")}` }]),
    { id: "kept", words: isKept ? "kept in this browser" : "not kept" },
  ];
}
