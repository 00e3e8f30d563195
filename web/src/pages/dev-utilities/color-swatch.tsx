import type { Output } from "@toolbox/core";
import { readableOn } from "@toolbox/core/graphics/color/contrast.ts";
import { factRows } from "../../kit/result/outputs-of.ts";

/** The color itself, as large as the pane is wide. */
export function ColorSwatch({ outputs }: { outputs: readonly Output[] }) {
  const rows = factRows(outputs);
  const hex = rows.find((row) => row.color !== undefined)?.color;
  const name = rows.find((row) => row.label.endsWith("ame"));
  if (hex === undefined) return null;
  return (
    <div
      className="flex min-h-40 flex-none flex-col justify-end p-5 forced-color-adjust-none lg:min-h-56"
      style={{ backgroundColor: hex, color: readableOn(hex) }}
    >
      <span className="font-mono text-28 font-title">{hex}</span>
      <span className="text-13">{name && `${name.label}: ${name.value}`}</span>
    </div>
  );
}
