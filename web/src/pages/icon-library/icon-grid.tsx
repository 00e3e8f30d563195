/* eslint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   a select shows no pictures; the list keeps the focus and takes the keys: an option may leave the page any time */
import type { IconOptions } from "@toolbox/core/tools/icon/icon-code.ts";
import type { Icon } from "@toolbox/core/tools/icon/icon.ts";
import { type KeyboardEvent, useId, useRef } from "react";
import { cx } from "../../kit/elements/cx.ts";
import { IconDrawing } from "./icon-drawing.tsx";
import { useVirtualRows } from "./use-virtual-rows.ts";

const CELL = { minWidth: 104, height: 92 };

/**
 * Icons to choose from. Only the rows in sight are in the page, so that two thousand cost no more than twenty. Arrow
 * keys, Home, End and the page keys move the choice.
 */
export function IconGrid({ icons, look, chosen, onChoose }: IconGridProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { columns, rows, first, last, padding, scrollTo, pageRows } = useVirtualRows(box, icons.length, CELL);
  const at = icons.findIndex((icon) => icon.name === chosen);

  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns,
      PageDown: columns * pageRows,
      PageUp: -columns * pageRows,
      Home: -icons.length,
      End: icons.length,
    };
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(icons.length - 1, Math.max(at, 0) + step));
    const icon = icons[next];
    if (!icon) return;
    onChoose(icon);
    scrollTo(Math.floor(next / columns));
  };
  return (
    <div
      ref={box}
      role="listbox"
      aria-label="Icons"
      aria-activedescendant={at >= first * columns && at < last * columns ? `${id}${at}` : undefined}
      tabIndex={0}
      onKeyDown={move}
      className="inner-ring scrollbar-quiet min-h-0 flex-1 overflow-auto bg-surface-inset p-3 max-lg:max-h-[60dvh]"
    >
      <div style={{ paddingTop: padding.before, paddingBottom: padding.after }}>
        <div className="grid" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {icons.slice(first * columns, Math.min(last, rows) * columns).map((icon, index) => {
            const place = first * columns + index;
            const isChosen = icon.name === chosen;
            return (
              <div
                key={icon.name}
                id={`${id}${place}`}
                role="option"
                aria-selected={isChosen}
                aria-setsize={icons.length}
                aria-posinset={place + 1}
                title={icon.tags.length > 0 ? icon.tags.join(", ") : icon.name}
                onClick={() => onChoose(icon)}
                style={{ height: CELL.height }}
                className={cx(
                  "flex cursor-default flex-col items-center justify-center gap-2 rounded-card border px-1 outline-none",
                  isChosen ? "border-accent-line bg-accent-soft" : "border-transparent hover:bg-surface-hover",
                )}
              >
                <IconDrawing icon={icon} look={look} side={Math.min(32, Math.max(20, look.size))} />
                <span className={cx("w-full truncate text-center text-12", isChosen ? "text-text-1" : "text-text-2")}>
                  {icon.name}
                </span>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

type IconGridProps = {
  icons: readonly Icon[];
  look: IconOptions;
  chosen: string;
  onChoose: (icon: Icon) => void;
};
