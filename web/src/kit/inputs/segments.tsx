import { useId } from "react";
import { cx } from "../elements/cx.ts";
import { useGroup } from "../form/field-context.ts";

/** One of 2 to 5, side by side. Native radios: arrow keys move and choose. */
export function Segments<V extends string>({
  value,
  options,
  onValue,
  size = "md",
  block,
  label,
  disabled,
}: SegmentsProps<V>) {
  const name = useId();
  const group = useGroup();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      {...(label ? {} : group)}
      className={cx(
        "gap-0.5 rounded-control border border-line-2 bg-surface-0 p-0.5",
        block ? "flex" : "inline-flex",
        size === "md" ? "h-control" : "h-control-sm",
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-w-0 flex-auto items-center justify-center rounded-mark border border-transparent px-2.5 text-13 whitespace-nowrap text-text-2 select-none hover:text-text-1 has-checked:border-line-3 has-checked:bg-surface-2 has-checked:font-title has-checked:text-text-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus max-md:px-1.5"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onValue(option.value)}
            className="absolute inset-0 m-0 appearance-none outline-none"
          />
          <span data-text={option.label} className="steady-width pointer-events-none truncate">
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}

export type SegmentsProps<V extends string> = {
  value: V;
  options: readonly { readonly value: V; readonly label: string }[];
  onValue: (value: V) => void;
  size?: "md" | "sm" | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  /** Its name, outside a `Field`. */
  label?: string | undefined;
  disabled?: boolean | undefined;
};
