import type { Picture, Size } from "@toolbox/core";
import { drawOgImage } from "@toolbox/core/graphics/og-image/draw/draw-og-image.ts";
import type { OgInput } from "@toolbox/core/graphics/og-image/fields.ts";
import { loadOgResources } from "@toolbox/core/graphics/og-image/resources.ts";
import { useEffect, useRef } from "react";
import { surfaceOf } from "../../ports/canvas.ts";
import { browserPorts } from "../../ports/index.ts";

/**
 * A share image drawn by the tool itself, at `scale` canvas pixels per image pixel. The last drawing stays until the
 * next one is ready. Named by `label`; without one it is only a picture.
 */
export function OgCanvas({ input, size, scale = 1, label, className, onDrawn }: OgCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef(onDrawn);
  useEffect(() => {
    drawn.current = onDrawn;
  });
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      // What is missing is said once, by the run that makes the files.
      const resources = await loadOgResources(input, browserPorts, () => {});
      const element = canvas.current;
      if (!isWanted || !element) return;
      const start = performance.now();
      element.width = Math.round(size.width * scale);
      element.height = Math.round(size.height * scale);
      drawOgImage(surfaceOf(element), input, resources, size);
      drawn.current?.({ input, ms: performance.now() - start, logo: resources.logo });
    };
    draw().catch((error: unknown) => {
      // The run of the tool fails for the same reason and says so on the page.
      console.warn("The preview could not be drawn:", error);
    });
    return () => {
      isWanted = false;
    };
  }, [input, size, scale]);
  return (
    <canvas
      ref={canvas}
      width={Math.round(size.width * scale)}
      height={Math.round(size.height * scale)}
      className={className}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    />
  );
}

/** A drawing that was made: of what, how long it took, and the logo in it. */
export interface Drawn {
  readonly input: OgInput;
  readonly ms: number;
  readonly logo: Picture | null;
}

type OgCanvasProps = {
  input: OgInput;
  size: Size;
  scale?: number | undefined;
  label?: string | undefined;
  className?: string | undefined;
  onDrawn?: ((drawn: Drawn) => void) | undefined;
};
