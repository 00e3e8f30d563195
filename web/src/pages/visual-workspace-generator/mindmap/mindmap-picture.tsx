import { drawMindmap } from "@toolbox/core/workspace/draw/draw-mindmap.ts";
import { INITIAL_OPTIONS, mindmapScene, sceneBounds } from "@toolbox/core/workspace/draw/mindmap-scene.ts";
import { fitView } from "@toolbox/core/workspace/draw/mindmap-view.ts";
import type { Workspace } from "@toolbox/core/workspace/model.ts";
import { useEffect, useRef } from "react";
import { useTheme } from "../../../app-context/theme.ts";
import { useDrawingParts } from "./use-drawing-parts.ts";

/** A mindmap as large as its box, drawn by the tool itself. Only a picture. */
export function MindmapPicture({ workspace, padding, className }: MindmapPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { theme } = useTheme();
  const art = useDrawingParts(workspace);
  useEffect(() => {
    const element = canvas.current;
    if (!element || !art) return undefined;
    const look = { ...INITIAL_OPTIONS, layout: "radial", theme } as const;
    const scene = mindmapScene(workspace, { look, now: new Date(), art });
    const paint = () => {
      const pen = element.getContext("2d");
      const { clientWidth: width, clientHeight: height } = element;
      if (!pen || width === 0) return;
      const ratio = devicePixelRatio;
      Object.assign(element, { width: Math.round(width * ratio), height: Math.round(height * ratio) });
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      drawMindmap(pen, scene, {
        ...fitView(sceneBounds(scene), width, height, { padding, least: 0.1 }),
        width,
        height,
      });
    };
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    return () => observer.disconnect();
  }, [workspace, theme, art, padding]);
  return <canvas ref={canvas} aria-hidden="true" className={className} />;
}

type MindmapPictureProps = {
  workspace: Workspace;
  /** Free pixels around it. */
  padding: number;
  className?: string | undefined;
};
