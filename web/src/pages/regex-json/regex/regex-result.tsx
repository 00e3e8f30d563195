import { clip, formatNumber, type Output, pluralize } from "@toolbox/core";
import { readResult } from "@toolbox/core/tools/regex/read-result.ts";
import type { RegexMatch, RegexResult as Result } from "@toolbox/core/tools/regex/test-regex.ts";
import { useMemo } from "react";
import { Badge } from "../../../kit/elements/badge.tsx";
import { CopyButton } from "../../../kit/result/copy-button.tsx";
import { DownloadButton } from "../../../kit/result/download-button.tsx";
import { OutputsView } from "../../../kit/result/outputs-view.tsx";
import { Verdict } from "../../../kit/result/earlier.tsx";
import { PaneHeader } from "../../../kit/result/pane-header.tsx";
import { Table, type TableColumn } from "../../../kit/result/table.tsx";

/** More rows than this help nobody and slow the page; the download has all of them. */
const SHOWN = 300;
/** Characters of a cell; longer ones are cut in sight only. */
const CELL = 120;

const copied = { title: "Copied!", description: "The result is on the clipboard." };

/** What the pattern found, as a table with a column per group; the other results as text. */
export function RegexResult({ outputs, isGhost }: { outputs: readonly Output[]; isGhost: boolean }) {
  const result = useMemo(() => readResult(outputs), [outputs]);
  const [first] = outputs;
  if (!result || first?.kind !== "text") return <OutputsView outputs={outputs} inert={isGhost} copyToast={copied} />;
  const rows = result.globalMatches.slice(0, SHOWN).map((match, at) => ({ ...match, number: at + 1 }));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PaneHeader
        title="Matches"
        measure={<Verdict>{words(result)}</Verdict>}
        actions={
          !isGhost && (
            <>
              <CopyButton source={first.text} label="Copy result.json" keys="mod+shift+c" toast={copied} />
              <DownloadButton files={[first]} keys="mod+s" />
            </>
          )
        }
      >
        <Verdict>
          <Badge tone={result.test ? "green" : "grey"} dot={result.test ? "green" : "grey"}>
            {result.test ? "test: true" : "test: false"}
          </Badge>
        </Verdict>
      </PaneHeader>
      {rows.length === 0 ? (
        <p className="p-4 text-13 text-text-2">
          <Verdict>
            The pattern is valid, and nothing in the text matches it. Look at the flags: without i letters count by
            case, without m ^ and $ mean the whole text.
          </Verdict>
        </p>
      ) : (
        <Table
          label="Matches"
          columns={columnsOf(result)}
          rows={rows}
          rowKey={(row) => String(row.number)}
          className="min-h-0 flex-1"
        />
      )}
      {result.globalMatches.length > SHOWN && (
        <p className="border-t border-line-1 px-4 py-3 text-13 text-text-2">
          And {formatNumber(result.globalMatches.length - SHOWN)} more in result.json.
        </p>
      )}
    </div>
  );
}

const words = ({ count }: Result) => pluralize(count, "match", "matches");

type Row = RegexMatch & { readonly number: number };

function columnsOf(result: Result): TableColumn<Row>[] {
  const [first] = result.globalMatches;
  const names = Object.keys(first?.named ?? {});
  const groups = (first?.groups ?? []).map((_, at): TableColumn<Row> => ({
    label: names.length === first?.groups.length ? `${at + 1} ${names[at]}` : `Group ${at + 1}`,
    mono: true,
    cell: (row) => <Value text={row.groups[at] ?? null} />,
  }));
  return [
    { label: "#", align: "end", cell: (row) => <span className="mono text-text-3">{row.number}</span> },
    { label: "Index", mono: true, cell: (row) => `${row.index}–${row.end}` },
    { label: "Match", mono: true, cell: (row) => <Value text={row.match} /> },
    ...groups,
  ];
}

/** Line breaks and tabs are shown as signs, so that a row stays one line. */
function Value({ text }: { text: string | null }) {
  if (text === null) return <span className="text-text-3">no part</span>;
  if (text === "") return <span className="text-text-3">empty</span>;
  const signs = text.replaceAll("\n", "⏎").replaceAll("\t", "⇥");
  return <span>{clip(signs, CELL)}</span>;
}
