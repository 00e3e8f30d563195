import { addSubTask, deleteNode, moveNode, rename, toggleDone } from "@toolbox/core/workspace/edit/edits.ts";
import type { WorkspaceNode } from "@toolbox/core/workspace/model.ts";
import { doneOf } from "@toolbox/core/workspace/summary/summarize.ts";
import { Check, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { cx } from "../../../kit/elements/cx.ts";
import { IconButton } from "../../../kit/elements/icon-button.tsx";
import { AddCard } from "../kanban/add-card.tsx";
import { useWorkspace } from "../store/use-workspace.ts";
import { Meter } from "./meter.tsx";
import { QuietField } from "./quiet-field.tsx";
import { statusTone } from "./tones.ts";

/** The sub-tasks of a component: done or not, renamed, moved with Alt and the arrows, added and deleted. */
export function SubTasks({ node }: { node: WorkspaceNode }) {
  const { workspace, edit, announce } = useWorkspace();
  const [isAdding, setAdding] = useState(false);
  const { done, total } = doneOf(node);
  if (!workspace) return null;
  const onKeyDown = (event: KeyboardEvent, child: WorkspaceNode, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    const target = index + step;
    if (target < 0 || target >= total) return announce(`${child.title} is ${step < 0 ? "first" : "last"}.`);
    edit(moveNode(child.id, target), `Moved ${child.title} to place ${target + 1} of ${total}`);
  };
  return (
    <section className="border-t border-line-1 px-4 py-3" aria-label="Sub-tasks">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="caps">Sub-tasks</h2>
        <span className="mono text-text-2">
          {done}/{total}
        </span>
      </div>
      {total > 0 && <Meter done={done} total={total} tone={statusTone[node.status]} className="mt-2 mb-1.5" />}
      <ul className="-mx-1">
        {node.children.map((child, index) => {
          const isDone = child.status === "Complete";
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside
            <li
              key={child.id}
              className="group flex min-h-row items-center gap-0.5"
              onKeyDown={(event) => onKeyDown(event, child, index)}
            >
              <button
                type="button"
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a round box that no native checkbox draws
                role="checkbox"
                aria-checked={isDone}
                aria-label={child.title}
                className="grid size-7 flex-none place-items-center rounded-control max-md:size-10"
                onClick={() =>
                  edit(toggleDone(workspace, child.id), `${isDone ? "Opened" : "Finished"} ${child.title}`)
                }
              >
                <span
                  className={cx(
                    "grid size-3.5 place-items-center rounded-full border-[1.5px] forced-color-adjust-none",
                    isDone ? "border-green-mark bg-green-mark text-surface-1" : "border-line-3",
                  )}
                >
                  {isDone && <Check aria-hidden="true" className="size-2.5 stroke-[3.5]" />}
                </span>
              </button>
              <QuietField
                label={`Title of sub-task ${index + 1}`}
                value={child.title}
                onValue={(title) => edit(rename(child.id, title), `Renamed ${child.title} to ${title}`)}
                className={cx(
                  "min-w-0 flex-1 truncate",
                  isDone ? "text-text-3 line-through decoration-line-3 focus-visible:no-underline" : "text-text-1",
                )}
              />
              <IconButton
                icon={X}
                size="sm"
                label={`Delete ${child.title}`}
                className="md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100"
                onClick={() => edit(deleteNode(child.id), `Deleted ${child.title}`)}
              />
            </li>
          );
        })}
      </ul>
      <div className="-mx-2">
        <AddCard
          label={`New sub-task of ${node.title}`}
          button="Add sub-task"
          isOpen={isAdding}
          onOpen={setAdding}
          onAdd={(title) => edit(addSubTask(workspace, node.id, title), `Added ${title} to ${node.title}`)}
        />
      </div>
    </section>
  );
}
