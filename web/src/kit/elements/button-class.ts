import { cx } from "./cx.ts";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "md" | "sm";

const base =
  "inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control border text-13 font-label whitespace-nowrap no-underline transition-colors select-none";

const quiet = "hover:bg-surface-hover active:bg-surface-active";

const off =
  "disabled:border-dashed disabled:border-line-2 disabled:bg-surface-0 disabled:text-text-3 aria-disabled:border-dashed aria-disabled:border-line-2 aria-disabled:bg-surface-0 aria-disabled:text-text-3";

const variants: Record<ButtonVariant, string> = {
  primary:
    "border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover active:border-accent-press active:bg-accent-press",
  secondary: cx("border-line-2 bg-surface-1 text-text-1", quiet),
  ghost: cx("border-transparent text-text-2", quiet),
  danger: cx("border-line-2 bg-surface-1 text-danger", quiet),
};

/**
 * The look of a button, for links that lead somewhere and look like one (`<Link className={buttonClass()}>`).
 * Everything that acts is a `Button`.
 */
export function buttonClass({ variant = "secondary", size = "md", block = false }: ButtonStyle = {}): string {
  return cx(
    base,
    size === "md" ? "h-control px-3" : "h-control-sm px-2",
    variants[variant],
    off,
    block && "w-full shrink",
  );
}

export type ButtonStyle = {
  /** Primary once per view. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** `md` is 32 px, `sm` 28 (result heads, toolbars); both 40 on touch. */
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
};
