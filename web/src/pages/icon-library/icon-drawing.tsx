import { drawnStroke, type IconOptions } from "@toolbox/core/tools/icon/icon-code.ts";
import type { Icon } from "@toolbox/core/tools/icon/icon.ts";
import { createElement } from "react";

/** An icon as it will look, at its own size or scaled into `side` pixels. */
export function IconDrawing({ icon, look, side = look.size }: { icon: Icon; look: IconOptions; side?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke={look.color}
      strokeWidth={drawnStroke(look)}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="flex-none"
    >
      {icon.nodes.map(([tag, attributes], index) =>
        // eslint-disable-next-line react/no-array-index-key -- the shapes of an icon have no other name and never move
        createElement(tag, { key: index, ...attributes }),
      )}
    </svg>
  );
}
