import { useState } from "react";
import { useControl } from "../form/field-context.ts";

/**
 * A typed number. While the text is not a number (empty, "1.") it stays as typed and the value is NaN, which the tool
 * refuses in words.
 */
export function NumberInput({ value, min, max, step, onValue, label }: NumberInputProps) {
  const [text, setText] = useState(String(value));
  const read = parse(text);
  if (!Object.is(read, value)) setText(Number.isNaN(value) ? "" : String(value));
  const nudge = (by: number) => {
    const from = Number.isNaN(read) ? min : read;
    onValue(Number(Math.min(max, Math.max(min, from + by)).toFixed(6)));
  };
  return (
    <input
      type="text"
      inputMode={step % 1 === 0 && min >= 0 ? "numeric" : "decimal"}
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={Number.isNaN(read) ? undefined : read}
      aria-label={label}
      autoComplete="off"
      {...useControl()}
      className="field-edge is-mono"
      value={text}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        onValue(parse(next));
      }}
      onKeyDown={(event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        nudge(event.key === "ArrowUp" ? step : -step);
      }}
    />
  );
}

/** A decimal comma is as good as a point. */
function parse(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text.replace(",", "."));
}

export type NumberInputProps = {
  value: number;
  min: number;
  max: number;
  step: number;
  onValue: (value: number) => void;
  /** Its name, outside a `Field`. */
  label?: string | undefined;
};
