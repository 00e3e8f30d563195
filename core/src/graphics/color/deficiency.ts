import { fromLinear, toLinear } from "./spaces.ts";
import { luminance } from "./contrast.ts";

export const deficiencies = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"] as const;
export type Deficiency = (typeof deficiencies)[number];

type Row = readonly [number, number, number];

/**
 * For linear sRGB, severity 1.0: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for
 * Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009, table 1 of its supplement. The same that browsers'
 * developer tools use.
 */
const matrices: Readonly<Record<Exclude<Deficiency, "achromatopsia">, readonly [Row, Row, Row]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** About how a color looks to someone without one kind of cone, or with none. A preview, not a diagnosis. */
export function simulateDeficiency(hex: string, deficiency: Deficiency): string {
  if (deficiency === "achromatopsia") {
    const light = luminance(hex);
    return fromLinear({ r: light, g: light, b: light });
  }
  const { r, g, b } = toLinear(hex);
  const [red, green, blue] = matrices[deficiency].map(([x, y, z]) => x * r + y * g + z * b) as [number, number, number];
  return fromLinear({ r: red, g: green, b: blue });
}
