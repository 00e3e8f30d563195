import { isoDay } from "@toolbox/core";
import { connectedTo } from "@toolbox/core/workspace/edit/connect-nodes.ts";
import { daysBetween, dueLabel } from "@toolbox/core/workspace/summary/deadlines.ts";
import {
  deleteNode,
  rename,
  setDeadline,
  setDescription,
  setNotes,
  setPriority,
  setStatus,
  setTags,
} from "@toolbox/core/workspace/edit/edits.ts";
import { findNode } from "@toolbox/core/workspace/edit/find-node.ts";
import { PRIORITIES, STATUSES, type Workspace, type WorkspaceNode } from "@toolbox/core/workspace/model.ts";
import { Trash2, X } from "lucide-react";
import { useMemo } from "react";
import { useNow } from "../../../app-context/use-now.ts";
import { cx } from "../../../kit/elements/cx.ts";
import { Dot } from "../../../kit/elements/dot.tsx";
import { IconButton } from "../../../kit/elements/icon-button.tsx";
import { notify } from "../../../kit/toast/notify.ts";
import { useWorkspace } from "../store/use-workspace.ts";
import { ChoiceBadge } from "./choice-badge.tsx";
import { QuietField } from "./quiet-field.tsx";
import { SubTasks } from "./sub-tasks.tsx";
import { Tag } from "./tag.tsx";
import { TagsField } from "./tags-field.tsx";
import { priorityTone, statusTone } from "./tones.ts";

const priorityOptions = [
  ...PRIORITIES.map((priority) => ({ value: priority, label: priority })),
  { value: "none" as const, label: "None" },
];
const statusOptions = STATUSES.map((status) => ({ value: status, label: status }));
const subStatusOptions = statusOptions.filter(({ value }) => value !== "In Progress");

/** All that is known of the selected component or sub-task; everything can be changed where it stands. */
export function NodePanel({ onShowLine }: { onShowLine: (line: number) => void }) {
  const { workspace, selected, select, edit, record } = useWorkspace();
  const place = workspace && selected !== null ? findNode(workspace, selected) : undefined;
  if (!workspace || !place) return null;
  const { node, parent } = place;
  const span = record.isTextAhead ? undefined : record.plan?.spans[node.id];
  const remove = () => {
    edit(deleteNode(node.id), `Deleted ${node.title}`);
    notify("info", "Deleted", `${node.title} is gone. Undo brings it back.`);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of the fields inside
    <aside
      aria-label="Details"
      onKeyDown={(event) => {
        const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (event.key === "Escape" && isOwn && !event.defaultPrevented) select(null);
      }}
      className="scrollbar-quiet flex min-w-0 flex-none flex-col border-line-1 bg-surface-1 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:max-h-[62dvh] max-lg:overflow-auto max-lg:rounded-t-card max-lg:border-t max-lg:shadow-float lg:w-72 lg:overflow-auto lg:border-l"
    >
      <div className="sticky top-0 z-1 flex min-h-panehead flex-none items-center gap-1 border-b border-line-1 bg-surface-1 pr-2 pl-2">
        <QuietField
          // Another node has other words: what is being written belongs to the one before.
          key={node.id}
          label="Title"
          value={node.title}
          onValue={(title) => edit(rename(node.id, title), `Renamed ${node.title} to ${title}`)}
          className="min-w-0 flex-1 truncate font-title text-text-1"
        />
        {span && (
          <button
            type="button"
            className="flex-none rounded-mark px-1 text-12 text-text-3 hover:text-text-1 hover:underline max-md:min-h-10"
            onClick={() => onShowLine(span.first)}
          >
            line {span.first}
          </button>
        )}
        <IconButton icon={Trash2} size="sm" label={`Delete ${node.title}`} onClick={remove} />
        <IconButton icon={X} size="sm" label="Close" onClick={() => select(null)} />
      </div>
      <Facts node={node} parent={parent} />
      <div className="border-t border-line-1 px-2 py-3 [&>h2]:px-2">
        <h2 className="caps">Description</h2>
        <QuietField
          key={node.id}
          label="Description"
          lines
          value={node.description}
          placeholder="What is it about?"
          onValue={(text) => edit(setDescription(node.id, text), `Changed the description of ${node.title}`)}
          className="mt-1 text-text-2"
        />
      </div>
      {!parent && <SubTasks node={node} />}
      <div className="border-t border-line-1 px-2 py-3 [&>h2]:px-2">
        <h2 className="caps">Notes</h2>
        <QuietField
          key={node.id}
          label="Notes"
          lines
          value={node.notes}
          placeholder="Anything else"
          onValue={(text) => edit(setNotes(node.id, text), `Changed the notes of ${node.title}`)}
          className="mt-1 text-text-2"
        />
      </div>
      {!parent && <Connected workspace={workspace} node={node} />}
    </aside>
  );
}

function Facts({ node, parent }: { node: WorkspaceNode; parent: WorkspaceNode | undefined }) {
  const { edit, select } = useWorkspace();
  const now = useNow(60_000);
  const days = node.deadline === undefined ? undefined : daysBetween(isoDay(now), node.deadline);
  const isDue = days !== undefined && node.status !== "Complete" && days <= 7;
  return (
    <dl className="grid grid-cols-[80px_minmax(0,1fr)] items-center gap-y-0.5 px-4 py-3 text-13 [&>dd]:min-h-6.5 [&>dd]:content-center [&>dt]:text-text-3">
      {parent && (
        <>
          <dt>Part of</dt>
          <dd>
            <button type="button" className="truncate hover:underline" onClick={() => select(parent.id)}>
              {parent.title}
            </button>
          </dd>
        </>
      )}
      <dt>Status</dt>
      <dd>
        <ChoiceBadge
          label="Status"
          value={node.status}
          options={parent ? subStatusOptions : statusOptions}
          tone={statusTone[node.status]}
          dot={statusTone[node.status]}
          onValue={(status) => edit(setStatus(node.id, status), `Moved ${node.title} to ${status}`)}
        />
      </dd>
      {!parent && (
        <>
          <dt>Priority</dt>
          <dd>
            <ChoiceBadge
              label="Priority"
              value={node.priority ?? "none"}
              options={priorityOptions}
              dot={node.priority ? priorityTone[node.priority] : undefined}
              onValue={(priority) =>
                edit(
                  setPriority(node.id, priority === "none" ? null : priority),
                  `Set the priority of ${node.title} to ${priority === "none" ? "none" : priority}`,
                )
              }
            />
          </dd>
          <dt>Deadline</dt>
          {/* Room for both lines at all times: a new day must not move what is about to be clicked. */}
          <dd className="flex flex-wrap content-center items-center gap-x-2 md:min-h-11!">
            <input
              key={`${node.id} ${node.deadline}`}
              type="date"
              aria-label="Deadline"
              defaultValue={node.deadline ?? ""}
              className={cx(
                "-ml-1.5 rounded-control border border-transparent bg-transparent px-1.5 py-0.5 text-13 tabular-nums hover:border-line-2 max-md:min-h-10",
                node.deadline === undefined && "text-text-3",
              )}
              onBlur={(event) => {
                const day = event.target.value || null;
                if (day !== (node.deadline ?? null))
                  edit(setDeadline(node.id, day), `Set the deadline of ${node.title} to ${day ?? "none"}`);
              }}
              onKeyDown={(event) => {
                if (event.key === "Enter") event.currentTarget.blur();
              }}
            />
            {isDue && <span className={days < 0 ? "text-danger" : "text-warning"}>{dueLabel(days)}</span>}
          </dd>
          <dt>Tags</dt>
          <dd>
            <TagsField
              key={node.id}
              tags={node.tags}
              onTags={(tags) => edit(setTags(node.id, tags), `Changed the tags of ${node.title}`)}
            />
          </dd>
        </>
      )}
    </dl>
  );
}

/** At most this many neighbors are listed: a common tag connects nearly everything. */
const maxConnected = 30;

function Connected({ workspace, node }: { workspace: Workspace; node: WorkspaceNode }) {
  const { select } = useWorkspace();
  const connected = useMemo(() => connectedTo(workspace.nodes, node.id), [workspace.nodes, node.id]);
  if (connected.length === 0) return null;
  return (
    <section className="border-t border-line-1 px-4 py-3" aria-label="Connected by a tag">
      <h2 className="caps">Connected by a tag</h2>
      <ul className="mt-1">
        {connected.slice(0, maxConnected).map(({ node: other, tags }) => (
          <li key={other.id}>
            <button
              type="button"
              className="-mx-2 flex min-h-row w-[calc(100%+16px)] items-center gap-2 rounded-control px-2 text-left text-13 hover:bg-surface-hover"
              onClick={() => select(other.id)}
            >
              <Dot tone={statusTone[other.status]} />
              <span className="sr-only">{other.status}:</span>
              <span className="min-w-0 flex-1 truncate">{other.title}</span>
              <span className="flex min-w-0 gap-2">
                {tags.slice(0, 2).map((tag) => (
                  <Tag key={tag} tag={tag} />
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {connected.length > maxConnected && (
        <p className="mt-1 text-12 text-text-3">and {connected.length - maxConnected} more</p>
      )}
    </section>
  );
}
