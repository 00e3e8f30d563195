import { CornerDownLeft } from "lucide-react";
import { cx } from "./cx.ts";
import { type Keys, keyNames } from "./key-names.ts";

/**
 * A key combination as a row of key caps, by platform: Ctrl, or the command sign on Apple machines.
 * It is a picture: what it stands for must also be said by `aria-keyshortcuts` or by words beside it.
 */
export function Kbd({ keys, tone = "plain", small = false, className }: KbdProps) {
  return (
    <span aria-hidden="true" className={cx("inline-flex gap-0.5", className)}>
      {keyNames(keys).map((name) => (
        <kbd
          key={name}
          className={cx(
            "inline-grid place-items-center rounded-mark border font-ui text-12 leading-none font-label tracking-normal tabular-nums",
            small ? "h-4 min-w-4 px-[3px]" : "h-4.5 min-w-4.5 px-1",
            tone === "plain" ? "border-line-2 bg-surface-1 text-text-3" : "border-on-accent-line text-on-accent",
          )}
        >
          {name === "↵" ? <CornerDownLeft className="size-[11px]" /> : name}
        </kbd>
      ))}
    </span>
  );
}

type KbdProps = {
  keys: Keys;
  /** `on-accent` on a primary button. */
  tone?: "plain" | "on-accent";
  /** 16 px high, for the status bar. */
  small?: boolean;
  className?: string | undefined;
};
