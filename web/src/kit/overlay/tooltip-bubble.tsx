import * as Tooltip from "radix-ui/tooltip";
import { AnchorBox } from "./anchor-box.tsx";
import { Kbd } from "../elements/kbd.tsx";
import type { TipSide } from "./tip.ts";

/** The bubble beside an element that carries `tip(...)`. Loaded on demand by `TooltipHost`. */
export function TooltipBubble({ target }: { target: HTMLElement }) {
  const { tip, tipKeys, tipSide } = target.dataset;
  return (
    <Tooltip.Provider>
      <Tooltip.Root open>
        <Tooltip.Trigger asChild>
          <AnchorBox target={target} />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            side={(tipSide as TipSide | undefined) ?? "bottom"}
            sideOffset={6}
            collisionPadding={8}
            className="float-in pointer-events-none z-50 flex min-h-control-sm max-w-80 items-center gap-2 rounded-control bg-surface-2 px-2 py-1 text-12 font-label text-text-1 shadow-float"
          >
            {tip}
            {tipKeys && <Kbd keys={tipKeys} />}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
