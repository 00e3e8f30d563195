import type { Face } from "@toolbox/core/tools/font-pairs/pairs.ts";
import archivoBlack400 from "@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff2?url";
import archivo400 from "@fontsource/archivo/files/archivo-latin-400-normal.woff2?url";
import archivo700 from "@fontsource/archivo/files/archivo-latin-700-normal.woff2?url";
import dmSans400 from "@fontsource/dm-sans/files/dm-sans-latin-400-normal.woff2?url";
import dmSans700 from "@fontsource/dm-sans/files/dm-sans-latin-700-normal.woff2?url";
import inter400 from "@fontsource/inter/files/inter-latin-400-normal.woff2?url";
import inter700 from "@fontsource/inter/files/inter-latin-700-normal.woff2?url";
import lora400 from "@fontsource/lora/files/lora-latin-400-normal.woff2?url";
import lora700 from "@fontsource/lora/files/lora-latin-700-normal.woff2?url";
import merriweather700 from "@fontsource/merriweather/files/merriweather-latin-700-normal.woff2?url";
import openSans400 from "@fontsource/open-sans/files/open-sans-latin-400-normal.woff2?url";
import openSans700 from "@fontsource/open-sans/files/open-sans-latin-700-normal.woff2?url";
import playfairDisplay700 from "@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2?url";
import sora700 from "@fontsource/sora/files/sora-latin-700-normal.woff2?url";
import sourceSans400 from "@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?url";
import sourceSans700 from "@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff2?url";
import spaceGrotesk700 from "@fontsource/space-grotesk/files/space-grotesk-latin-700-normal.woff2?url";
import workSans700 from "@fontsource/work-sans/files/work-sans-latin-700-normal.woff2?url";

/** Latin letters of the faces of all pairs, by family and weight. Fetched when a face is first shown. */
export const pairFonts: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  "Archivo Black": { 400: archivoBlack400 },
  Archivo: { 400: archivo400, 700: archivo700 },
  "DM Sans": { 400: dmSans400, 700: dmSans700 },
  Inter: { 400: inter400, 700: inter700 },
  Lora: { 400: lora400, 700: lora700 },
  Merriweather: { 700: merriweather700 },
  "Open Sans": { 400: openSans400, 700: openSans700 },
  "Playfair Display": { 700: playfairDisplay700 },
  Sora: { 700: sora700 },
  "Source Sans 3": { 400: sourceSans400, 700: sourceSans700 },
  "Space Grotesk": { 700: spaceGrotesk700 },
  "Work Sans": { 700: workSans700 },
};

/** The family name it is loaded under: our own, so that an installed font of the same name never stands in. */
export const shownFamily = (face: Face) => `Toolbox Pair ${face.family}`;

/** The value of `font-family` on the page. */
export const shownStack = (face: Face) => `"${shownFamily(face)}", ${face.style}`;
