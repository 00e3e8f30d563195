/** A small swatch beside a value that is a color. The value stands in words next to it. */
export function ColorChip({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-5 flex-none rounded-mark border border-line-3 forced-color-adjust-none"
      style={{ backgroundColor: color }}
    />
  );
}
