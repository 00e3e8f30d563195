import { fromHsl, type Hsl, toHsl } from "@toolbox/core/graphics/color/spaces.ts";
import { useState } from "react";

const HUES = [0, 60, 120, 180, 240, 300, 360];

/** Hue, saturation and lightness of a color, each on the colors it leads to. @param hex six digits with a hash */
export function HslSliders({ hex, onHex }: { hex: string; onHex: (hex: string) => void }) {
  const [hsl, setHsl] = useState<Hsl>(() => toHsl(hex));
  // A gray has no hue and black no saturation: what was chosen stays as long as it still means the color in sight.
  if (fromHsl(hsl) !== hex) setHsl(toHsl(hex));
  const change = (part: Partial<Hsl>) => {
    const next = { ...hsl, ...part };
    setHsl(next);
    onHex(fromHsl(next));
  };
  return (
    <div className="grid gap-3">
      <Channel
        label="Hue"
        unit="°"
        max={360}
        value={hsl.h}
        colors={HUES.map((h) => fromHsl({ h, s: 100, l: 50 }))}
        onValue={(h) => change({ h })}
      />
      <Channel
        label="Saturation"
        unit=" %"
        max={100}
        value={hsl.s}
        colors={[0, 50, 100].map((s) => fromHsl({ ...hsl, s }))}
        onValue={(s) => change({ s })}
      />
      <Channel
        label="Lightness"
        unit=" %"
        max={100}
        value={hsl.l}
        colors={[0, 25, 50, 75, 100].map((l) => fromHsl({ ...hsl, l }))}
        onValue={(l) => change({ l })}
      />
    </div>
  );
}

/** Native range input: arrows step, Home and End jump. */
function Channel({ label, unit, max, value, colors, onValue }: ChannelProps) {
  const shown = `${Math.round(value)}${unit}`;
  return (
    <label className="block">
      <span className="mb-1.5 flex justify-between text-13 leading-4 font-label">
        {label}
        <span className="mono font-text text-text-3">{shown}</span>
      </span>
      <input
        type="range"
        min={0}
        max={max}
        step={1}
        value={Math.round(value)}
        aria-valuetext={shown}
        onChange={(event) => onValue(event.target.valueAsNumber)}
        style={{ backgroundImage: `linear-gradient(to right, ${colors.join(", ")})` }}
        className={`block h-6 w-full cursor-pointer appearance-none rounded-control border border-line-3 forced-color-adjust-none pointer-coarse:h-10 ${thumb}`}
      />
    </label>
  );
}

/** A bar that shows on every color: light inside, dark around. */
const thumb = [
  "[&::-webkit-slider-thumb]:h-7 [&::-webkit-slider-thumb]:w-2.5 [&::-webkit-slider-thumb]:appearance-none",
  "[&::-webkit-slider-thumb]:rounded-mark [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-text-1",
  "[&::-webkit-slider-thumb]:bg-surface-2",
  "[&::-moz-range-thumb]:h-6 [&::-moz-range-thumb]:w-1.5 [&::-moz-range-thumb]:rounded-mark",
  "[&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-text-1 [&::-moz-range-thumb]:bg-surface-2",
].join(" ");

type ChannelProps = {
  label: string;
  unit: string;
  max: number;
  value: number;
  /** Evenly along the track. */
  colors: readonly string[];
  onValue: (value: number) => void;
};
