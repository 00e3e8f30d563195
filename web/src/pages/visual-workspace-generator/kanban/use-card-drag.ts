import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef, useState } from "react";
import type { Rect } from "@toolbox/core";

/** Where a card would land: a column and the place among its cards, the dragged one not counted. */
export interface DropPlace {
  readonly column: string;
  readonly index: number;
}

/** A card under way: where it is on the screen. */
export interface CardDrag extends Rect {
  readonly id: string;
  readonly place: DropPlace | null;
}

/** How far a mouse may tremble before a press is a drag, in pixels. */
const slack = 5;
/** How long a finger rests before it drags instead of scrolling, in milliseconds. */
const rest = 280;
/** How near to an edge a list starts to scroll, in pixels. */
const edge = 40;

interface Press {
  readonly id: string;
  readonly pointer: number;
  readonly card: HTMLElement;
  readonly startX: number;
  readonly startY: number;
  readonly grabX: number;
  readonly grabY: number;
  readonly width: number;
  readonly height: number;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  isDrag: boolean;
  place: DropPlace | null;
}

/**
 * Cards dragged by mouse, pen and finger. A finger has to rest first, so that it can scroll; Escape puts the card back.
 * Columns carry `data-column`, cards `data-card`; the order on the screen is the order of cards.
 */
export function useCardDrag(onDrop: (id: string, place: DropPlace) => void) {
  const [drag, setDrag] = useState<CardDrag | null>(null);
  const press = useRef<Press | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });

  const end = useCallback((isDropped: boolean) => {
    const now = press.current;
    if (!now) return;
    clearTimeout(now.timer);
    press.current = null;
    setDrag(null);
    if (!now.isDrag) return;
    swallowClick();
    if (isDropped && now.place) drop.current(now.id, now.place);
  }, []);

  const move = useCallback((now: Press, x: number, y: number) => {
    now.place = placeAt(x, y, now.id);
    scrollNearEdge(x, y);
    const { id, width, height, place } = now;
    setDrag({ id, x: x - now.grabX, y: y - now.grabY, width, height, place });
  }, []);

  useEffect(() => {
    const aborter = new AbortController();
    const on = { signal: aborter.signal };
    const onMove = (event: PointerEvent) => {
      const now = press.current;
      if (!now || event.pointerId !== now.pointer) return;
      const far = Math.hypot(event.clientX - now.startX, event.clientY - now.startY) > slack;
      if (!now.isDrag && far) {
        // A finger that moves before it has rested scrolls.
        if (event.pointerType === "touch") return end(false);
        now.isDrag = true;
      }
      if (now.isDrag) move(now, event.clientX, event.clientY);
    };
    document.addEventListener("pointermove", onMove, on);
    document.addEventListener("pointerup", (event) => event.pointerId === press.current?.pointer && end(true), on);
    document.addEventListener("pointercancel", (event) => event.pointerId === press.current?.pointer && end(false), on);
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || !press.current?.isDrag) return;
        event.preventDefault();
        end(false);
      },
      { ...on, capture: true },
    );
    // Only this stops the page from scrolling under a finger that drags.
    document.addEventListener("touchmove", (event) => press.current?.isDrag && event.preventDefault(), {
      ...on,
      passive: false,
    });
    return () => {
      aborter.abort();
      clearTimeout(press.current?.timer);
    };
  }, [end, move]);

  const onPointerDown = useCallback(
    (event: ReactPointerEvent<HTMLElement>, id: string) => {
      const card = event.currentTarget;
      const isOwn = event.target instanceof Element && event.target.closest("[data-no-drag]");
      if (event.button !== 0 || press.current || isOwn) return;
      const box = card.getBoundingClientRect();
      const { clientX, clientY, pointerId } = event;
      const timer =
        event.pointerType === "touch"
          ? setTimeout(() => {
              const now = press.current;
              if (!now) return;
              now.isDrag = true;
              move(now, clientX, clientY);
            }, rest)
          : undefined;
      press.current = {
        id,
        pointer: pointerId,
        card,
        startX: clientX,
        startY: clientY,
        grabX: clientX - box.left,
        grabY: clientY - box.top,
        width: box.width,
        height: box.height,
        timer,
        isDrag: false,
        place: null,
      };
    },
    [move],
  );
  return { drag, onPointerDown };
}

function placeAt(x: number, y: number, dragged: string): DropPlace | null {
  const columns = [...document.querySelectorAll<HTMLElement>("[data-column]")];
  const near = columns.find((column) => {
    const box = column.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top - edge && y <= box.bottom + edge;
  });
  if (!near) return null;
  const cards = [...near.querySelectorAll<HTMLElement>("[data-card]")].filter((card) => card.dataset.card !== dragged);
  const before = cards.findIndex((card) => {
    const box = card.getBoundingClientRect();
    return y < box.top + box.height / 2;
  });
  return { column: near.dataset.column ?? "", index: before === -1 ? cards.length : before };
}

/** Scrolls the column and the board when a card is held at their edge. */
function scrollNearEdge(x: number, y: number): void {
  for (const list of document.querySelectorAll<HTMLElement>("[data-scrolls]")) {
    const box = list.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top - edge || y > box.bottom + edge) continue;
    if (list.scrollHeight > list.clientHeight) {
      if (y < box.top + edge) list.scrollTop -= 12;
      else if (y > box.bottom - edge) list.scrollTop += 12;
    }
    if (list.scrollWidth > list.clientWidth) {
      if (x < box.left + edge) list.scrollLeft -= 12;
      else if (x > box.right - edge) list.scrollLeft += 12;
    }
  }
}

/** The release of a drag is not a click on what lies under it. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 0);
}
