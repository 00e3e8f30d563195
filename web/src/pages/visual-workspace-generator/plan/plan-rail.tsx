import { PanelLeftOpen } from "lucide-react";
import { IconButton } from "../../../kit/elements/icon-button.tsx";
import { charactersOf } from "./characters-of.ts";
import { cx } from "../../../kit/elements/cx.ts";

/** The folded text: a rail at the side, on narrow screens a bar over the result. */
export function PlanRail({ text, onShow, className }: PlanRailProps) {
  return (
    <div className={cx("flex items-center gap-2 bg-surface-0 px-2 py-1.5 lg:flex-col lg:px-0 lg:py-2", className)}>
      <IconButton icon={PanelLeftOpen} label="Show the text" onClick={onShow} />
      <span className="text-12 font-label text-text-2 lg:rotate-180 lg:[writing-mode:vertical-rl]">
        Plan, {charactersOf(text)}
      </span>
    </div>
  );
}

type PlanRailProps = { text: string; onShow: () => void; className?: string | undefined };
