import { type RefObject, useCallback, useEffect, useState } from "react";

/** Rows drawn beyond the edges, so that fast scrolling shows no gap. */
const SPARE = 3;

/**
 * Which rows of a grid are in sight of its scrolling box, from the width and height of a cell in pixels. `scrollTo`
 * brings a row into sight; `padding` stands for the rows that are not drawn.
 */
export function useVirtualRows(
  box: RefObject<HTMLElement | null>,
  count: number,
  cell: { readonly minWidth: number; readonly height: number },
) {
  const [view, setView] = useState({ width: 640, height: 480, top: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => {
      const style = getComputedStyle(element);
      const width = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      setView({ width, height: element.clientHeight, top: element.scrollTop });
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [box]);

  const columns = Math.max(1, Math.floor(view.width / cell.minWidth));
  const rows = Math.ceil(count / columns);
  const first = Math.max(0, Math.min(Math.floor(view.top / cell.height) - SPARE, rows - 1));
  const last = Math.min(rows, Math.ceil((view.top + view.height) / cell.height) + SPARE);
  const scrollTo = useCallback(
    (row: number) => {
      const element = box.current;
      if (!element) return;
      const top = row * cell.height;
      const bottom = top + cell.height + 24;
      if (top < element.scrollTop) element.scrollTo({ top });
      else if (bottom > element.scrollTop + element.clientHeight)
        element.scrollTo({ top: bottom - element.clientHeight });
    },
    [box, cell.height],
  );
  return {
    columns,
    rows,
    first,
    last,
    scrollTo,
    pageRows: Math.max(1, Math.floor(view.height / cell.height)),
    padding: { before: first * cell.height, after: Math.max(0, rows - last) * cell.height },
  };
}
