import { type FileHandle, ToolError } from "@toolbox/core";
import { loadFonts } from "@toolbox/core/graphics/drawing/fonts.ts";
import { devices } from "@toolbox/core/tools/mockup/devices.ts";
import type { MockupInput } from "@toolbox/core/tools/mockup/fields.ts";
import { samplePhoneScreen, sampleScreen } from "@toolbox/core/tools/mockup/sample-screen.ts";
import { type Shot, takeShot } from "@toolbox/core/tools/mockup/shot.ts";
import { useEffect, useState } from "react";
import { browserPorts } from "../../ports/index.ts";

/** What the preview shows on the screen: the user's file, or a sample while there is none. */
export interface Screenshot extends Shot {
  readonly isSample: boolean;
}

const shots = new WeakMap<FileHandle, Promise<Shot>>();

/**
 * The picture, decoded once per file, with the letters of the address ready; the last one until the next is loaded.
 * The sample again, and a sentence why, when the file cannot be opened.
 */
export function useScreenshot(input: Pick<MockupInput, "image" | "device" | "orientation" | "address">): {
  readonly screenshot: Screenshot | null;
  readonly problem: string | undefined;
} {
  const { image, device, orientation, address } = input;
  const [screenshot, setScreenshot] = useState<Screenshot | null>(null);
  const [refused, setRefused] = useState<{ file: FileHandle; why: string } | null>(null);
  const { width, ...rest } = devices[device];
  const isTall = "height" in rest && rest.height > width && orientation === "portrait";
  useEffect(() => {
    let isWanted = true;
    const load = async (file: FileHandle | null) => {
      const [shot] = await Promise.all([
        decode(file ?? (isTall ? samplePhoneScreen : sampleScreen)),
        device === "browser" ? loadFonts(browserPorts, [address], [400]) : undefined,
      ]);
      if (isWanted) setScreenshot({ ...shot, isSample: file === null });
    };
    const refuse = (file: FileHandle) => (error: unknown) => {
      if (!(error instanceof ToolError)) throw error;
      if (isWanted) setRefused({ file, why: `${file.name}: ${error.message}` });
      return load(null);
    };
    (image ? load(image).catch(refuse(image)) : load(null)).catch((error: unknown) => {
      // The run of the tool fails for the same reason and says so on the page.
      console.warn("The preview could not be drawn:", error);
    });
    return () => {
      isWanted = false;
    };
  }, [image, isTall, device, address]);
  return { screenshot, problem: refused && refused.file === image ? refused.why : undefined };
}

async function decode(file: FileHandle): Promise<Shot> {
  const known = shots.get(file);
  if (known) return known;
  const loading = file
    .bytes()
    .then((bytes) => browserPorts.images.decode(bytes, file.type))
    .then((picture) => takeShot(picture, browserPorts.canvas));
  shots.set(file, loading);
  loading.catch(() => shots.delete(file));
  return loading;
}
