import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/**
 * A row that stands on one page after another and is never made anew: what is pressed while the next page comes is not
 * lost with the elements of the last.
 * @returns the row itself, drawn once beside the pages, and the place of it on a page
 */
export function useKeptRow(row: ReactNode): { readonly kept: ReactNode; readonly place: ReactNode } {
  const [element] = useState(() => {
    const box = document.createElement("div");
    box.style.display = "contents";
    return box;
  });
  const focused = useRef<HTMLElement>(null);
  const leave = useCallback(() => {
    const active = document.activeElement;
    if (active instanceof HTMLElement && element.contains(active)) focused.current = active;
  }, [element]);
  const arrive = useCallback(() => {
    focused.current?.focus();
    focused.current = null;
  }, []);
  return {
    kept: createPortal(row, element),
    place: <Place element={element} onLeave={leave} onArrive={arrive} />,
  };
}

function Place({ element, onLeave, onArrive }: PlaceProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.append(element);
    onArrive();
    return onLeave;
  }, [element, onLeave, onArrive]);
  return <div ref={box} className="contents" />;
}

type PlaceProps = { element: HTMLElement; onLeave: () => void; onArrive: () => void };
