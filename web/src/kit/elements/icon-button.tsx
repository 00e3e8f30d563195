import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { ariaKeys, type Keys } from "./key-names.ts";
import { tip, type TipSide } from "../overlay/tip.ts";

/** A button that is only an icon. Its label is its name for assistive technology and its tooltip. */
export function IconButton({
  icon: Icon,
  label,
  keys,
  side,
  size = "md",
  pressed,
  iconClassName,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- one of the three valid types, by default "button"
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={keys ? ariaKeys(keys) : undefined}
      className={cx(
        "inline-grid flex-none place-items-center rounded-control text-text-2 transition-colors hover:bg-surface-hover hover:text-text-1 active:bg-surface-active disabled:text-text-3 disabled:opacity-50 aria-pressed:bg-surface-active aria-pressed:text-text-1",
        size === "md" ? "size-control-sm" : "size-6 pointer-coarse:size-10 max-md:size-10",
        className,
      )}
      {...tip(label, { keys, side })}
      {...rest}
    >
      <Icon aria-hidden="true" className={cx(pressed && "fill-current", iconClassName)} />
    </button>
  );
}

export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label" | "aria-pressed"> & {
  icon: LucideIcon;
  label: string;
  /** Shown in the tooltip and told to assistive technology; the caller binds them. */
  keys?: Keys | undefined;
  side?: TipSide | undefined;
  /** `sm` is 24 px, for rows. Both are 40 px on touch. */
  size?: "md" | "sm" | undefined;
  /** A button that stays in: true or false makes it a toggle. */
  pressed?: boolean | undefined;
  iconClassName?: string | undefined;
};
