import { LoaderCircle } from "lucide-react";
import { cx } from "./cx.ts";

/** A turning ring. With a label it is announced; without one it is decoration beside words that already say it. */
export function Spinner({ label, size = 16, className }: { label?: string; size?: 16 | 20; className?: string }) {
  const ring = <LoaderCircle aria-hidden="true" className={cx("animate-spin", size === 20 && "size-5", className)} />;
  if (!label) return ring;
  return (
    <output className="inline-flex items-center text-text-3">
      {ring}
      <span className="sr-only">{label}</span>
    </output>
  );
}
