import { createRequire } from "node:module";
import { ToolError } from "@toolbox/core";

type Skia = typeof import("@napi-rs/canvas");

let loaded: Skia | undefined;

/**
 * The Node canvas, loaded on first use: it takes a tenth of a second that other commands need not spend.
 * Its text is drawn in portable mode, the same pixels on every system; TOOLBOX_TEXT_RENDERER=system draws as Chrome
 * does on this system. Throws `ToolError` "canvas" where there is no build for the machine.
 */
export function skia(): Skia {
  if (loaded) return loaded;
  try {
    loaded = createRequire(import.meta.url)("@napi-rs/canvas") as Skia;
  } catch (cause) {
    throw new ToolError("canvas", "Images cannot be drawn here: the package @napi-rs/canvas does not load.", { cause });
  }
  loaded.setTextRenderer(process.env["TOOLBOX_TEXT_RENDERER"] === "system" ? "system" : "portable");
  return loaded;
}
