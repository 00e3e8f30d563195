import type { FactsOutput, Output } from "@toolbox/core";
import { factRows } from "../../kit/result/outputs-of.ts";
import { Verdict } from "../../kit/result/earlier.tsx";
import { OutputsView } from "../../kit/result/outputs-view.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";

type FactRow = FactsOutput["rows"][number];

const copied = { title: "Copied!", description: "Classes copied to clipboard." };
const listed: ReadonlySet<string> = new Set(["Unknown to Tailwind"]);

/** The classes as text, and below them the groups they fall into and what became of the rest. */
export function ClassResult({ outputs, isGhost }: { outputs: readonly Output[]; isGhost: boolean }) {
  const [text, ...rest] = outputs;
  const groups = factRows(rest, "groups");
  const report = factRows(rest, "report");
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        className={groups.length > 0 ? "flex max-h-60 min-h-30 flex-none flex-col" : "flex min-h-60 flex-1 flex-col"}
      >
        {text && <OutputsView outputs={[text]} inert={isGhost} copyToast={copied} />}
      </div>
      {groups.length > 0 && (
        <div className="border-t border-line-1">
          <PaneHeader title="Groups" measure={`${groups.length} of 6`} />
          <dl aria-label="Groups" className="m-0 divide-y divide-line-1">
            {groups.map((row) => (
              <ClassRow key={row.label} row={row} isList />
            ))}
          </dl>
        </div>
      )}
      <div
        className={
          groups.length > 0
            ? "flex-1 border-t border-line-1"
            : "max-h-[40%] flex-none overflow-auto border-t border-line-1"
        }
      >
        <PaneHeader title="Report" />
        <dl aria-label="Report" className="m-0 divide-y divide-line-1">
          {report.map((row) => (
            <ClassRow key={row.label} row={row} isList={listed.has(row.label)} />
          ))}
        </dl>
      </div>
    </div>
  );
}

function ClassRow({ row: { label, value }, isList }: { row: FactRow; isList: boolean }) {
  return (
    <div className="grid grid-cols-[128px_minmax(0,1fr)] items-baseline gap-3 px-4 py-2.5">
      <dt className="text-13 text-text-3">{label}</dt>
      <dd
        className={
          isList ? "m-0 flex min-w-0 flex-wrap gap-1.5" : "m-0 text-13 wrap-anywhere whitespace-pre-line tabular-nums"
        }
      >
        {isList ? (
          value.split(" ").map((name, at) => (
            <code
              // oxlint-disable-next-line react/no-array-index-key -- an unknown class may stand twice
              key={at}
              className="max-w-full rounded-mark border border-line-2 bg-surface-2 px-1.5 py-0.5 font-mono text-12 wrap-anywhere text-text-1"
            >
              {name}
            </code>
          ))
        ) : (
          <Verdict>{value}</Verdict>
        )}
      </dd>
    </div>
  );
}
