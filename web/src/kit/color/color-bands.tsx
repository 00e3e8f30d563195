import { contrastRatio, ratioText, readableOn } from "@toolbox/core/graphics/color/contrast.ts";
import { WHITE } from "@toolbox/core/graphics/color/parse-hex.ts";
import { type ColorForm, cssText } from "@toolbox/core/graphics/color/css-text.ts";
import { colorName } from "@toolbox/core/graphics/color/color-name.ts";
import { Check, Copy, Lock, LockOpen } from "lucide-react";
import { useState } from "react";
import { cx } from "../elements/cx.ts";
import { tip } from "../overlay/tip.ts";
import { useWithheld } from "../result/earlier.tsx";
import { useCopy } from "../result/deliver/use-copy.ts";

/** Colors as large bands, side by side or stacked on a narrow screen. A band is one button that copies its color. */
export function ColorBands({ colors, form = "hex", onLock, isGhost = false }: ColorBandsProps) {
  const { copy, isCopied } = useCopy();
  const { inert, className: withheld } = useWithheld();
  const [last, setLast] = useState<number>();
  // A scale of ten and more reads better from top to bottom.
  const isMany = colors.length > 6;
  return (
    <ol
      aria-label="Colors"
      className={cx(
        "grid h-full min-h-0 flex-1 auto-rows-fr forced-color-adjust-none",
        !isMany && "lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-1",
      )}
    >
      {colors.map(({ name, hex, isLocked = false }, index) => {
        const ink = readableOn(hex);
        const text = cssText(hex, form);
        const isDone = isCopied && last === index;
        const Sign = isDone ? Check : Copy;
        return (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a place keeps its band while its color changes
            key={index}
            className={cx(
              "group relative flex min-w-0 items-center gap-3 px-4 transition-colors duration-200",
              isMany ? "min-h-11" : "min-h-18 py-2 lg:flex-col lg:items-stretch lg:justify-end lg:p-3 lg:pb-24",
            )}
            style={{ backgroundColor: hex, color: ink }}
          >
            {!isGhost && (
              <button
                type="button"
                aria-label={`Copy ${text}, ${name}`}
                inert={inert}
                className={cx(
                  "absolute inset-0 cursor-copy rounded-none -outline-offset-4 focus-visible:outline-2 focus-visible:outline-current",
                  withheld,
                )}
                onClick={() => {
                  setLast(index);
                  void copy(text, text);
                }}
              />
            )}
            {onLock && (
              <button
                type="button"
                aria-pressed={isLocked}
                aria-label={`Lock ${name}`}
                className={cx(
                  "relative z-1 grid size-10 flex-none place-items-center rounded-control -outline-offset-2 focus-visible:outline-2 focus-visible:outline-current lg:order-first lg:mb-auto lg:-ml-2.5",
                  !isLocked && "lg:opacity-0 lg:group-focus-within:opacity-100 lg:group-hover:opacity-100",
                )}
                onClick={() => onLock(index)}
                {...tip(isLocked ? "Unlock" : "Lock", { keys: String(index + 1) })}
              >
                {isLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
              </button>
            )}
            <span
              className={cx(
                "pointer-events-none relative min-w-0 flex-1 [container-type:inline-size]",
                isMany ? "flex items-center gap-4" : "block lg:flex-none",
              )}
            >
              <span className={cx("block font-label", isMany ? "w-10 text-13 tabular-nums" : "text-12")}>{name}</span>
              <span
                className={cx(
                  "flex items-center gap-2 font-mono text-13 font-title",
                  form === "hex" ? "whitespace-nowrap" : "wrap-anywhere",
                )}
                // Seven letters of the fixed width, on one line however narrow the band.
                style={form === "hex" && !isMany ? { fontSize: "min(20px, calc(100cqi / 4.4))" } : undefined}
              >
                <span className="min-w-0">{text}</span>
                {!isGhost && (
                  <Sign
                    aria-hidden="true"
                    className={cx(
                      "size-4 flex-none",
                      !isMany && "lg:absolute lg:top-0 lg:right-0",
                      !isDone && "lg:opacity-0 lg:group-focus-within:opacity-100 lg:group-hover:opacity-100",
                    )}
                  />
                )}
              </span>
              {isMany ? (
                <span className="ml-auto text-12 tabular-nums">
                  {isDone ? "Copied!" : `${ratioText(contrastRatio(hex, WHITE))} on white`}
                </span>
              ) : (
                <span className="block text-12">{isDone ? "Copied!" : nameOf(hex)}</span>
              )}
            </span>
          </li>
        );
      })}
      <li className="sr-only">
        <output>{isCopied && "Copied!"}</output>
      </li>
    </ol>
  );
}

function nameOf(hex: string): string {
  const { name, isExact } = colorName(hex);
  return isExact ? name : `near ${name}`;
}

export interface BandColor {
  readonly name: string;
  readonly hex: string;
  readonly isLocked?: boolean | undefined;
}

type ColorBandsProps = {
  colors: readonly BandColor[];
  /** How the colors are written and copied. */
  form?: ColorForm | undefined;
  /** Locks or unlocks the color at a place. Without it there are no locks. */
  onLock?: ((place: number) => void) | undefined;
  isGhost?: boolean | undefined;
};
