import { fillOf } from "../../kit/inputs/counter.tsx";
import { cx } from "../../kit/elements/cx.ts";

/** `4/10` of something that is not a character, colored as counters are. */
export function FillCounter({ count, max }: { count: number; max: number }) {
  const fill = fillOf(count, max);
  return (
    <span
      className={cx(
        "mono",
        fill === "plain" && "text-text-3",
        fill === "near" && "font-label text-warning",
        fill === "over" && "font-title text-danger",
      )}
    >
      {count}/{max}
    </span>
  );
}
