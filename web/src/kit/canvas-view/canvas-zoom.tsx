import { Maximize, RotateCcw, ZoomIn, ZoomOut } from "lucide-react";
import { cx } from "../elements/cx.ts";
import { IconButton } from "../elements/icon-button.tsx";
import { useZoomPercent } from "./use-viewport.ts";
import type { Viewport } from "./viewport.ts";

const words = { group: "Zoom", zoomOut: "Zoom out", zoomIn: "Zoom in", reset: "Reset", fit: "Fit to the view" };

/** Zoom out, the zoom in percent, zoom in, back to 100 %, fit: for a corner of a canvas or for a toolbar. */
export function CanvasZoom({ viewport, labels, className }: CanvasZoomProps) {
  const percent = useZoomPercent(viewport);
  const label = { ...words, ...labels };
  return (
    <fieldset
      aria-label={label.group}
      className={cx("flex min-w-0 items-center rounded-control border border-line-2 bg-surface-1", className)}
    >
      <IconButton
        icon={ZoomOut}
        label={label.zoomOut}
        disabled={!viewport.canZoomOut}
        onClick={() => viewport.zoomOut()}
      />
      <output aria-label={label.group} className="mono min-w-11 text-center text-text-1">
        {percent}%
      </output>
      <IconButton icon={ZoomIn} label={label.zoomIn} disabled={!viewport.canZoomIn} onClick={() => viewport.zoomIn()} />
      <IconButton icon={RotateCcw} label={label.reset} onClick={() => viewport.reset()} />
      <IconButton icon={Maximize} label={label.fit} onClick={() => viewport.fit()} />
    </fieldset>
  );
}

type CanvasZoomProps = {
  viewport: Viewport;
  labels?: Partial<typeof words> | undefined;
  className?: string | undefined;
};
