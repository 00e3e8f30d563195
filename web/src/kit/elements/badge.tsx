import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Dot, type DotTone } from "./dot.tsx";

const tones = {
  neutral: "border-line-2 text-text-2",
  green: "border-transparent bg-green-soft text-green-text",
  amber: "border-transparent bg-amber-soft text-amber-text",
  grey: "border-transparent bg-grey-soft text-grey-text",
  red: "border-transparent bg-red-soft text-red-text",
} as const;

/** A short word on its ground. The word says it; the color only helps. */
export function Badge({ tone = "neutral", dot, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex h-5 items-center gap-1.5 rounded-mark border px-1.5 text-12 leading-none font-label whitespace-nowrap",
        tones[tone],
        className,
      )}
    >
      {dot && <Dot tone={dot} />}
      {children}
    </span>
  );
}

export type BadgeProps = {
  tone?: keyof typeof tones | undefined;
  dot?: DotTone | undefined;
  children: ReactNode;
  className?: string | undefined;
};
