import type { FaviconInput } from "@toolbox/core/tools/favicon/fields.ts";

const radii: Readonly<Record<string, number>> = { square: 0, rounded: 2.4, circle: 12 };

/** What the shapes look like, in the icon's color. */
export function shapePictures({ backgroundColor }: Pick<FaviconInput, "backgroundColor">) {
  return (shape: string) => (
    <svg viewBox="-18 -8 60 40" aria-hidden="true">
      <rect width="24" height="24" rx={radii[shape]} fill={backgroundColor} />
    </svg>
  );
}
