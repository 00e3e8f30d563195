import { plural } from "@toolbox/core";
import { contrastRatio, grade, ratioText } from "@toolbox/core/graphics/color/contrast.ts";
import { BLACK, WHITE } from "@toolbox/core/graphics/color/parse-hex.ts";
import { useState } from "react";
import { cx } from "../../kit/elements/cx.ts";
import { Segments } from "../../kit/inputs/segments.tsx";
import type { BandColor } from "../../kit/color/color-bands.tsx";

const filters = [
  { value: "all", label: "All" },
  { value: "AA", label: "AA, 4.5:1" },
  { value: "AAA", label: "AAA, 7:1" },
] as const;

/** Every color as text on every color, with white and black. WCAG 2.2 decides. */
export function ContrastMatrix({ colors }: { colors: readonly BandColor[] }) {
  const [filter, setFilter] = useState<(typeof filters)[number]["value"]>("all");
  const all = [...colors, { name: "white", hex: WHITE }, { name: "black", hex: BLACK }];
  const needed = { all: 0, AA: 4.5, AAA: 7 }[filter];
  const pairs = all.flatMap((ground, at) => all.slice(at + 1).map((ink) => contrastRatio(ink.hex, ground.hex)));
  const passing = pairs.filter((ratio) => ratio >= 4.5).length;
  return (
    <section
      aria-label="Contrast matrix"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="scrollbar-quiet inner-ring relative flex min-h-0 flex-1 flex-col gap-4 overflow-auto p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-text-2">
          {passing} of {pairs.length} {plural(pairs.length, "pair")} {plural(passing, "reaches", "reach")} AA for text.
        </p>
        <Segments label="Show" size="sm" value={filter} options={filters} onValue={setFilter} />
      </div>
      <table className="w-full min-w-170 table-fixed border-separate border-spacing-1 forced-color-adjust-none">
        <caption className="sr-only">Contrast of each color as text, by row, on each color as background</caption>
        <thead>
          <tr>
            <th scope="col" className="w-20 text-left text-12 font-text text-text-3">
              Text on
            </th>
            {all.map(({ name, hex }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- colors may repeat
              <th key={index} scope="col" className="text-left text-12 font-label">
                <span className="block truncate">{name}</span>
                <span className="mono block text-text-3">{hex}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((ink, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- colors may repeat
            <tr key={row}>
              <th scope="row" className="truncate text-left text-12 font-label">
                {ink.name}
              </th>
              {all.map((ground, column) => {
                const ratio = contrastRatio(ink.hex, ground.hex);
                const isShown = ratio >= needed && row !== column;
                return (
                  <td
                    // oxlint-disable-next-line react/no-array-index-key -- colors may repeat
                    key={column}
                    className="h-14 p-0"
                  >
                    {isShown ? (
                      <Cell ink={ink.hex} ground={ground.hex} ratio={ratio} />
                    ) : (
                      <span className="sr-only">{row === column ? "the same color" : ratioText(ratio)}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A sample in the two colors over a plain label, which stays readable where the sample is not. */
function Cell({ ink, ground, ratio }: { ink: string; ground: string; ratio: number }) {
  const mark = grade(ratio);
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-mark border border-line-2">
      <span
        aria-hidden="true"
        data-contrast-sample=""
        className="grid flex-1 place-items-center text-16 font-title"
        style={{ backgroundColor: ground, color: ink }}
      >
        Aa
      </span>
      <span className="flex justify-between bg-surface-2 px-1.5 text-12 tabular-nums">
        <span>{ratioText(ratio).replace(":1", "")}</span>
        <span className={cx("font-label", mark === "Fail" ? "text-red-text" : "text-green-text")}>{mark}</span>
      </span>
    </div>
  );
}
