import { cx } from "../elements/cx.ts";

/** On or off, at once. */
export function Switch({ label, checked, onChecked, disabled, describedBy, className }: SwitchProps) {
  return (
    <label className={cx("inline-flex min-h-6 items-center gap-2 text-13 select-none max-md:min-h-10", className)}>
      <input
        type="checkbox"
        role="switch"
        className="switch-track"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChecked(event.target.checked)}
      />
      {label}
    </label>
  );
}

export type SwitchProps = {
  label: string;
  checked: boolean;
  onChecked: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** Id of a hint or error. */
  describedBy?: string | undefined;
  className?: string | undefined;
};
