import type { Workspace } from "@toolbox/core/workspace/model.ts";
import { recentActivity } from "@toolbox/core/workspace/summary/recent-activity.ts";
import type { Step } from "../store/record.ts";
import { Card } from "./card.tsx";

/** Edits shown above the two entries that are always there. */
const shownEdits = 8;
const moment = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

/** What happened, the latest first: the edits that can be undone, then how the workspace came to be. */
export function ActivityCard({ workspace, steps }: { workspace: Workspace; steps: readonly Step[] }) {
  const edits = steps.slice(-shownEdits).toReversed();
  const entries = [...edits.map(({ words, at }) => ({ text: words, at })), ...recentActivity(workspace).toReversed()];
  return (
    <Card title="Recent Activity">
      <ol className="grid gap-2">
        {entries.map(({ text, at }, index) => (
          <li key={index} className="flex items-baseline gap-3 text-13">
            <span aria-hidden="true" className="size-1.5 flex-none -translate-y-0.5 rounded-full bg-line-3" />
            <span className="min-w-0 flex-1 text-text-2 wrap-anywhere">{text}</span>
            <time dateTime={at} className="mono whitespace-nowrap text-text-3">
              {moment.format(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
