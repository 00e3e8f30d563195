import { cx } from "../kit/elements/cx.ts";
import { initials } from "../session/account/initials.ts";

/** Two letters on a disc. A picture: the address stands beside it, or names the link around it. */
export function Avatar({ email, size = "md" }: { email: string | undefined; size?: "md" | "lg" }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid flex-none place-items-center rounded-full bg-surface-active font-title tracking-tight text-text-1 shadow-[inset_0_0_0_1px_var(--line-2)]",
        size === "md" ? "size-6 text-12 leading-none" : "size-12 text-16",
      )}
    >
      {initials(email)}
    </span>
  );
}
