const thickness = 24;

/**
 * A ruler along one side of an image: ticks every tenth or fifth of a labelled step, in the image's own pixels.
 * A picture only; the size is also said in words.
 */
export function Ruler({ axis, length, scale, offset, room }: RulerProps) {
  const step = [10, 20, 50, 100, 200, 500, 1000, 2000].find((size) => size * scale >= 56) ?? 5000;
  const minor = step / 10;
  const ticks = Array.from({ length: Math.floor(length / minor) + 1 }, (_, n) => n * minor);
  const isAcross = axis === "x";
  return (
    <svg
      aria-hidden="true"
      className="absolute block bg-surface-1 text-line-3"
      style={isAcross ? { left: thickness, top: 0 } : { left: 0, top: thickness }}
      width={isAcross ? room : thickness}
      height={isAcross ? thickness : room}
    >
      <path
        stroke="currentColor"
        d={ticks
          .map((tick) => {
            const at = Math.round(offset + tick * scale) + 0.5;
            const size = tick % step === 0 ? 9 : tick % (step / 2) === 0 ? 6 : 3;
            return isAcross ? `M${at} ${thickness}v${-size}` : `M${thickness} ${at}h${-size}`;
          })
          .join("")}
      />
      {ticks
        .filter((tick) => tick % step === 0)
        .map((tick) => {
          const at = offset + tick * scale;
          return (
            <text
              key={tick}
              fill="var(--text-3)"
              className="mono"
              textAnchor="middle"
              transform={isAcross ? `translate(${at + 8} 12)` : `translate(12 ${at + 8}) rotate(-90)`}
            >
              {tick}
            </text>
          );
        })}
      <path stroke="var(--line-1)" d={isAcross ? `M0 ${thickness - 0.5}h${room}` : `M${thickness - 0.5} 0v${room}`} />
    </svg>
  );
}

type RulerProps = {
  axis: "x" | "y";
  /** Of the image, in its pixels. */
  length: number;
  /** Screen pixels per image pixel. */
  scale: number;
  /** Where the image starts, in screen pixels from the ruler's start. */
  offset: number;
  /** How long the ruler is drawn, in screen pixels. */
  room: number;
};
