import { type RefObject, useLayoutEffect } from "react";

/**
 * Keeps room at the foot of the page for what stands there: its height becomes a custom property of the root, which
 * `.foot-room` (overlays.css) leaves free. So it lies over no control.
 * @param name of the property: one for each thing that can stand at the foot
 * @param isShown whether it stands there now
 */
export function useFootRoom(
  name: "--toast-room" | "--prompt-room",
  box: RefObject<HTMLElement | null>,
  isShown = true,
): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isShown) return;
    const { style } = document.documentElement;
    const keep = () => style.setProperty(name, `${element.offsetHeight}px`);
    keep();
    const observer = new ResizeObserver(keep);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name, box, isShown]);
}
