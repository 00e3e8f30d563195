import type { Ports } from "../ports/index.ts";
import { initialInput } from "../tool/fields.ts";
import { drawOgImage } from "../graphics/og-image/draw/draw-og-image.ts";
import { ogFields, type OgInput } from "../graphics/og-image/fields.ts";
import { loadOgResources } from "../graphics/og-image/resources.ts";
import { type OgSize, ogSizes } from "../graphics/og-image/sizes.ts";
import { fakeFile } from "./fake-file.ts";

export interface ParityCase {
  readonly name: string;
  readonly size: OgSize;
  readonly input: Omit<OgInput, "font" | "logo">;
  readonly hasLogo: boolean;
}

// Text of every bundled script, and emoji of every kind of sequence, in the line and alone.
const words: readonly Pick<OgInput, "title" | "description" | "emoji">[] = [
  {
    title: "Row-level security without the guesswork",
    description: "A field guide to Postgres policies: write the rule in words, read the SQL it becomes.",
    emoji: "🔒",
  },
  {
    title: "Crème brûlée à 18 °C, façon Łódź",
    description: "Ship 🚢 it with ❤️ from 🇯🇵 and 👩🏽‍💻 in 1️⃣ day",
    emoji: "👨‍👩‍👧‍👦",
  },
  { title: "Ελληνικά, Кириллица, tiếng Việt", description: "Three scripts, one picture.", emoji: "🏴󠁧󠁢󠁳󠁣󠁴󠁿" },
  { title: "Pneumonoultramicroscopicsilicovolcanoconiosis-and-more-words", description: "", emoji: "" },
];
const places = ogFields.logoPosition.options.map((option) => option.value);

const patterns = ogFields.pattern.options.map((option) => option.value).filter((value) => value !== "theme");

/** Every template in every theme, with its own pattern or another one; size, words, logo and its place change from one to the next. */
const styleCases: readonly ParityCase[] = ogFields.template.options.flatMap((template, row) =>
  ogFields.theme.options.map((theme, column): ParityCase => {
    const { logo: _, font: __, ...initial } = initialInput(ogFields);
    const turn = row * ogFields.theme.options.length + column;
    return {
      name: `${template.value} ${theme.value}`,
      size: ogSizes[turn % 3] ?? ogSizes[0],
      hasLogo: turn % 4 !== 0,
      input: {
        ...initial,
        ...words[(row + column) % words.length],
        template: template.value,
        theme: theme.value,
        pattern: turn % 2 === 0 ? "theme" : (patterns[row % patterns.length] ?? "none"),
        logoPosition: places[turn % places.length] ?? "top-left",
        logoOpacity: column % 2 === 0 ? 1 : 0.7,
      },
    };
  }),
);

/** Colors of the user's own over every pattern, on a plain ground and on a gradient. */
const colorCases: readonly ParityCase[] = patterns.map((pattern, turn) => {
  const [base] = styleCases;
  if (!base) throw new Error("There are no cases.");
  const template = ogFields.template.options[turn % 5]?.value ?? "blog";
  const input = { ...base.input, template, pattern, customColors: true };
  return {
    ...base,
    name: `${template} own colors ${pattern}`,
    input: turn % 2 === 0 ? input : { ...input, backgroundTo: base.input.background },
  };
});

/** Words that run leftward, letters that join, and letters of full width. */
const scriptCases: readonly ParityCase[] = styleCases.slice(0, 4).map((base, turn) => ({
  ...base,
  name: ["Arabic", "Hebrew", "Hindi", "Japanese"][turn] ?? "",
  input: {
    ...base.input,
    title: ["مرحبا بالعالم 🚀 بسرعة", "שלום עולם: תמונות יפות", "नमस्ते दुनिया", "東京で作る画像"][turn] ?? "",
    description:
      ["وصف قصير مع React في السطر.", "תיאור קצר עם English באמצע", "एक छोटा विवरण", "短い説明、カナと React。"][
        turn
      ] ?? "",
  },
}));

export const parityCases: readonly ParityCase[] = [...styleCases, ...colorCases, ...scriptCases];

/** Draws a case with the ports of a host. Returns RGBA. A warning is a failure: nothing may be missing here. */
export async function drawParityCase(
  { size, input, hasLogo }: ParityCase,
  ports: Pick<Ports, "assets" | "canvas" | "images">,
): Promise<Uint8ClampedArray> {
  const surface = ports.canvas.surface(size.width, size.height);
  const logo = hasLogo ? await logoFile(ports) : null;
  const resources = await loadOgResources({ ...input, logo, font: null }, ports, (message) => {
    throw new Error(message);
  });
  drawOgImage(surface, { ...input, logo, font: null }, resources);
  return surface.pixels();
}

// A PNG larger than it is shown, with soft edges and see-through parts.
async function logoFile({ canvas }: Pick<Ports, "canvas">): Promise<ReturnType<typeof fakeFile>> {
  const { pen, encode } = canvas.surface(500, 300);
  pen.fillStyle = "#e5484d";
  pen.beginPath();
  pen.arc(150, 150, 140, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = "rgba(59, 130, 246, 0.5)";
  pen.fillRect(200, 40, 290, 220);
  return fakeFile("logo.png", "image/png", await encode("image/png"));
}
