import { cx } from "../elements/cx.ts";
import type { SwitchProps } from "./switch.tsx";

/** Chosen or not; takes effect with the form it stands in. */
export function Checkbox({ label, checked, onChecked, disabled, describedBy, className }: SwitchProps) {
  return (
    <label className={cx("inline-flex min-h-6 items-center gap-2 text-13 select-none max-md:min-h-10", className)}>
      <input
        type="checkbox"
        className="check-box"
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChecked(event.target.checked)}
      />
      {label}
    </label>
  );
}
