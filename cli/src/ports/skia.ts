import { createRequire } from "node:module";
import { ToolError } from "@toolbox/core";

type Skia = typeof import("@napi-rs/canvas");

let loaded: Skia | undefined;

const MISSING =
  'Images are drawn with the package @napi-rs/canvas, which is not installed. Add it beside Toolbox: "npm install @napi-rs/canvas" (with -g where Toolbox was installed so).';
const BROKEN = "Images cannot be drawn here: the package @napi-rs/canvas does not load.";

/**
 * The Node canvas, loaded on first use: it takes a tenth of a second that other commands need not spend.
 * Its text is drawn in portable mode, the same pixels on every system; TOOLBOX_TEXT_RENDERER=system draws as Chrome
 * does on this system. Throws `ToolError` "canvas" where it is not installed, or there is no build for the machine.
 */
export function skia(): Skia {
  if (loaded) return loaded;
  try {
    loaded = createRequire(import.meta.url)("@napi-rs/canvas") as Skia;
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND" && !isInstalled();
    throw new ToolError("canvas", isMissing ? MISSING : BROKEN, { cause });
  }
  loaded.setTextRenderer(process.env["TOOLBOX_TEXT_RENDERER"] === "system" ? "system" : "portable");
  return loaded;
}

/** Its own file, not the build for the machine, which is a package of its own. */
function isInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve("@napi-rs/canvas");
    return true;
  } catch {
    return false;
  }
}
