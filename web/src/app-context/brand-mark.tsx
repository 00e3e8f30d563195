/** The mark: a scale, five ticks. Takes its two colors from the text and the ground. */
export function BrandMark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" aria-hidden="true" className="flex-none">
      <rect width="22" height="22" rx="5" className="fill-text-1" />
      <path d="M4.75 5v4M8.25 5v6M11.75 5v12M15.25 5v6M18.5 5v4" strokeWidth="1.5" className="stroke-surface-1" />
    </svg>
  );
}
