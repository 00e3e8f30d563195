import type { Output } from "@toolbox/core";
import { ArrowUpDown } from "lucide-react";
import { factRows } from "../../kit/result/outputs-of.ts";
import { Button } from "../../kit/elements/button.tsx";
import { ColorChip } from "../../kit/inputs/color-chip.tsx";

/** Changes places of the two colors, or takes the nearest text color that passes. */
export function ContrastActions({ outputs, onSwap, onColor }: ContrastActionsProps) {
  const rows = factRows(outputs);
  const nearest = rows.flatMap(({ label, color }) => {
    const [, grade] = /^Nearest for (\w+)$/.exec(label) ?? [];
    return grade !== undefined && color !== undefined ? [{ grade, color }] : [];
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon={ArrowUpDown} onClick={onSwap}>
        Swap
      </Button>
      {nearest.map(({ grade, color }) => (
        <Button key={grade} size="sm" aria-label={`Use ${color} for ${grade}`} onClick={() => onColor(color)}>
          <span className="inline-flex items-center gap-1.5">
            <ColorChip color={color} />
            {color} for {grade}
          </span>
        </Button>
      ))}
    </div>
  );
}

type ContrastActionsProps = {
  outputs: readonly Output[] | null;
  onSwap: () => void;
  onColor: (color: string) => void;
};
