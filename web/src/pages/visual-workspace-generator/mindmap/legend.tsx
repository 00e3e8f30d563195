import { PRIORITIES, STATUSES, type Workspace } from "@toolbox/core/workspace/model.ts";
import { tagOverview } from "@toolbox/core/workspace/summary/tag-overview.ts";
import { Dot } from "../../../kit/elements/dot.tsx";
import { Tag } from "../node/tag.tsx";
import { priorityTone, statusTone } from "../node/tones.ts";
import type { ViewSettings } from "../store/view-settings.ts";

/** What the colors and lines of the mindmap stand for. */
export function Legend({ workspace, view }: { workspace: Workspace; view: ViewSettings }) {
  const entries = entriesOf(workspace, view.colorScheme);
  if (entries.length === 0 && !view.showConnections) return null;
  return (
    <ul
      aria-label="Legend"
      className="pointer-events-none absolute right-3 bottom-3 ml-4 flex min-h-8 flex-wrap items-center justify-end gap-x-4 gap-y-1 rounded-control border border-line-2 bg-surface-1 px-3 text-12 text-text-2 @max-2xl:hidden"
    >
      {entries}
      {view.showConnections && workspace.connections.length > 0 && (
        <li className="flex items-center gap-1.5">
          <svg aria-hidden="true" width="18" height="8">
            <path d="M0 4h18" stroke="var(--text-3)" strokeDasharray="3 3" />
          </svg>
          Shared tag
        </li>
      )}
    </ul>
  );
}

function entriesOf(workspace: Workspace, scheme: ViewSettings["colorScheme"]) {
  const item = "flex items-center gap-1.5";
  if (scheme === "status")
    return STATUSES.toReversed().map((status) => (
      <li key={status} className={item}>
        <Dot tone={statusTone[status]} />
        {status}
      </li>
    ));
  if (scheme === "priority")
    return [
      ...PRIORITIES.map((priority) => (
        <li key={priority} className={item}>
          <Dot tone={priorityTone[priority]} />
          {priority}
        </li>
      )),
      <li key="none" className={item}>
        <Dot tone="grey" />
        None
      </li>,
    ];
  if (scheme === "tags")
    return tagOverview(workspace.nodes, 6).map(({ tag }) => (
      <li key={tag} className={item}>
        <Tag tag={tag} />
      </li>
    ));
  return [];
}
