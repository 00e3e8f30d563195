import { type ReactNode, useId } from "react";
import { cx } from "../elements/cx.ts";
import { useGroup } from "../form/field-context.ts";

/** One of a few, each shown as a picture of what it gives. Native radios: arrow keys move and choose. */
export function OptionTiles<V extends string>({ value, options, onValue, columns, label }: OptionTilesProps<V>) {
  const name = useId();
  const group = useGroup();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      {...(label ? {} : group)}
      className="grid gap-2"
      style={{ gridTemplateColumns: `repeat(${columns ?? options.length}, minmax(0, 1fr))` }}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="group relative block min-w-0 text-center text-12 text-text-2 select-none has-checked:font-title has-checked:text-text-1"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
            className="peer absolute inset-0 m-0 appearance-none outline-none"
          />
          <span
            className={cx(
              "pointer-events-none mb-1 grid h-10 place-items-center overflow-hidden rounded-control border border-line-2 bg-surface-0 text-text-3 transition-colors",
              "group-hover:border-line-3 peer-checked:border-accent-line peer-checked:text-text-1 peer-checked:inset-ring peer-checked:inset-ring-accent-line",
              "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus [&>svg]:size-full",
            )}
          >
            {option.picture}
          </span>
          <span className="pointer-events-none block truncate">{option.label}</span>
        </label>
      ))}
    </div>
  );
}

export type OptionTilesProps<V extends string> = {
  value: V;
  options: readonly { readonly value: V; readonly label: string; readonly picture: ReactNode }[];
  onValue: (value: V) => void;
  /** All in one row without it. */
  columns?: number | undefined;
  /** Its name, outside a `Field`. */
  label?: string | undefined;
};
