import { type OgInput, ogFields } from "@toolbox/core/graphics/og-image/fields.ts";
import { useId } from "react";
import { cx } from "../../kit/elements/cx.ts";
import { useGroup } from "../../kit/form/field-context.ts";

type Position = OgInput["logoPosition"];

const places: Readonly<Record<Position, string>> = {
  "top-left": "left-1 top-1",
  "top-right": "right-1 top-1",
  center: "left-1/2 top-1/2 -translate-1/2",
  "bottom-left": "left-1 bottom-1",
  "bottom-right": "right-1 bottom-1",
};

/** The picture as a frame: a mark per place a logo may stand. Native radios: arrow keys move and choose. */
export function PositionFrame({ value, onValue }: { value: Position; onValue: (value: Position) => void }) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      {...useGroup()}
      className="relative h-16 rounded-control border border-line-3 bg-surface-field max-md:h-20"
    >
      {ogFields.logoPosition.options.map((option) => (
        <label
          key={option.value}
          className={cx("absolute grid h-6 w-9 place-items-center max-md:h-8 max-md:w-11", places[option.value])}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.label}
            className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-mark outline-none hover:bg-surface-hover focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus"
            onChange={() => onValue(option.value)}
          />
          <span className="pointer-events-none h-2 w-3.5 rounded-[2px] border border-line-3 peer-checked:border-accent-line peer-checked:bg-accent peer-checked:outline peer-checked:outline-offset-2 peer-checked:outline-accent-line" />
        </label>
      ))}
    </div>
  );
}
