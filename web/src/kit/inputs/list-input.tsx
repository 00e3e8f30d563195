import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "../elements/button.tsx";
import { cx } from "../elements/cx.ts";
import { useGroup } from "../form/field-context.ts";
import { IconButton } from "../elements/icon-button.tsx";

/**
 * Texts in order, one per row. Enter adds a row below, Backspace in an empty row removes it, Alt with the arrow keys
 * moves it, pasting several lines makes several rows. The list always shows at least one row to type in.
 */
export function ListInput({ values, onValues, item, placeholder, renderRowEnd, maxItems, label }: ListInputProps) {
  const rows = values.length === 0 ? [""] : values;
  const isFull = maxItems !== undefined && rows.length >= maxItems;
  const group = useGroup();
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelectorAll<HTMLInputElement>("input[data-row]")[wanted.current]?.focus();
    wanted.current = null;
  });

  const change = (next: readonly string[], focus?: number) => {
    if (focus !== undefined) wanted.current = focus;
    onValues(next);
  };
  const addAfter = (index: number) => !isFull && change(rows.toSpliced(index + 1, 0, ""), index + 1);
  const remove = (index: number) => change(rows.toSpliced(index, 1), Math.max(0, index - 1));
  const move = (index: number, by: -1 | 1) => {
    const to = index + by;
    if (to < 0 || to >= rows.length) return;
    change(rows.toSpliced(index, 1).toSpliced(to, 0, rows[index] ?? ""), to);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      addAfter(index);
    } else if (event.key === "Backspace" && rows[index] === "" && rows.length > 1) {
      event.preventDefault();
      remove(index);
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      move(index, event.key === "ArrowUp" ? -1 : 1);
    }
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const lines = event.clipboardData.getData("text").split(/\r?\n/).map(withoutBullet).filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const first = value.slice(0, selectionStart ?? 0) + (lines[0] ?? "");
    const last = (lines.at(-1) ?? "") + value.slice(selectionEnd ?? value.length);
    change(rows.toSpliced(index, 1, first, ...lines.slice(1, -1), last), index + lines.length - 1);
  };

  const hasEnds = renderRowEnd !== undefined && rows.some((value) => value.trim() !== "");
  const columns = layouts[`${hasEnds ? "ends" : "plain"} ${rows.length > 1 ? "many" : "one"}`];
  return (
    <fieldset aria-label={label} {...(label ? {} : group)} ref={list} className="grid min-w-0 gap-1.5">
      {rows.map((value, index) => (
        // The row is its place: texts may repeat, and moving a row moves its text.
        <div key={index} className={cx("grid items-center gap-1.5", columns)}>
          <span aria-hidden="true" className="mono pr-0.5 text-right text-text-3">
            {index + 1}
          </span>
          <input
            type="text"
            data-row={index}
            aria-label={`${item} ${index + 1}`}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            className="field-edge"
            placeholder={index === 0 ? placeholder : undefined}
            value={value}
            onChange={(event) => change(rows.with(index, event.target.value))}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPaste={(event) => onPaste(event, index)}
          />
          {hasEnds && (
            <span className="min-w-0 max-md:col-start-2 max-md:row-start-2">
              {value.trim() && renderRowEnd(value, index)}
            </span>
          )}
          {rows.length > 1 && (
            <RowActions
              name={`${item} ${index + 1}`}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          )}
        </div>
      ))}
      <div className="mt-0.5 ml-5.5 flex items-center justify-between gap-3">
        <Button size="sm" icon={Plus} keys="enter" disabled={isFull} onClick={() => addAfter(rows.length - 1)}>
          Add {item}
        </Button>
        <span className="text-12 text-text-3">
          {isFull ? `At most ${maxItems}` : `Paste a list: one ${item.toLowerCase()} per line`}
        </span>
      </div>
    </fieldset>
  );
}

/** Columns of a row: number, text, what was recognized, actions. On a phone the third goes under the text. */
const layouts = {
  "plain one": "grid-cols-[16px_minmax(0,1fr)]",
  "plain many": "grid-cols-[16px_minmax(0,1fr)_auto]",
  "ends one": "grid-cols-[16px_minmax(0,1fr)_78px] max-md:grid-cols-[16px_minmax(0,1fr)]",
  "ends many": "grid-cols-[16px_minmax(0,1fr)_78px_auto] max-md:grid-cols-[16px_minmax(0,1fr)_auto]",
} as const;

/** Moving is for the keyboard and assistive technology: the buttons show when they have focus. */
function RowActions({ name, isFirst, isLast, onMove, onRemove }: RowActionsProps) {
  const hidden = "sr-only focus:not-sr-only";
  return (
    <span className="flex max-md:col-start-3 max-md:row-start-1">
      <IconButton
        icon={ArrowUp}
        size="sm"
        label={`Move ${name} up`}
        className={hidden}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        size="sm"
        label={`Move ${name} down`}
        className={hidden}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton icon={X} size="sm" label={`Remove ${name}`} className="text-text-3" onClick={onRemove} />
    </span>
  );
}

type RowActionsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A pasted line without its list mark: `- text`, `* text`, `1. text`. */
function withoutBullet(line: string): string {
  return line.trim().replace(/^(?:[-*+•]|\d+[.)])\s+/, "");
}

export type ListInputProps = {
  values: readonly string[];
  onValues: (values: readonly string[]) => void;
  /** What one is called: "Entry". */
  item: string;
  placeholder?: string | undefined;
  /** What stands beside a row that has text: a badge with what was recognized. */
  renderRowEnd?: ((value: string, index: number) => ReactNode) | undefined;
  maxItems?: number | undefined;
  /** Its name, outside a `Field`. */
  label?: string | undefined;
};
