import { ZoomIn, ZoomOut } from "lucide-react";
import { IconButton } from "../elements/icon-button.tsx";
import { tip } from "../overlay/tip.ts";
import type { Zoom } from "./use-zoom.ts";

/** Smaller, the present zoom (a click fits the image again), larger. */
export function ZoomControls({ zoom }: { zoom: Zoom }) {
  const percent = `${Math.round(zoom.scale * 100)} %`;
  return (
    <fieldset aria-label="Zoom" className="flex min-w-0 items-center max-md:hidden">
      <IconButton icon={ZoomOut} label="Zoom out" onClick={zoom.smaller} />
      <button
        type="button"
        aria-label={`Zoom ${percent}, fit to the pane`}
        className="mono h-control-sm min-w-11 rounded-control text-center text-text-1 hover:bg-surface-hover"
        onClick={zoom.fit}
        {...tip("Fit to the pane")}
      >
        {percent}
      </button>
      <IconButton icon={ZoomIn} label="Zoom in" onClick={zoom.larger} />
    </fieldset>
  );
}
