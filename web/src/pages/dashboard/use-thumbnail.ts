import { type ComponentType, useEffect, useState } from "react";

/** A file of ./thumbnails: a small picture drawn by the tool itself, and its size in the tool's own measure. */
export interface ThumbnailModule {
  readonly default: ComponentType;
  /** What the picture measures: "1200 × 630". */
  readonly measure: string;
}

const files = import.meta.glob<ThumbnailModule>("./thumbnails/*.tsx");

/** The thumbnail of a tool, loaded when the page has nothing better to do. Null until then, and where there is none. */
export function useThumbnail(toolId: string): ThumbnailModule | null {
  const [loaded, setLoaded] = useState<ThumbnailModule | null>(null);
  useEffect(() => {
    const load = files[`./thumbnails/${toolId}.tsx`];
    if (!load) return;
    let isWanted = true;
    const start = () => {
      load().then(
        (module) => isWanted && setLoaded(module),
        (error: unknown) => console.warn(`The thumbnail of ${toolId} could not be loaded:`, error),
      );
    };
    const cancel = whenIdle(start);
    return () => {
      isWanted = false;
      cancel();
    };
  }, [toolId]);
  return loaded;
}

function whenIdle(start: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(start, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(start, 200);
  return () => clearTimeout(handle);
}
