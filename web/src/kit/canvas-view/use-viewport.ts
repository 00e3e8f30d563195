import { useState, useSyncExternalStore } from "react";
import { Viewport, type ViewportOptions } from "./viewport.ts";

/** One viewport for the life of the component: given to `CanvasView`, moved by its commands. */
export function useViewport(options: ViewportOptions): Viewport {
  return useState(() => new Viewport(options))[0];
}

/** The zoom in whole percent, kept up to date. */
export function useZoomPercent(viewport: Viewport): number {
  return useSyncExternalStore(viewport.subscribe, () => Math.round(viewport.zoom * 100));
}

/** Whether the fitted content goes on beyond the view, kept up to date. */
export function useIsCut(viewport: Viewport): boolean {
  return useSyncExternalStore(viewport.subscribe, () => viewport.isCut);
}
