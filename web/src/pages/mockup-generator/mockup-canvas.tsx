import { drawMockup, type MockupStyle } from "@toolbox/core/tools/mockup/draw-mockup.ts";
import { layOutMockup } from "@toolbox/core/tools/mockup/layout.ts";
import type { Shot } from "@toolbox/core/tools/mockup/shot.ts";
import { useLayoutEffect, useRef } from "react";
import { surfaceOf } from "../../ports/canvas.ts";

/** The mockup drawn by the tool itself, at `scale` canvas pixels per pixel of the image at 1x. */
export function MockupCanvas({ shot, look, scale, label, className }: MockupCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = layOutMockup(look, shot.picture);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    element.width = Math.max(1, Math.round(width * scale));
    element.height = Math.max(1, Math.round(height * scale));
    drawMockup(surfaceOf(element), shot, look, scale);
  }, [shot, look, width, height, scale]);
  const name = { role: "img", "aria-label": label };
  return <canvas ref={canvas} className={className} {...name} />;
}

type MockupCanvasProps = {
  shot: Shot;
  look: MockupStyle;
  scale: number;
  label: string;
  className?: string | undefined;
};
