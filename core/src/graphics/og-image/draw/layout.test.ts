import { describe, expect, it } from "vitest";
import type { EmojiArt } from "../../drawing/emoji-art.ts";
import { recordingCanvas } from "../../../testing/recording-canvas.ts";
import { initialInput } from "../../../tool/fields.ts";
import { graphemeCount } from "../../../text/graphemes.ts";
import { drawOgImage } from "./draw-og-image.ts";
import { type OgInput, ogFields } from "../fields.ts";
import type { Rect } from "../../../ports/rect.ts";
import { logoBox, MARGIN } from "./logo-box.ts";
import { ogSizes } from "../sizes.ts";

/*
 * Every template with every place of a logo, at the largest and smallest size, with words that are hard to set: nothing that is read
 * leaves the picture's margins or touches the logo. On the recording canvas a letter is half an em wide.
 */
// Art of one layer in a color of its own, to be found again among the calls.
const MARK = "#e0e0e1";
const shape = recordingCanvas().path("");
const layer = { path: shape, color: MARK, opacity: 1, rule: "nonzero", stroke: undefined, clip: undefined } as const;
const art: EmojiArt = new Map([["1f680", [layer]]]);

const words: Record<string, Pick<OgInput, "title" | "description" | "emoji">> = {
  usual: {
    title: "Row-level security without the guesswork",
    description: "A field guide to Postgres policies: write the rule in words, read the SQL it becomes.",
    emoji: "🚀",
  },
  "one long word": { title: "W".repeat(60), description: "w".repeat(160), emoji: "🚀" },
  "short words": { title: "a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d", description: "x", emoji: "" },
  ideographs: { title: "題名".repeat(30), description: "説明文です。".repeat(16), emoji: "🚀" },
  "right to left": { title: "دليل كامل لأمان مستوى الصف", description: "وصف طويل. ".repeat(16), emoji: "🚀" },
  "emoji alone": { title: "🚀".repeat(60), description: "", emoji: "" },
  nothing: { title: "", description: "", emoji: "" },
};
const logos = {
  none: null,
  wide: { width: 400, height: 100 },
  square: { width: 300, height: 300 },
  tall: { width: 100, height: 500 },
};

const cases = Object.keys(words).flatMap((text) =>
  Object.keys(logos).flatMap((logo) =>
    ogFields.template.options.map(({ value }) => [value, text, logo as keyof typeof logos] as const),
  ),
);

describe("every template keeps its words apart from logo and edges", () => {
  it.each(cases)("%s, %s, logo %s", (template, text, logoName) => {
    const faults: string[] = [];
    for (const size of logoName === "square" ? [ogSizes[0], ogSizes[2]] : [ogSizes[2]])
      for (const { value: logoPosition } of ogFields.logoPosition.options)
        for (const logoSize of ["small", "large"] as const) {
          const input: OgInput = {
            ...initialInput(ogFields),
            ...words[text],
            template,
            logoPosition,
            logoSize,
          };
          const logo = logos[logoName];
          const canvas = recordingCanvas();
          drawOgImage(canvas.surface(size.width, size.height), input, { art, logo, fontFamily: undefined });
          const place = logo && logoBox(size, logo, input);
          for (const box of inkBoxes(canvas.calls)) {
            const name = `${box.what} at ${Math.round(box.x)},${Math.round(box.y)} ${Math.round(box.width)}x${Math.round(box.height)}`;
            const where = `${size.width}x${size.height} ${logoPosition} ${logoSize}`;
            if (!isInside(box, size)) faults.push(`${where}: ${name} leaves the margins`);
            if (place && touches(box, place)) faults.push(`${where}: ${name} touches the logo`);
          }
        }
    expect(faults).toEqual([]);
  });
});

it.each(["blog", "docs", "tweet"] as const)("%s puts the emoji where reading begins", (template) => {
  const middleOf = (text: string) => {
    const canvas = recordingCanvas();
    const input: OgInput = { ...initialInput(ogFields), ...words[text], template };
    drawOgImage(canvas.surface(1200, 630), input, { art, logo: null, fontFamily: undefined });
    const emoji = inkBoxes(canvas.calls).find(({ what }) => what === "emoji");
    return (emoji?.x ?? 0) + (emoji?.width ?? 0) / 2;
  };
  expect(middleOf("usual")).toBeLessThan(600);
  expect(middleOf("right to left")).toBeGreaterThan(900);
});

/** The boxes of everything read: texts as capitals and descenders reach, emoji as squares. */
function inkBoxes(calls: readonly (readonly unknown[])[]): (Rect & { what: string })[] {
  const boxes: (Rect & { what: string })[] = [];
  let size = 0;
  let [x, y, scale] = [0, 0, 1];
  for (const [name, ...args] of calls) {
    if (name === "font=") size = Number(/([\d.]+)px/.exec(String(args[0]))?.[1]);
    if (name === "translate") [x, y] = [Number(args[0]), Number(args[1])];
    if (name === "scale") scale = Number(args[0]);
    if (name === "fillStyle=" && args[0] === MARK)
      boxes.push({ what: "emoji", x, y, width: 36 * scale, height: 36 * scale });
    if (name === "fillText") {
      const [text, left, baseline] = args as [string, number, number];
      boxes.push({
        what: JSON.stringify(text.slice(0, 12)),
        x: left,
        y: baseline - size * 0.73,
        width: graphemeCount(text) * size * 0.5,
        height: size * 0.73,
      });
    }
  }
  return boxes;
}

// Rounding to whole pixels may reach one pixel over.
const SLACK = 1;

function isInside({ x, y, width, height }: Rect, size: { width: number; height: number }): boolean {
  return (
    x >= MARGIN - SLACK &&
    y >= MARGIN - SLACK &&
    x + width <= size.width - MARGIN + SLACK &&
    y + height <= size.height - MARGIN + SLACK
  );
}

function touches(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
