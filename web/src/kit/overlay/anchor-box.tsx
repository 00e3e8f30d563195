import type { ComponentProps } from "react";
import { createPortal } from "react-dom";

/**
 * An invisible box exactly over `target`, for Radix to place its panels against. So the real trigger stays a plain
 * button, and the code of menus and tooltips loads only when one opens. It stands in the body: inside an element with
 * containment or a transform, "fixed" would count from there.
 */
export function AnchorBox({ target, ...rest }: ComponentProps<"span"> & { target: Element }) {
  const { left, top, width, height } = target.getBoundingClientRect();
  return createPortal(
    <span
      {...rest}
      aria-hidden="true"
      tabIndex={-1}
      style={{ position: "fixed", left, top, width, height, pointerEvents: "none" }}
    />,
    document.body,
  );
}
