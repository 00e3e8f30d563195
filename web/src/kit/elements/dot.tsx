import { cx } from "./cx.ts";

const tones = {
  green: "bg-green-mark",
  amber: "bg-amber-mark",
  grey: "bg-grey-mark",
  red: "bg-red-mark",
  orange: "bg-orange-mark",
  yellow: "bg-yellow-mark",
} as const;

export type DotTone = keyof typeof tones;

/** A status mark. Always beside its word. */
export function Dot({ tone, className }: { tone: DotTone; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx("inline-block size-2 flex-none rounded-full forced-color-adjust-none", tones[tone], className)}
    />
  );
}
