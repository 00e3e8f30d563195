import type { Structure } from "@toolbox/core/tools/scaffold/structure/structure.ts";
import { foldersOf } from "@toolbox/core/tools/scaffold/structure/tree.ts";
import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { byteSize, textBytes } from "../../kit/files/byte-size.ts";
import { languageOf } from "../../kit/code/code-language.ts";
import { CodeView } from "../../kit/code/code-view.tsx";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { IconButton } from "../../kit/elements/icon-button.tsx";
import { FileLine } from "./file-line.tsx";
import { fileRows } from "./file-rows.ts";

/** What one wants to read first of a project, in this order. */
const TELLING = ["src/app/page.tsx", "src/App.tsx", "src/app/index.tsx", "package.json"];

/** The tree at the left, folded by click and keys; at the right what stands in the chosen file. */
export function FileBrowser({ structure, isGhost }: { structure: Structure; isGhost: boolean }) {
  const id = useId();
  const { root, nodes, entries } = structure;
  const texts = useMemo(() => new Map(entries.map(({ path, text }) => [path, text])), [entries]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<string>();
  const rows = useMemo(() => fileRows(root, nodes, closed), [root, nodes, closed]);
  const chosen = wanted ?? TELLING.find((path) => texts.has(path)) ?? rows.find((row) => !row.isFolder)?.path ?? "";
  const at = Math.max(
    0,
    rows.findIndex(({ path }) => path === chosen),
  );
  const row = rows[at];
  const text = texts.get(chosen);

  const choose = (index: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (!next) return;
    setWanted(next.path);
    document.getElementById(`${id}-${next.path}`)?.scrollIntoView({ block: "nearest" });
  };
  const fold = (path: string, isOpen = closed.has(path)) => {
    const next = new Set(closed);
    if (isOpen) next.delete(path);
    else next.add(path);
    setClosed(next);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const parent = rows.findLastIndex((each, index) => index < at && each.depth === row.depth - 1);
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => choose(at + 1),
      ArrowUp: () => choose(at - 1),
      Home: () => choose(0),
      End: () => choose(rows.length - 1),
      ArrowRight: () => (row.isFolder && closed.has(row.path) ? fold(row.path, true) : row.isFolder && choose(at + 1)),
      ArrowLeft: () => (row.isFolder && !closed.has(row.path) ? fold(row.path, false) : choose(parent)),
      Enter: () => row.isFolder && fold(row.path),
      " ": () => row.isFolder && fold(row.path),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  const isFolded = closed.size > 0;
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(220px,288px)_minmax(0,1fr)]">
      <div className="relative flex min-h-0 min-w-0 flex-col border-line-1 max-md:max-h-[50dvh] max-md:border-b md:border-r max-lg:md:h-[70dvh]">
        <div
          role="tree"
          aria-label={`Files of ${root}`}
          tabIndex={isGhost ? -1 : 0}
          aria-activedescendant={row && `${id}-${row.path}`}
          onKeyDown={onKey}
          className="inner-ring scrollbar-quiet min-h-0 flex-1 overflow-auto py-1.5"
        >
          {rows.map((each, index) => (
            <FileLine
              key={each.path}
              id={`${id}-${each.path}`}
              row={each}
              isOpen={each.isFolder ? !closed.has(each.path) : undefined}
              isChosen={index === at}
              onChoose={() => {
                setWanted(each.path);
                if (each.isFolder) fold(each.path);
              }}
            />
          ))}
        </div>
        {!isGhost && (
          <IconButton
            icon={isFolded ? ChevronsUpDown : ChevronsDownUp}
            label={isFolded ? "Unfold all folders" : "Fold all folders"}
            className="absolute top-1 right-2 bg-surface-1"
            onClick={() => setClosed(isFolded ? new Set() : new Set(foldersOf(nodes)))}
          />
        )}
      </div>
      <section aria-label="Contents" className="flex min-h-0 min-w-0 flex-col">
        <div className="flex min-h-9 flex-none items-center gap-2 border-b border-line-1 pr-2 pl-4">
          <h3 className="mono min-w-0 truncate text-12 text-text-2">{chosen || `${root}/`}</h3>
          {text !== undefined && <span className="mono flex-none text-text-3">{byteSize(textBytes(text))}</span>}
          {text !== undefined && text !== "" && !isGhost && (
            <span className="ml-auto">
              <CopyButton source={text} label={`Copy ${chosen}`} iconOnly />
            </span>
          )}
        </div>
        {text === undefined || text === "" ? (
          <p className="px-4 py-3 text-13 text-text-3">
            {text === "" ? "An empty file, for you to fill." : "A folder. Choose a file to read it."}
          </p>
        ) : (
          <CodeView
            text={text}
            language={languageOf(chosen)}
            label={chosen}
            className="flex-1 max-lg:h-[60dvh] max-lg:flex-none"
          />
        )}
      </section>
    </div>
  );
}
