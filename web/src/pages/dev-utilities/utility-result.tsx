import { type Output, pluralize, type TextOutput } from "@toolbox/core";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { DownloadButton } from "../../kit/result/download-button.tsx";
import { OutputsView } from "../../kit/result/outputs-view.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import { ValueList, type ValueRow } from "./value-list.tsx";

/** Files whose lines are values of their own, each wanted by itself. */
const lists: ReadonlySet<string> = new Set(["ids.txt", "slugs.txt", "passwords.txt", "hash.txt", "headers.txt"]);

const copiedAll = { title: "Copied!", description: "All values copied to clipboard." };

/** Values and facts as rows with a copy button each; every other output as the kit shows it. */
export function UtilityResult({ outputs, isGhost }: { outputs: readonly Output[]; isGhost: boolean }) {
  const [first] = outputs;
  if (!first) return null;
  const list = first.kind === "text" && lists.has(first.name) ? first : undefined;
  const facts = outputs.filter((output) => output.kind === "facts");
  const named = facts.flatMap((output) => output.rows.map((row): ValueRow => ({ ...row, isName: true, isFact: true })));
  if (!list && facts.length < outputs.length) return <OutputsView outputs={outputs} inert={isGhost} />;
  const lines = list ? linesOf(list) : [];
  const text = list?.text ?? named.map((row) => `${row.label}: ${row.value}`).join("\n");
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PaneHeader
        title={first.label ?? first.name}
        measure={list && pluralize(lines.length, "value")}
        actions={
          !isGhost && (
            <>
              <CopyButton source={text.replace(/\n$/, "")} label="Copy all" keys="mod+shift+c" toast={copiedAll}>
                Copy all
              </CopyButton>
              {list && <DownloadButton files={[list]} keys="mod+s" />}
            </>
          )
        }
      />
      <ValueList isGhost={isGhost} rows={list ? [...rowsOf(list, lines, named.length > 0), ...named] : named} />
    </div>
  );
}

const linesOf = (list: TextOutput) => list.text.replace(/\n$/, "").split("\n");

/** A value alone among facts goes by its name; else values are counted. */
function rowsOf(list: TextOutput, lines: readonly string[], isAmongFacts: boolean): ValueRow[] {
  const isNamed = isAmongFacts && lines.length === 1;
  return lines.map((value, index) => ({
    label: isNamed ? (list.label ?? list.name) : String(index + 1),
    value,
    isName: isNamed,
  }));
}
