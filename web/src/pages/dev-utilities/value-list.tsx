import { formatNumber } from "@toolbox/core";
import { ColorChip } from "../../kit/inputs/color-chip.tsx";
import { Verdict } from "../../kit/result/earlier.tsx";
import { CopyButton } from "../../kit/result/copy-button.tsx";

/** More rows than this help nobody and slow the page; copy and download take all of them. */
const SHOWN = 200;

/** Values one under the other, each with a copy button; with labels they are a list of terms. */
export function ValueList({ rows, isGhost }: ValueListProps) {
  const hidden = rows.length - SHOWN;
  return (
    <div className="scrollbar-quiet min-h-0 flex-1 overflow-auto">
      <dl className="divide-y divide-line-1">
        {rows.slice(0, SHOWN).map(({ label, value, color, isName, isFact = false }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal values are rows of their own, and none moves
          <div key={index} className="flex min-h-11 items-center gap-3 py-1 pr-2 pl-4">
            <dt className={isName ? "w-28 flex-none text-13 text-text-3" : "mono w-8 flex-none text-text-3"}>
              {label}
            </dt>
            <dd className="m-0 flex min-w-0 flex-1 items-center gap-3">
              {color && <ColorChip color={color} />}
              <span className="mono min-w-0 flex-1 text-13 wrap-anywhere whitespace-pre-wrap">
                {isFact ? <Verdict>{value}</Verdict> : value}
              </span>
              {!isGhost && <CopyButton iconOnly source={value} label={`Copy ${isName ? label : value}`} />}
            </dd>
          </div>
        ))}
      </dl>
      {hidden > 0 && (
        <p className="border-t border-line-1 px-4 py-3 text-13 text-text-2">
          And {formatNumber(hidden)} more. Copy and download take all of them.
        </p>
      )}
    </div>
  );
}

export interface ValueRow {
  /** A name, or the number of the row. */
  readonly label: string;
  readonly value: string;
  readonly color?: string | undefined;
  readonly isName: boolean;
  /** Says something about the input; else it is something made of it. */
  readonly isFact?: boolean | undefined;
}

type ValueListProps = { rows: readonly ValueRow[]; isGhost: boolean };
