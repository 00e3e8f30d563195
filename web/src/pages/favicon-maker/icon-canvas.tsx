import { drawIcon, type IconKind, type IconStyle } from "@toolbox/core/tools/favicon/draw-icon.ts";
import type { Mark } from "@toolbox/core/tools/favicon/mark.ts";
import { useLayoutEffect, useRef } from "react";
import { browserCanvas, surfaceOf } from "../../ports/canvas.ts";

/** An icon drawn by the tool itself, `size` CSS pixels wide. Named by `label`; without one it is only a picture. */
export function IconCanvas({ mark, look, kind, size, pixels, label, className }: IconCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const side = pixels ?? Math.round(size * Math.max(1, window.devicePixelRatio));
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element || !mark) return;
    element.width = side;
    element.height = side;
    drawIcon(surfaceOf(element), browserCanvas, mark, kind, look);
  }, [mark, look, kind, side]);
  return (
    <canvas
      ref={canvas}
      width={side}
      height={side}
      className={className}
      style={{
        width: size,
        height: size,
        imageRendering: pixels !== undefined && pixels < size ? "pixelated" : "auto",
      }}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    />
  );
}

type IconCanvasProps = {
  mark: Mark | null;
  look: IconStyle;
  kind: IconKind;
  /** CSS pixels. */
  size: number;
  /** The icon's own pixels, when they are not those of the screen. */
  pixels?: number | undefined;
  label?: string | undefined;
  className?: string | undefined;
};
