import { parseHex } from "@toolbox/core/graphics/color/parse-hex.ts";
import { useState } from "react";
import { useControl } from "../form/field-context.ts";

/**
 * A color as hex digits, with the system's picker on the swatch. While it is typed any text may stand there; the
 * value goes up as typed and is judged by the tool, the swatch shows the last one that was a color.
 */
export function ColorInput({ value, onValue, label, shown }: ColorInputProps) {
  const control = useControl();
  const [last, setLast] = useState(() => sixDigits(value) ?? "#000000");
  const parsed = shown ?? sixDigits(value);
  if (parsed && parsed !== last) setLast(parsed);
  return (
    <span
      className="field-edge flex items-center gap-2 py-0 pr-0 pl-[5px]"
      data-invalid={control["aria-invalid"] ? "" : undefined}
    >
      <span className="relative size-5 flex-none overflow-hidden rounded-mark border border-line-3 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus pointer-coarse:size-7">
        <span
          aria-hidden="true"
          className="absolute inset-0 forced-color-adjust-none"
          style={{ backgroundColor: parsed ?? last }}
        />
        <input
          type="color"
          aria-label={`Pick ${label}`}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          value={parsed ?? last}
          onChange={(event) => onValue(event.target.value)}
        />
      </span>
      <input
        type="text"
        {...control}
        aria-label={control.id ? undefined : label}
        spellCheck={false}
        autoComplete="off"
        className="mono h-[calc(var(--control)-2px)] min-w-0 flex-1 bg-transparent text-text-1 outline-none"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    </span>
  );
}

function sixDigits(text: string): string | undefined {
  const { hex, isValid } = parseHex(text);
  return isValid ? hex : undefined;
}

export type ColorInputProps = {
  value: string;
  onValue: (value: string) => void;
  /** What the color is for: "Background". */
  label: string;
  /** The color of the swatch, for fields that take more than hex digits. */
  shown?: string | undefined;
};
