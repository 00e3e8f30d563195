import { lazy, Suspense, useEffect, useState } from "react";

const TooltipBubble = lazy(() => import("./tooltip-bubble.tsx").then((module) => ({ default: module.TooltipBubble })));

const openDelay = 400;
/** Going from one button to the next within this time shows the next tooltip at once. */
const skipDelay = 300;

/**
 * Shows the tooltip of whatever element carries `tip(...)`: on hover after a moment, on keyboard focus at once.
 * Rendered once by the app. The code that places the bubble is loaded with the first tooltip.
 */
export function TooltipHost() {
  const [target, setTarget] = useState<HTMLElement | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: HTMLElement | null = null;
    let isByFocus = false;
    let hiddenAt = Number.NEGATIVE_INFINITY;
    const show = (element: HTMLElement | null, byFocus = false) => {
      isByFocus = byFocus;
      clearTimeout(timer);
      if (shown && !element) hiddenAt = performance.now();
      shown = element;
      setTarget(element);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      const element = tipOf(event.target);
      // The tooltip of a focused element stays until the focus goes, wherever the pointer happens to rest.
      if (element === shown || (!element && isByFocus)) return;
      show(null);
      if (!element) return;
      timer = setTimeout(() => show(element), performance.now() - hiddenAt < skipDelay ? 0 : openDelay);
    };
    const focus = (event: FocusEvent) => {
      const element = tipOf(event.target);
      if (element?.matches(":focus-visible")) show(element, true);
    };
    const hide = () => show(null);
    const key = (event: KeyboardEvent) => event.key === "Escape" && hide();
    document.addEventListener("pointerover", over);
    document.addEventListener("pointerdown", hide);
    document.addEventListener("focusin", focus);
    document.addEventListener("focusout", hide);
    document.addEventListener("keydown", key);
    window.addEventListener("scroll", hide, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", over);
      document.removeEventListener("pointerdown", hide);
      document.removeEventListener("focusin", focus);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("keydown", key);
      window.removeEventListener("scroll", hide, true);
    };
  }, []);

  return <Suspense>{target && <TooltipBubble key={target.dataset.tip} target={target} />}</Suspense>;
}

function tipOf(node: EventTarget | null): HTMLElement | null {
  return node instanceof Element ? node.closest<HTMLElement>("[data-tip]") : null;
}
