import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { cx } from "../../kit/elements/cx.ts";
import { tip } from "../../kit/overlay/tip.ts";
import type { SidebarShape } from "./sidebar-shape.ts";

/** One line of the sidebar. The current page shows by a bar, by weight and by its ground. */
export function NavItem({ to, label, line, icon, shape, onLeave }: NavItemProps) {
  const isRail = shape === "rail";
  return (
    <li>
      <NavLink
        to={to}
        end
        onClick={onLeave}
        aria-label={isRail ? label : undefined}
        {...(isRail && tip(label, { side: "right" }))}
        className={({ isActive }) =>
          cx(
            "relative flex items-center gap-2.5 rounded-control text-13 no-underline transition-colors",
            shape === "sheet" ? "min-h-10" : "min-h-row",
            line && "py-1",
            isRail ? "justify-center" : "px-2",
            isActive
              ? "bg-surface-active font-title tracking-tight text-text-1 before:absolute before:inset-y-1.5 before:-left-2 before:w-0.5 before:rounded-r-mark before:bg-accent-line"
              : "text-text-2 hover:bg-surface-hover hover:text-text-1 [&>svg]:text-text-3",
          )
        }
      >
        {icon}
        {!isRail && (
          <span className="min-w-0">
            {label}
            {line && <span className="block text-12 leading-4 font-text text-text-3">{line}</span>}
          </span>
        )}
      </NavLink>
    </li>
  );
}

type NavItemProps = {
  to: string;
  label: string;
  /** What is in it, where the label does not say. */
  line?: string | undefined;
  icon: ReactNode;
  shape: SidebarShape;
  /** After the click: closes the sheet. */
  onLeave?: (() => void) | undefined;
};
