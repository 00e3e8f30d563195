import type { FileHandle, Picture } from "@toolbox/core";
import { loadFonts } from "@toolbox/core/drawing/fonts.ts";
import { devices } from "@toolbox/core/tools/mockup/devices.ts";
import type { MockupInput } from "@toolbox/core/tools/mockup/fields.ts";
import { samplePhoneScreen, sampleScreen } from "@toolbox/core/tools/mockup/sample-screen.ts";
import { useEffect, useState } from "react";
import { browserPorts } from "../../ports/index.ts";

/** What the preview shows on the screen: the user's file, or a sample while there is none. */
export interface Screenshot {
  readonly picture: Picture;
  readonly isSample: boolean;
}

const pictures = new WeakMap<FileHandle, Promise<Picture>>();

/** The picture, decoded once per file, with the letters of the address ready; the last one until the next is loaded. */
export function useScreenshot(
  input: Pick<MockupInput, "image" | "device" | "orientation" | "address">,
): Screenshot | null {
  const { image, device, orientation, address } = input;
  const [screenshot, setScreenshot] = useState<Screenshot | null>(null);
  const { width, ...rest } = devices[device];
  const isTall = "height" in rest && rest.height > width && orientation === "portrait";
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const [picture] = await Promise.all([
        decode(image ?? (isTall ? samplePhoneScreen : sampleScreen)),
        device === "browser" ? loadFonts(browserPorts, [address], [400]) : undefined,
      ]);
      if (isWanted) setScreenshot({ picture, isSample: image === null });
    };
    load().catch((error: unknown) => {
      // The run of the tool fails for the same reason and says so under the field.
      console.warn("The preview could not be drawn:", error);
    });
    return () => {
      isWanted = false;
    };
  }, [image, isTall, device, address]);
  return screenshot;
}

async function decode(file: FileHandle): Promise<Picture> {
  const known = pictures.get(file);
  if (known) return known;
  const loading = file.bytes().then((bytes) => browserPorts.images.decode(bytes, file.type));
  pictures.set(file, loading);
  loading.catch(() => pictures.delete(file));
  return loading;
}
