import type { LineSpan, Notice, Status } from "@toolbox/core/workspace/model.ts";
import { type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from "react";
import { cx } from "../../../kit/elements/cx.ts";
import { caretAfter } from "./caret-after.ts";
import { barClass, statusTone } from "../node/tones.ts";

/** Pixels of a line; the text and its gutter share it. */
const line = 18;
/** Above the first line. */
const inset = 8;

/**
 * The text of a plan: a plain text area with line numbers, a mark in the color of its status beside every component,
 * and the lines of the selected one lit. Marks are only shown while they fit the text.
 */
export function PlanEditor({ ref, text, onText, marks, selected, notices, ...wiring }: PlanEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  /** What the area held, and where the caret was in it, before a change that was not typed here. */
  const held = useRef({ text, at: 0 });
  const [place, setPlace] = useState({ top: 0, height: 400 });
  const count = useMemo(() => lineCount(text), [text]);
  const faulty = useMemo(() => new Set(notices.map((notice) => notice.line)), [notices]);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { scrollTop: top, clientHeight: height } = element;
      setPlace((now) => (now.top === top && now.height === height ? now : { top, height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const element = area.current;
    const { text: before, at } = held.current;
    if (!element || before === text) return;
    const caret = caretAfter(before, text, at);
    held.current = { text, at: caret };
    element.setSelectionRange(caret, caret);
  }, [text]);
  useImperativeHandle(ref, () => ({
    showLine: (number) => {
      const element = area.current;
      if (!element) return;
      const start = startOfLine(element.value, number);
      const end = element.value.indexOf("\n", start);
      element.focus();
      element.setSelectionRange(start, end === -1 ? element.value.length : end);
      element.scrollTop = Math.max(0, (number - 1) * line - element.clientHeight / 3);
    },
    reveal: (span) => {
      const element = area.current;
      if (!element) return;
      const [top, bottom] = [(span.first - 1) * line, span.last * line + inset];
      if (top < element.scrollTop || bottom > element.scrollTop + element.clientHeight)
        element.scrollTop = Math.max(0, top - line * 2);
    },
  }));

  const first = Math.max(1, Math.floor((place.top - inset) / line));
  const last = Math.min(count, first + Math.ceil(place.height / line) + 2);
  const digits = String(count).length;
  const gutter = `calc(${Math.max(2, digits)}ch + 20px)`;
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return (
    <div className="relative flex min-h-0 flex-1 overflow-hidden bg-surface-inset font-mono text-12 leading-4.5">
      <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
        <div className="absolute inset-x-0 top-0" style={{ transform: `translateY(${inset - place.top}px)` }}>
          {selected && (
            <div
              className="absolute inset-x-0 bg-accent-soft"
              style={{ top: (selected.first - 1) * line, height: (selected.last - selected.first + 1) * line }}
            />
          )}
          {rows.map((number) => {
            const status = statusAt(marks, number);
            return (
              <div
                key={number}
                className="absolute left-0 flex justify-end pr-1.5 text-text-3 tabular-nums"
                style={{ top: (number - 1) * line, width: `calc(${gutter} - 6px)`, height: line }}
              >
                {faulty.has(number) && <span className="mt-1.5 mr-auto ml-1 size-1.5 rounded-full bg-amber-mark" />}
                <span className={faulty.has(number) ? "font-title text-warning" : undefined}>{number}</span>
                {status && <span className={cx("absolute inset-y-0 -right-0.5 w-0.5", barClass[statusTone[status]])} />}
              </div>
            );
          })}
        </div>
      </div>
      <textarea
        {...wiring}
        ref={area}
        rows={12}
        wrap="off"
        spellCheck={false}
        value={text}
        onSelect={({ currentTarget }) => (held.current.at = currentTarget.selectionStart)}
        onChange={({ target }) => {
          held.current = { text: target.value, at: target.selectionStart };
          onText(target.value);
        }}
        onScroll={(event) => setPlace({ top: event.currentTarget.scrollTop, height: event.currentTarget.clientHeight })}
        className="inner-ring scrollbar-quiet relative block w-full min-w-0 flex-1 resize-none border-0 bg-transparent pr-3 whitespace-pre text-text-1 max-md:text-[16px] focus-visible:outline-2 focus-visible:-outline-offset-2"
        // Its text ends where the numbers begin, also when it is scrolled sideways.
        style={{ marginLeft: gutter, paddingLeft: 6, paddingBlock: inset, lineHeight: `${line}px` }}
      />
    </div>
  );
}

/** The lines of a component and the status it has now. */
export interface PlanMark extends LineSpan {
  readonly status: Status;
}

export interface PlanEditorHandle {
  /** Selects a line and moves the focus there. */
  showLine(line: number): void;
  /** Scrolls lines into sight, and nothing else. */
  reveal(span: LineSpan): void;
}

type PlanEditorProps = {
  ref?: Ref<PlanEditorHandle> | undefined;
  text: string;
  onText: (text: string) => void;
  /** In the order of their lines. */
  marks: readonly PlanMark[];
  selected: LineSpan | undefined;
  notices: readonly Notice[];
  id?: string | undefined;
  "aria-label"?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | undefined;
  placeholder?: string | undefined;
};

function statusAt(marks: readonly PlanMark[], number: number): Status | undefined {
  let [low, high] = [0, marks.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const mark = marks[middle];
    if (!mark) return undefined;
    if (number < mark.first) high = middle - 1;
    else if (number > mark.last) low = middle + 1;
    else return mark.status;
  }
  return undefined;
}

function lineCount(text: string): number {
  let count = 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

function startOfLine(text: string, number: number): number {
  let start = 0;
  for (let at = 1; at < number; at++) {
    const end = text.indexOf("\n", start);
    if (end === -1) return start;
    start = end + 1;
  }
  return start;
}
