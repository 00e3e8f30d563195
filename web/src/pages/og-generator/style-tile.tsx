import { type OgInput, ogFields } from "@toolbox/core/tools/og-image/fields.ts";
import { initialInput } from "@toolbox/core";
import { ogSizes } from "@toolbox/core/tools/og-image/sizes.ts";
import { useMemo } from "react";
import { OgCanvas } from "./og-canvas.tsx";

const sample: OgInput = {
  ...initialInput(ogFields),
  title: "Row-level security without the guesswork",
  description: "A field guide to Postgres policies: write the rule in words, read the SQL it becomes.",
  emoji: "🔒",
};

/** The tool's own drawing of a sample. */
function StyleTile({ template, theme }: Pick<OgInput, "template" | "theme">) {
  const input = useMemo(() => ({ ...sample, template, theme }), [template, theme]);
  return <OgCanvas input={input} size={ogSizes[0]} scale={0.2} className="size-full object-cover" />;
}

/** What the templates look like in a theme. */
export function templatePictures(theme: OgInput["theme"]) {
  return (template: string) => <StyleTile template={template as OgInput["template"]} theme={theme} />;
}

/** What the themes look like in a template. */
export function themePictures(template: OgInput["template"]) {
  return (theme: string) => <StyleTile template={template} theme={theme as OgInput["theme"]} />;
}
