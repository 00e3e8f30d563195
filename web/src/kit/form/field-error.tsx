import { CircleAlert } from "lucide-react";
import { cx } from "../elements/cx.ts";

/** What is wrong, in words, where it is wrong. Announced when it appears. */
export function FieldError({ id, children, className }: { id?: string; children: string; className?: string }) {
  return (
    <p
      id={id}
      role="alert"
      className={cx("mt-1.5 flex scroll-mb-20 gap-1.5 text-12 font-label text-danger lg:scroll-mb-3", className)}
    >
      <CircleAlert aria-hidden="true" className="mt-px size-3.5" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
