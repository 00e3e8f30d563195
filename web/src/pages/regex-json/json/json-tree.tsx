import type { JsonNode } from "@toolbox/core/data/json/json-node.ts";
import { jsonPathOf, pointerOf } from "@toolbox/core/data/json/json-path.ts";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { formatNumber } from "@toolbox/core";
import { CopyButton } from "../../../kit/result/copy-button.tsx";
import { TextInput } from "../../../kit/inputs/text-input.tsx";
import { TreeLine } from "./tree-line.tsx";
import { childRows, findRows, isOpenable, openAtFirst, type TreeRow, visibleRows } from "./tree-rows.ts";

const LINE = 24;
/** Lines drawn above and below those in sight. */
const MARGIN = 20;
const MAX_FOUND = 1000;

/** A JSON value as a tree: only the lines in sight are drawn; the chosen line's path is copied from the foot. */
export function JsonTree({ root }: { root: JsonNode }) {
  const id = useId();
  const [open, setOpen] = useState<ReadonlySet<JsonNode>>(() => openAtFirst(root));
  const [active, setActive] = useState(0);
  const [scroll, setScroll] = useState({ top: 0, height: 600 });
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(words);
  const found = useMemo(() => (wanted === "" ? undefined : findRows(root, wanted, MAX_FOUND)), [root, wanted]);
  const isFound = useMemo(() => new Set(found?.rows.map((row) => row.node)), [found]);
  const shown = useMemo(() => visibleRows(root, found ? new Set([...open, ...found.open]) : open), [root, open, found]);
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = holder.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setScroll({ top: box.scrollTop, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const first = Math.max(0, Math.floor(scroll.top / LINE) - MARGIN);
  const last = Math.min(shown.length, Math.ceil((scroll.top + scroll.height) / LINE) + MARGIN);
  const at = Math.min(active, shown.length - 1);
  const row = shown[at];

  const go = (to: number) => {
    const next = Math.max(0, Math.min(shown.length - 1, to));
    setActive(next);
    const box = holder.current;
    if (!box) return;
    if (next * LINE < box.scrollTop) box.scrollTop = next * LINE;
    else if ((next + 1) * LINE > box.scrollTop + box.clientHeight) box.scrollTop = (next + 1) * LINE - box.clientHeight;
  };
  const toggle = (node: JsonNode, isOpen = !open.has(node)) => {
    const next = new Set(open);
    if (isOpen) next.add(node);
    else next.delete(node);
    setOpen(next);
  };
  const goToFound = (step: 1 | -1) => {
    if (!found || found.rows.length === 0) return;
    const places = shown.flatMap((each, index) => (isFound.has(each.node) ? [index] : []));
    const next = step === 1 ? places.find((index) => index > at) : places.findLast((index) => index < at);
    go(next ?? (step === 1 ? places[0] : places.at(-1)) ?? 0);
  };
  const parentOf = ({ steps }: TreeRow) =>
    shown.findLastIndex((each, index) => index < at && each.steps.length === steps.length - 1);
  const onKey = (event: KeyboardEvent) => {
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(scroll.height / LINE) - 1);
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      PageDown: () => go(at + page),
      PageUp: () => go(at - page),
      Home: () => go(0),
      End: () => go(shown.length - 1),
      ArrowRight: () =>
        isOpenable(row.node) && !open.has(row.node) ? toggle(row.node, true) : childRows(row).length > 0 && go(at + 1),
      ArrowLeft: () => (open.has(row.node) && isOpenable(row.node) ? toggle(row.node, false) : go(parentOf(row))),
      Enter: () => isOpenable(row.node) && toggle(row.node),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col max-lg:h-[60dvh] max-lg:flex-none">
      <div className="flex items-center gap-3 border-b border-line-1 px-4 py-2">
        <TextInput
          type="search"
          aria-label="Search names and values"
          placeholder="Search names and values"
          value={words}
          className="max-w-72"
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            goToFound(event.shiftKey ? -1 : 1);
          }}
        />
        <output className="text-12 text-text-3">{found && foundWords(found.rows.length)}</output>
      </div>
      <div
        ref={holder}
        role="tree"
        aria-label="JSON tree"
        tabIndex={0}
        aria-activedescendant={row && `${id}-${at}`}
        onKeyDown={onKey}
        onScroll={(event) =>
          setScroll({ top: event.currentTarget.scrollTop, height: event.currentTarget.clientHeight })
        }
        className="inner-ring scrollbar-quiet min-h-0 flex-1 overflow-auto bg-surface-inset"
      >
        <div role="presentation" className="relative" style={{ height: shown.length * LINE }}>
          {shown.slice(first, last).map((each, index) => (
            <TreeLine
              key={first + index}
              id={`${id}-${first + index}`}
              row={each}
              top={(first + index) * LINE}
              isOpen={
                isOpenable(each.node) ? open.has(each.node) || (found?.open.includes(each.node) ?? false) : undefined
              }
              isActive={first + index === at}
              isFound={isFound.has(each.node)}
              onChoose={() => setActive(first + index)}
              onToggle={() => toggle(each.node)}
            />
          ))}
        </div>
      </div>
      {row && (
        <div className="flex flex-wrap items-center gap-2 border-t border-line-1 py-1.5 pr-2 pl-4">
          <span className="mono min-w-0 flex-1 truncate text-text-2">{jsonPathOf(row.steps)}</span>
          <CopyButton source={() => jsonPathOf(row.steps)} label="Copy JSONPath">
            JSONPath
          </CopyButton>
          <CopyButton source={() => pointerOf(row.steps)} label="Copy JSON Pointer">
            Pointer
          </CopyButton>
        </div>
      )}
    </div>
  );
}

const foundWords = (count: number) =>
  count === 0
    ? "Nothing found"
    : count >= MAX_FOUND
      ? `The first ${formatNumber(MAX_FOUND)} found`
      : `${count} found, Enter goes on`;
