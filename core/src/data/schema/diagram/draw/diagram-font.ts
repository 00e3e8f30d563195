import type { Canvas, Ports } from "../../../../ports/index.ts";

const families = ["Toolbox Mono", "Toolbox Mono More"];
/** Asked where the bundled typeface is not, such as in an SVG file: they set letters about as wide. */
const others = 'ui-monospace, Menlo, Consolas, "Liberation Mono", monospace';

/** The value of `Pen.font` for a text of a diagram. @param size pixels */
export function diagramFont(weight: 400 | 700, size: number): string {
  return `${weight} ${size}px ${families.map((family) => `"${family}"`).join(", ")}, ${others}`;
}

/** Loads the typeface of diagrams (JetBrains Mono). Throws `ToolError` "asset" or "canvas". */
export async function loadDiagramFont({
  assets,
  canvas,
}: Pick<Ports, "assets"> & { readonly canvas: Pick<Canvas, "loadFont"> }): Promise<void> {
  const faces = (["text", "more"] as const).flatMap((slice, index) =>
    ([400, 700] as const).map((weight) => ({ slice, weight, family: families[index] ?? "" })),
  );
  await Promise.all(
    faces.map(async ({ slice, weight, family }) => {
      const cut = weight === 400 ? "regular" : "bold";
      const bytes = await assets.read(`document-fonts/mono-${cut}-${slice}.woff`);
      await canvas.loadFont({ family, weight, bytes });
    }),
  );
}
