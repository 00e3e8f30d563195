import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { useControl } from "./field-context.ts";

/**
 * One of many. The platform's own select: its list is drawn in our style where the browser can (`base-select`), and
 * is the system's picker elsewhere, which is what a phone wants anyway.
 */
export function Select<V extends string>({ value, options, onValue, className, ...rest }: SelectProps<V>) {
  return (
    <span className={cx("relative block", className)}>
      <select
        {...useControl()}
        className="field-edge select"
        value={value}
        onChange={(event) => onValue(event.target.value as V)}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.25 size-3.5 -translate-y-1/2 text-text-3"
      />
    </span>
  );
}

export type SelectOption<V extends string> = { readonly value: V; readonly label: string; readonly disabled?: boolean };

export type SelectProps<V extends string> = Omit<ComponentProps<"select">, "value" | "onChange" | "children"> & {
  value: V;
  options: readonly SelectOption<V>[];
  onValue: (value: V) => void;
};
