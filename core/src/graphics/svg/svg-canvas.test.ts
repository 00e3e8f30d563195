import { describe, expect, it } from "vitest";
import { readAsset } from "../../../scripts/read-asset.ts";
import type { Drawing } from "../../ports/index.ts";
import { recordingCanvas } from "../../testing/recording-canvas.ts";
import { loadOutlines } from "./font-outlines.ts";
import { svgCanvas, type SvgOptions } from "./svg-canvas.ts";

/* The recording canvas measures: a letter is half an em wide. */
async function markup(draw: (drawing: Drawing, path: (data: string) => never) => void, options?: SvgOptions) {
  const canvas = svgCanvas(recordingCanvas(), options);
  const drawing = canvas.drawing(100, 50);
  draw(drawing, (data) => canvas.path(data) as never);
  return drawing.svg();
}
const START = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">';

describe("svgCanvas", () => {
  it.each<[name: string, draw: (drawing: Drawing, path: (data: string) => never) => void, inner: string]>([
    ["nothing", () => {}, " "],
    [
      "a box",
      ({ pen }) => {
        pen.fillStyle = "#abc";
        pen.fillRect(1, 2, 3.12345, 4);
      },
      '<rect x="1" y="2" width="3.123" height="4" fill="#abc"/>',
    ],
    [
      "an outline, moved when it is made",
      ({ pen }) => {
        pen.translate(10, 0);
        pen.beginPath();
        pen.lineTo(0, 0);
        pen.lineTo(5, 5);
        pen.translate(50, 50);
        pen.fill();
      },
      '<path d="M10 0L15 5" fill="#000000"/>',
    ],
    [
      "a whole circle in two halves",
      ({ pen }) => {
        pen.beginPath();
        pen.arc(10, 10, 5, 0, 2 * Math.PI);
        pen.fill();
      },
      '<path d="M15 10A5 5 0 0 1 5 10A5 5 0 0 1 15 10" fill="#000000"/>',
    ],
    [
      "alpha of the pen and of the color",
      ({ pen }) => {
        pen.globalAlpha = 0.5;
        pen.strokeStyle = "rgba(255, 0, 0, 0.25)";
        pen.lineWidth = 2;
        pen.strokeRect(0, 0, 9, 9);
      },
      '<rect x="0" y="0" width="9" height="9" fill="none" stroke="#ff0000" stroke-opacity="0.25" stroke-width="2" stroke-miterlimit="10" opacity="0.5"/>',
    ],
    [
      "equal definitions once, what is in one clip together",
      ({ pen }, path) => {
        pen.clip(path("M0 0h9v9z"));
        for (let i = 0; i < 2; i++) {
          const gradient = pen.createLinearGradient(0, 0, 9, 0);
          gradient.addColorStop(0, "#ffffff00");
          pen.fillStyle = gradient;
          pen.fill(path("M1 1h1z"), "evenodd");
        }
      },
      '<defs><clipPath id="d1"><path d="M0 0h9v9z"/></clipPath><linearGradient id="d2" x1="0" y1="0" x2="9" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#ffffff" stop-opacity="0"/></linearGradient></defs>' +
        '<g clip-path="url(#d1)">' +
        '<path d="M1 1h1z" fill-rule="evenodd" fill="url(#d2)"/>'.repeat(2) +
        "</g>",
    ],
    // 12 characters of 10 px end at 120
    [
      "text, escaped, with what XML cannot hold replaced",
      ({ pen }) => {
        pen.font = '700 20px "Toolbox Sans", sans-serif';
        pen.textAlign = "right";
        pen.fillText('<a> & "b" \u{d800}\u{7}', 120, 20);
      },
      `<g fill="#000000"><text x="0" y="20" font-family="'Toolbox Sans', sans-serif" font-size="20" font-weight="700" xml:space="preserve">&lt;a&gt; &amp; &quot;b&quot; \u{fffd}\u{fffd}</text></g>`,
    ],
    [
      "only what came after the drawing was cleared",
      ({ pen }) => {
        pen.fillRect(0, 0, 1, 1);
        pen.clearRect(0, 0, 100, 50);
        pen.fillRect(0, 0, 2, 2);
      },
      '<rect x="0" y="0" width="2" height="2" fill="#000000"/>',
    ],
    [
      "a picture as data",
      (drawing) => drawing.draw({ width: 2, height: 1 }, 5, 6, 7, 8),
      `<image x="5" y="6" width="7" height="8" preserveAspectRatio="none" href="data:image/png;base64,${btoa("image/png 2x1")}"/>`,
    ],
  ])("%s", async (_, draw, inner) => expect(await markup(draw)).toBe(`${START}${inner}</svg>`));

  it("refuses what a file cannot take back or show", async () => {
    await expect(markup(({ pen }) => pen.clearRect(0, 0, 5, 5))).rejects.toThrow("cannot be cleared");
    await expect(markup(({ pen }) => pen.fill(recordingCanvas().path("M0 0")))).rejects.toThrow("another canvas");
  });

  it("turns letters into outlines where it has them, each at the place the host gives it", async () => {
    const outlines = await loadOutlines({ assets: { read: readAsset } }, ["Hi"], [400]);
    const canvas = svgCanvas(recordingCanvas(), { outlines, idPrefix: "icon-" });
    const drawing = canvas.drawing(100, 50);
    drawing.pen.font = "400 20px any";
    drawing.pen.fillText("H i", 5, 30);
    expect(drawing.textLeft).toEqual([]);
    drawing.pen.fillText("i日本", 0, 30);
    drawing.pen.fillText("שלום", 0, 30);
    const svg = await drawing.svg("Hi");
    expect(svg).toContain("<title>Hi</title>");
    // 20 px of 2048 units; the third character begins after two halves of an em
    expect(svg).toMatch(/<path d="M[^"]+Z" transform="translate\(5 30\) scale\(0\.009766\)"\/>/);
    expect(svg).toMatch(/transform="translate\(25 30\) scale\(0\.009766\)"/);
    expect(svg).toContain(">日本</text>");
    expect(drawing.textLeft).toEqual(["日本", "שלום"]);
  });

  it("writes the same file for the same drawing", async () => {
    const draw = ({ pen, fillGradient }: Drawing) => {
      pen.shadowColor = "#00000080";
      pen.shadowBlur = 4;
      fillGradient(
        [
          {
            kind: "linear",
            degrees: 90,
            stops: [
              [0, "#000000"],
              [1, "#ffffff", 0.5],
            ],
          },
        ],
        0,
        0,
        100,
        50,
      );
    };
    expect(await markup(draw)).toBe(await markup(draw));
    expect(await markup(draw)).toContain('flood-color="#000000" flood-opacity="0.502"');
  });
});
