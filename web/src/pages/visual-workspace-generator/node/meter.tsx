import type { DotTone } from "../../../kit/elements/dot.tsx";
import { cx } from "../../../kit/elements/cx.ts";
import { barClass } from "./tones.ts";

/** How much of something is done, as a thin bar. The figures stand beside it, so it is only a picture. */
export function Meter({ done, total, tone, className }: MeterProps) {
  const share = total === 0 ? 0 : done / total;
  return (
    <span aria-hidden="true" className={cx("block h-1 overflow-hidden rounded-full bg-surface-active", className)}>
      <span
        className={cx("block h-full rounded-full forced-color-adjust-none", barClass[tone])}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  );
}

type MeterProps = { done: number; total: number; tone: DotTone; className?: string | undefined };
