import type { DotTone } from "../../../kit/elements/dot.tsx";

/** A share as a ring with its percentage inside. Named by `label`. */
export function Ring({ percent, label, tone, size = 72 }: RingProps) {
  const radius = (size - 8) / 2;
  const around = 2 * Math.PI * radius;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="flex-none">
      <circle cx={size / 2} cy={size / 2} r={radius} fill="none" stroke="var(--surface-active)" strokeWidth={6} />
      {percent > 0 && (
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          stroke={`var(--${tone}-mark)`}
          strokeWidth={6}
          strokeLinecap={percent < 100 ? "round" : "butt"}
          strokeDasharray={`${(around * percent) / 100} ${around}`}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
        />
      )}
      <text
        x={size / 2}
        y={size / 2}
        dy="0.36em"
        textAnchor="middle"
        className="fill-text-1 font-mono text-12 font-title tabular-nums"
      >
        {percent}%
      </text>
    </svg>
  );
}

type RingProps = {
  /** 0 to 100, rounded. */
  percent: number;
  label: string;
  tone: DotTone;
  size?: number | undefined;
};
