import { cx } from "../elements/cx.ts";
import { useControl } from "../form/field-context.ts";
import { round, scaleTicks } from "./scale-ticks.ts";

/** A number on a drawn scale. Native range input: arrows step, Home and End jump. */
export function Slider({ value, min, max, step, onValue, format = String, label, disabled }: SliderProps) {
  const ticks = scaleTicks({ value, min, max, step, format });
  const isTick = ticks.some((tick) => tick.value === round(value));
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <div className="relative h-8.5">
      <div aria-hidden="true" className="absolute inset-x-[7px] top-[7px] h-0.5 bg-line-2 forced-color-adjust-none">
        <div className="absolute inset-y-0 left-0 bg-accent-line" style={{ width: `${share}%` }} />
        {ticks.map((tick) => (
          <span key={tick.value} className="absolute top-1.75 h-1 w-px bg-line-3" style={{ left: `${tick.share}%` }}>
            <span
              className={cx(
                "mono absolute top-1 left-0 -translate-x-1/2 leading-3.5 whitespace-nowrap",
                tick.value === round(value) ? "font-title text-text-1" : "text-text-3",
                !tick.isWritten && "invisible",
              )}
            >
              {format(tick.value)}
            </span>
          </span>
        ))}
        {!isTick && (
          <span
            className="mono absolute top-2.75 -translate-x-1/2 leading-3.5 font-title whitespace-nowrap text-text-1"
            style={{ left: `${share}%` }}
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
