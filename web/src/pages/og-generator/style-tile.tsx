import { type OgInput, ogFields } from "@toolbox/core/graphics/og-image/fields.ts";
import { initialInput } from "@toolbox/core";
import { useMemo } from "react";
import { OgCanvas } from "./og-canvas.tsx";

const sample: OgInput = {
  ...initialInput(ogFields),
  title: "Row-level security without the guesswork",
  description: "A field guide to Postgres policies: write the rule in words, read the SQL it becomes.",
  emoji: "🔒",
};

// The proportions of a tile, so that nothing is cut off; about as many pixels as it has on the screen.
const templateTile = { width: 1200, height: 720 };
const themeTile = { width: 1200, height: 560 };
const scale = 0.07;

/** The tool's own drawing of a sample. */
function StyleTile({ size, ...style }: Pick<OgInput, "template" | "theme"> & { size: typeof themeTile }) {
  const { template, theme } = style;
  const input = useMemo(() => ({ ...sample, template, theme }), [template, theme]);
  const pixels = scale * Math.ceil(window.devicePixelRatio);
  return <OgCanvas input={input} size={size} scale={pixels} className="size-full object-cover" />;
}

/** What the templates look like in a theme. */
export function templatePictures(theme: OgInput["theme"]) {
  return (template: string) => (
    <StyleTile size={templateTile} template={template as OgInput["template"]} theme={theme} />
  );
}

/** What the themes look like in a template. */
export function themePictures(template: OgInput["template"]) {
  return (theme: string) => <StyleTile size={themeTile} template={template} theme={theme as OgInput["theme"]} />;
}
