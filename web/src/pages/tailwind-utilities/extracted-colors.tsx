import { type FactsOutput, formatNumber, type Output } from "@toolbox/core";
import { readableOn } from "@toolbox/core/graphics/color/contrast.ts";
import { BLACK } from "@toolbox/core/graphics/color/parse-hex.ts";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { factRows } from "../../kit/result/outputs-of.ts";
import { OutputsView } from "../../kit/result/outputs-view.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import { useWithheld, Verdict } from "../../kit/result/earlier.tsx";
import { useCopy } from "../../kit/result/deliver/use-copy.ts";

type FactRow = FactsOutput["rows"][number];

/** More swatches than this slow the page; the file has all of them. */
const SHOWN = 400;

/** Swatches with their name, hex and OKLCH; what could not be read; and the file they become. */
export function ExtractedColors({ outputs, isGhost }: { outputs: readonly Output[]; isGhost: boolean }) {
  const colors = factRows(outputs, "colors");
  const left = factRows(outputs, "left");
  const file = outputs.find((output) => output.kind === "text");
  return (
    <div className="flex min-h-0 flex-1 flex-col lg:overflow-auto">
      {colors.length > 0 && (
        <>
          <PaneHeader title="Colors" measure={String(colors.length)} />
          <ul
            aria-label="Colors"
            className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(168px,1fr))] gap-3 p-4 forced-color-adjust-none"
          >
            {colors.slice(0, SHOWN).map((row) => (
              <Swatch key={row.label} row={row} />
            ))}
          </ul>
          {colors.length > SHOWN && (
            <p className="px-4 pb-4 text-13 text-text-2">
              And {formatNumber(colors.length - SHOWN)} more in {file?.name}.
            </p>
          )}
        </>
      )}
      {left.length > 0 && (
        <div className="border-t border-line-1">
          <PaneHeader title="Not read" measure={`${left.length}, since nothing is run`} />
          <dl aria-label="Not read" className="m-0 divide-y divide-line-1">
            {left.map((row) => (
              <div
                key={row.label}
                className="grid grid-cols-[minmax(96px,160px)_minmax(0,1fr)] items-baseline gap-3 px-4 py-2"
              >
                <dt className="font-mono text-12 wrap-anywhere text-text-2">{row.label}</dt>
                <dd className="m-0 text-13 wrap-anywhere">
                  <Verdict>{row.value}</Verdict>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {file && (
        <div className="flex min-h-60 flex-1 flex-col border-t border-line-1">
          <OutputsView outputs={[file]} inert={isGhost} />
        </div>
      )}
    </div>
  );
}

function Swatch({ row: { label, value, color = BLACK } }: { row: FactRow }) {
  const { copy, isCopied } = useCopy();
  const { inert, className: withheld = "" } = useWithheld();
  const [last, setLast] = useState(false);
  const [hex = "", oklch = ""] = value.split("  ");
  const Sign = isCopied && last ? Check : Copy;
  return (
    <li className="group relative overflow-hidden rounded-card border border-line-2 bg-surface-1">
      <button
        type="button"
        aria-label={`Copy ${hex}, ${label}`}
        inert={inert}
        className={`absolute inset-0 cursor-copy rounded-card focus-visible:outline-2 ${withheld}`}
        onClick={() => {
          setLast(true);
          void copy(hex, hex);
        }}
      />
      <div className="flex h-14 items-start justify-end p-2" style={{ backgroundColor: hex, color: readableOn(color) }}>
        <Sign
          aria-hidden="true"
          className="size-4 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-lg:opacity-100"
        />
      </div>
      <div className="min-w-0 px-3 py-2">
        <p className="m-0 truncate text-13 font-title">{label}</p>
        <p className="m-0 font-mono text-12 text-text-2">{hex}</p>
        <p className="m-0 font-mono text-12 wrap-anywhere text-text-3">{oklch}</p>
      </div>
    </li>
  );
}
