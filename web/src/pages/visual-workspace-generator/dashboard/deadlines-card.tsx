import { type Due, dueLabel, shortDay } from "@toolbox/core/workspace/summary/deadlines.ts";
import type { Summary } from "@toolbox/core/workspace/summary/summarize.ts";
import { Dot } from "../../../kit/elements/dot.tsx";
import { statusTone } from "../node/tones.ts";
import { Card, Nothing } from "./card.tsx";

/** What is due in the next seven days, on a line of days and as a list; and what is late. */
export function DeadlinesCard({ summary, now, onOpen }: DeadlinesCardProps) {
  const { upcoming, overdue } = summary;
  return (
    <Card title="Upcoming Deadlines" end="next 7 days">
      {upcoming.length > 0 && <Week upcoming={upcoming} now={now} />}
      {upcoming.length === 0 ? (
        <Nothing>No upcoming deadlines</Nothing>
      ) : (
        <DueList label="Upcoming deadlines" dues={upcoming} now={now} onOpen={onOpen} tone="text-warning" />
      )}
      {overdue.length > 0 && (
        <>
          <h3 className="caps mt-4 mb-1">Overdue Tasks</h3>
          <DueList label="Overdue tasks" dues={overdue} now={now} onOpen={onOpen} tone="text-danger" />
        </>
      )}
    </Card>
  );
}

const weekday = new Intl.DateTimeFormat("en", { weekday: "narrow" });

/** Today and the seven days after it, with a mark for each deadline. */
function Week({ upcoming, now }: { upcoming: readonly Due[]; now: Date }) {
  const days = Array.from({ length: 8 }, (_, ahead) => {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
    return { ahead, date, dues: upcoming.filter((due) => due.days === ahead) };
  });
  const words = days
    .filter(({ dues }) => dues.length > 0)
    .map(({ ahead, dues }) => `${dueLabel(ahead)} ${dues.length}`)
    .join(", ");
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of boxes
    <div role="img" aria-label={`Deadlines by day: ${words}`} className="mb-3 grid grid-cols-8 gap-1">
      {days.map(({ ahead, date, dues }) => (
        <div key={ahead} className="text-center">
          <div className="flex h-9 flex-col-reverse items-center gap-0.5 rounded-mark bg-surface-0 py-1">
            {dues.slice(0, 3).map(({ node }) => (
              <span key={node.id} className="h-2 w-3/5 rounded-full bg-amber-mark forced-color-adjust-none" />
            ))}
          </div>
          <span className={`mono ${ahead === 0 ? "font-title text-text-1" : "text-text-3"}`}>
            {weekday.format(date)}
          </span>
        </div>
      ))}
    </div>
  );
}

function DueList({ label, dues, now, onOpen, tone }: DueListProps) {
  return (
    <ul aria-label={label} className="-mx-2">
      {dues.map(({ node, deadline, days }) => (
        <li key={node.id}>
          <button
            type="button"
            className="flex min-h-row w-full items-center gap-2 rounded-control px-2 text-left text-13 hover:bg-surface-hover"
            onClick={() => onOpen(node.id)}
          >
            <Dot tone={statusTone[node.status]} />
            <span className="sr-only">{node.status}:</span>
            <span className="min-w-0 flex-1 truncate">{node.title}</span>
            <span className={`text-12 whitespace-nowrap ${tone}`}>{dueLabel(days)}</span>
            <span className="mono w-13 text-right whitespace-nowrap text-text-3">{shortDay(deadline, now)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type Opening = { now: Date; onOpen: (id: string) => void };
type DeadlinesCardProps = Opening & { summary: Summary };
type DueListProps = Opening & { label: string; dues: readonly Due[]; tone: string };
