import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { type CSSProperties, type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "./elements/icon-button.tsx";
import type { Notice } from "./toast/notify.ts";

/** How long a toast stays, in milliseconds, not counting the time it is looked at. */
export const toastLife = 5000;
/** How far, in pixels, it must be dragged sideways to go. */
export const swipeDistance = 50;

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;
const iconTones = { success: "text-green-mark", error: "text-red-mark", info: "text-text-2" } as const;

/** One toast: stays for its life, paused while hovered, focused or in a hidden window; goes by its button or a swipe. */
export function Toast({ notice, onDone }: { notice: Notice; onDone: () => void }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(document.hidden);
  const isPaused = isHovered || isFocused || isHidden;
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  const remaining = useRef(toastLife);
  useEffect(() => {
    if (isPaused) return;
    const start = performance.now();
    const timer = setTimeout(() => done.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - start;
    };
  }, [isPaused]);

  const { box, leave, ...focus } = useFocusBack(setFocused);
  const dismiss = () => {
    leave();
    onDone();
  };
  const swipe = useSwipe(onDone);
  const Icon = icons[notice.kind];
  return (
    <div
      ref={box}
      className="toast"
      data-kind={notice.kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      {...focus}
      {...swipe}
    >
      <Icon aria-hidden="true" className={iconTones[notice.kind]} />
      <p className="text-13 font-title">{notice.title}</p>
      {notice.description && <p className="col-start-2 text-13 wrap-anywhere text-text-2">{notice.description}</p>}
      <IconButton
        icon={X}
        label="Dismiss"
        size="sm"
        side="top"
        className="col-start-3 row-span-2 row-start-1"
        onClick={dismiss}
      />
      <span
        aria-hidden="true"
        className="toast-life motion-reduce:hidden"
        style={{
          animation: `toast-life ${toastLife}ms linear forwards`,
          animationPlayState: isPaused ? "paused" : "running",
        }}
      />
    </div>
  );
}

/**
 * The keyboard comes to the button and goes on from it; when the toast is dismissed, the focus goes back to where it
 * was. The library would make the toast itself a stop, and pull the focus back in whenever it leaves.
 */
function useFocusBack(onWithin: (isWithin: boolean) => void) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  useEffect(() => box.current?.closest("[data-sonner-toast]")?.setAttribute("tabindex", "-1"), []);
  return {
    box,
    leave: () => before.current?.focus({ preventScroll: true }),
    onFocus(event: FocusEvent<HTMLElement>) {
      event.stopPropagation();
      if (event.relatedTarget instanceof HTMLElement) before.current = event.relatedTarget;
      onWithin(true);
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      event.stopPropagation();
      onWithin(false);
    },
  };
}

/** Dragging sideways moves the toast; letting go beyond the distance sends it away, before it brings it back. */
function useSwipe(onDone: () => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [drag, setDrag] = useState(0);
  return {
    style: { "--drag": `${drag}px` } as CSSProperties,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest("button")) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setFrom(event.clientX);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from !== null) setDrag(event.clientX - from);
    },
    onPointerUp() {
      if (Math.abs(drag) >= swipeDistance) return onDone();
      setFrom(null);
      setDrag(0);
    },
    onPointerCancel() {
      setFrom(null);
      setDrag(0);
    },
  };
}
