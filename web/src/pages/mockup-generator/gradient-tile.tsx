import { backgroundLayers } from "@toolbox/core/tools/mockup/draw-background.ts";
import type { MockupInput } from "@toolbox/core/tools/mockup/fields.ts";
import { useLayoutEffect, useRef } from "react";
import { surfaceOf } from "../../ports/canvas.ts";

type Colors = Pick<MockupInput, "gradientFrom" | "gradientTo">;

const size = { width: 64, height: 40 };

/** What the gradients look like. */
export function gradientPictures({ gradientFrom, gradientTo }: Colors) {
  return (gradient: string) => (
    <GradientTile gradient={gradient as MockupInput["gradient"]} gradientFrom={gradientFrom} gradientTo={gradientTo} />
  );
}

function GradientTile({ gradient, gradientFrom, gradientTo }: Colors & Pick<MockupInput, "gradient">) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    const look = { gradient, gradientFrom, gradientTo };
    surfaceOf(canvas.current).fillGradient(backgroundLayers(look), 0, 0, size.width, size.height);
  }, [gradient, gradientFrom, gradientTo]);
  return <canvas ref={canvas} {...size} aria-hidden="true" className="size-full object-cover" />;
}
