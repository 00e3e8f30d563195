import type { Ports } from "../../ports/index.ts";
import { type SvgCanvas, svgCanvas } from "../../graphics/svg/svg-canvas.ts";
import { element } from "../../graphics/svg/xml.ts";
import { drawContent, drawGround, type IconStyle, isTruncated, traceShape } from "./draw-icon.ts";
import type { FaviconInput } from "./fields.ts";
import type { Logo } from "./logo.ts";
import { loadTextMark, type Mark } from "./mark.ts";
import { SVG_SIZE } from "./sizes.ts";

type Dark = Pick<FaviconInput, "darkMode" | "darkBackgroundColor" | "darkTextColor" | "text">;

/**
 * favicon.svg: the drawing of the icons as vectors, letters as outlines, 512 pixels. In dark mode a style inside it
 * changes ground and letters; emoji and logos keep their colors.
 */
export async function iconSvg(
  input: Dark & IconStyle,
  logo: Logo | undefined,
  ports: Pick<Ports, "assets" | "canvas">,
): Promise<string> {
  const canvas = (idPrefix: string) => svgCanvas(ports.canvas, { idPrefix });
  const target = canvas("a");
  const mark = logo ? standIn(logo) : (await loadTextMark(input.text, ports, target)).mark;
  const [letters, pictures] = split(mark);
  const ground = target.drawing(SVG_SIZE, SVG_SIZE);
  drawGround(ground, "icon", input, SVG_SIZE);
  const draw = async (part: Mark | undefined, on: SvgCanvas) => {
    if (!part) return "";
    const drawing = on.drawing(SVG_SIZE, SVG_SIZE);
    if (isTruncated(mark, "icon", input)) {
      traceShape(drawing.pen, "icon", input, SVG_SIZE);
      drawing.pen.clip();
    }
    drawContent(drawing, on, part, "icon", input, SVG_SIZE);
    return inside(await drawing.svg());
  };
  const parts = [
    input.darkMode ? element("style", {}, darkStyle(input)) : "",
    group("ground", inside(await ground.svg())),
    group("letters", await draw(letters, canvas("l"))),
    group("mark", withLogo(await draw(pictures, canvas("m")), logo)),
  ];
  const size = { width: SVG_SIZE, height: SVG_SIZE, viewBox: `0 0 ${SVG_SIZE} ${SVG_SIZE}` };
  return `${element("svg", { xmlns: "http://www.w3.org/2000/svg", ...size }, parts.join(""))}\n`;
}

function darkStyle({ darkBackgroundColor, darkTextColor }: Dark): string {
  return `@media (prefers-color-scheme:dark){.ground *{fill:${darkBackgroundColor}}.letters *{fill:${darkTextColor}}}`;
}

function group(name: string, markup: string): string {
  return markup.trim() === "" ? "" : element("g", { class: name }, markup);
}

/** What is drawn in the letters' color, and what has colors of its own. Both keep the place they have together. */
function split(mark: Mark): readonly [letters: Mark | undefined, pictures: Mark | undefined] {
  if (mark.kind === "picture") return [undefined, mark];
  const part = (isEmoji: boolean) => {
    const pieces = mark.pieces.filter((piece) => (piece.kind === "emoji") === isEmoji);
    return pieces.length === 0 ? undefined : { ...mark, pieces };
  };
  return [part(false), part(true)];
}

// The drawing places a box of the logo's proportion; the logo itself, which may be a vector, is put in after.
function standIn({ picture: { width, height }, dot }: Logo): Mark {
  return { kind: "picture", picture: dot, width, height };
}

function withLogo(markup: string, logo: Logo | undefined): string {
  return logo ? markup.replace(/ href="[^"]*"/, () => ` href="${logo.href}"`) : markup;
}

function inside(svg: string): string {
  return svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
}
