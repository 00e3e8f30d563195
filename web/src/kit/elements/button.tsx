import type { LucideIcon } from "lucide-react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { type ButtonStyle, buttonClass } from "./button-class.ts";
import { cx } from "./cx.ts";
import { Kbd } from "./kbd.tsx";
import { ariaKeys, type Keys } from "./key-names.ts";
import { Spinner } from "./spinner.tsx";

/**
 * A button. While busy it shows `busyLabel` and a spinner, keeps its focus (a natively disabled button would lose
 * it) and swallows clicks, which also stops a form from being submitted twice by Enter.
 */
export function Button({
  variant = "secondary",
  size = "md",
  block,
  icon: Icon,
  keys,
  busy = false,
  busyLabel,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- one of the three valid types, by default "button"
      type={type}
      className={cx(buttonClass({ variant, size, block }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-keyshortcuts={keys ? ariaKeys(keys) : undefined}
      onClick={busy ? swallow : onClick}
      {...rest}
    >
      {busy ? (
        <Spinner />
      ) : (
        Icon && <Icon aria-hidden="true" className={cx(size === "md" && "-ml-0.5", iconTone[variant])} />
      )}
      <span className="truncate">{busy && busyLabel ? busyLabel : children}</span>
      {keys && !busy && (
        <Kbd
          keys={keys}
          tone={variant === "primary" ? "on-accent" : "plain"}
          className={cx("ml-0.5 max-md:hidden pointer-coarse:hidden", size === "md" ? "-mr-1.25" : "-mr-0.75")}
        />
      )}
    </button>
  );
}

const iconTone = { primary: "", secondary: "text-text-2", ghost: "", danger: "" } as const;

export type ButtonProps = Omit<ComponentProps<"button">, "children"> &
  ButtonStyle & {
    icon?: LucideIcon | undefined;
    /** Key hint at the end; the caller binds the keys (see `useShortcut`). */
    keys?: Keys | undefined;
    busy?: boolean | undefined;
    /** The label while busy: "Generating...". */
    busyLabel?: string | undefined;
    children?: ReactNode;
  };
