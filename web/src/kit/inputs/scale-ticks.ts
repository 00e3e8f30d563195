/** The width of a scale on a phone, and of a character of its figures, in pixels. */
const NARROWEST = 300;
const CHARACTER = 7.5;

export interface ScaleTick {
  readonly value: number;
  /** Where it stands, in percent of the scale. */
  readonly share: number;
  /** Its figure is written: there is room, and the present value's figure is not in the way. */
  readonly isWritten: boolean;
}

/** The ticks of a drawn scale: every allowed value while they are few, eleven at most, with figures that stand apart. */
export function scaleTicks({ value, min, max, step, format }: Scale): readonly ScaleTick[] {
  const every = Math.max(1, Math.ceil(Math.round((max - min) / step) / 10));
  const count = Math.floor(Math.round((max - min) / step) / every) + 1;
  const values = Array.from({ length: count }, (_, n) => round(min + n * every * step));
  const share = (at: number) => (max > min ? ((at - min) / (max - min)) * 100 : 0);
  const width = (Math.max(...values.map((tick) => format(tick).length)) + 1) * CHARACTER;
  const everyFigure = Math.ceil(((count - 1) * width) / NARROWEST) || 1;
  return values.map((tick, at) => {
    const isFree = Math.abs(share(value) - share(tick)) >= (width / NARROWEST) * 100;
    return {
      value: tick,
      share: share(tick),
      isWritten: tick === round(value) || (at % everyFigure === 0 && isFree),
    };
  });
}

/** Takes the noise of binary fractions off a stepped value: 0.7000000000000001 becomes 0.7. */
export function round(value: number): number {
  return Number(value.toFixed(6));
}

interface Scale {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly format: (value: number) => string;
}
