import { initialInput } from "@toolbox/core";
import { ogFields } from "@toolbox/core/graphics/og-image/fields.ts";
import { ogSizes } from "@toolbox/core/graphics/og-image/sizes.ts";
import { OgCanvas } from "../../og-generator/og-canvas.tsx";

const [size] = ogSizes;
const input = {
  ...initialInput(ogFields),
  title: "Row-level security without the guesswork",
  description: "A field guide to Postgres policies: write the rule in words, read the SQL it becomes.",
  emoji: "🔒",
};
/** On the page it is about a quarter as wide as the picture. */
const scale = 0.25 * Math.min(3, Math.ceil(globalThis.devicePixelRatio || 1));

export const measure = `${size.width} × ${size.height}`;

/** A share image as the tool draws it. */
export default function OgImageThumbnail() {
  return (
    <div className="grid h-full place-items-center">
      <OgCanvas input={input} size={size} scale={scale} className="h-36 shadow-[0_0_0_1px_var(--line-2)] md:h-38" />
    </div>
  );
}
