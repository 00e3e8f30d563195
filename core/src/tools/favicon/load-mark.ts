import type { Ports } from "../../ports/index.ts";
import type { RunContext } from "../../tool/run-context.ts";
import type { FaviconInput } from "./fields.ts";
import { type Logo, loadLogo } from "./logo.ts";
import { faviconLetters, loadTextMark, type Mark, MAX_LETTERS } from "./mark.ts";
import { graphemeCount } from "../../text/graphemes.ts";

export interface LoadedMark {
  readonly mark: Mark;
  readonly logo: Logo | undefined;
}

/** Loads what stands on the icons: the logo, else the letters. What is cut or missing is said through `warn`. */
export async function loadMark(
  { image, text }: Pick<FaviconInput, "image" | "text">,
  ports: Pick<Ports, "assets" | "canvas" | "images">,
  warn: RunContext["warn"],
): Promise<LoadedMark> {
  if (image) {
    const logo = await loadLogo(image, ports, warn);
    const { picture } = logo;
    return { logo, mark: { kind: "picture", picture, width: picture.width, height: picture.height } };
  }
  if (graphemeCount(text.trim()) > MAX_LETTERS)
    warn(`The text is cut to "${faviconLetters(text)}": an icon holds ${MAX_LETTERS} characters.`);
  const { mark, missing, texts } = await loadTextMark(text, ports, ports.canvas);
  if (missing.length > 0)
    warn(
      `The bundled fonts have no ${missing.join(" ")}. A font of this machine is used, or a box is drawn where it has none.`,
    );
  else if (texts.length > 0)
    warn(`"${texts.join("")}" stays text in favicon.svg: it is shown in a font of the machine that opens it.`);
  return { mark, logo: undefined };
}
