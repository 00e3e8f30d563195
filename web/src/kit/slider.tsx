import { cx } from "./cx.ts";
import { useControl } from "./field-context.ts";

/**
 * A number on a drawn scale. Native range input: arrows step, Home and End jump. Every allowed value has a tick while
 * they are few, and its figure in mono under it.
 */
export function Slider({ value, min, max, step, onValue, format = String, label, disabled }: SliderProps) {
  const steps = Math.round((max - min) / step);
  const every = Math.max(1, Math.ceil(steps / 10));
  const ticks = Array.from({ length: Math.floor(steps / every) + 1 }, (_, n) => round(min + n * every * step));
  const share = (at: number) => (max > min ? ((at - min) / (max - min)) * 100 : 0);
  const isTick = ticks.includes(round(value));
  return (
    <div className="relative h-8.5">
      <div aria-hidden="true" className="absolute inset-x-[7px] top-[7px] h-0.5 bg-line-2 forced-color-adjust-none">
        <div className="absolute inset-y-0 left-0 bg-accent-line" style={{ width: `${share(value)}%` }} />
        {ticks.map((tick) => (
          <span key={tick} className="absolute top-1.75 h-1 w-px bg-line-3" style={{ left: `${share(tick)}%` }}>
            <span
              className={cx(
                "mono absolute top-1 left-0 -translate-x-1/2 leading-3.5",
                round(value) === tick ? "font-title text-text-1" : "text-text-3",
                !isTick && Math.abs(share(value) - share(tick)) < 8 && "invisible",
              )}
            >
              {format(tick)}
            </span>
          </span>
        ))}
        {!isTick && (
          <span
            className="mono absolute top-2.75 -translate-x-1/2 leading-3.5 font-title text-text-1"
            style={{ left: `${share(value)}%` }}
          >
            {format(value)}
          </span>
        )}
      </div>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={format(value)}
        {...useControl()}
        className="slider-input"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        onChange={(event) => onValue(round(event.target.valueAsNumber))}
      />
    </div>
  );
}

/** Takes the noise of binary fractions off a stepped value: 0.7000000000000001 becomes 0.7. */
function round(value: number): number {
  return Number(value.toFixed(6));
}

export type SliderProps = {
  value: number;
  min: number;
  max: number;
  step: number;
  onValue: (value: number) => void;
  /** How a value is written on the scale and read out. */
  format?: ((value: number) => string) | undefined;
  /** Its name, outside a `Field`. */
  label?: string | undefined;
  disabled?: boolean | undefined;
};
