import { House, X } from "lucide-react";
import { plural } from "@toolbox/core";
import { cx } from "../../kit/elements/cx.ts";
import { IconButton } from "../../kit/elements/icon-button.tsx";
import { BrandMark } from "../../app-context/brand-mark.tsx";
import { NavItem } from "./nav-item.tsx";
import { PageIcon } from "../../kit/tool-page/page-icon.tsx";
import { groupedPages } from "../../app-context/tool-pages.ts";
import { SidebarFooter } from "./sidebar-footer.tsx";
import type { SidebarShape } from "./sidebar-shape.ts";

/** A page of more tools names some of them: its label cannot. */
const MANY_TOOLS = 5;

/** The pages of the product by group: 16 rem beside the page, a rail of icons, or the content of the sheet. */
export function SidebarPanel({ shape, onLeave }: { shape: SidebarShape; onLeave?: () => void }) {
  const isRail = shape === "rail";
  return (
    <aside
      aria-label="Tools"
      data-sidebar={shape}
      className={cx(
        "flex min-h-0 flex-col bg-surface-0",
        shape === "sheet" && "h-full w-full",
        shape === "open" && "w-sidebar border-r border-line-1",
        isRail && "w-sidebar-icons border-r border-line-1",
      )}
    >
      <div
        className={cx(
          "flex flex-none items-center gap-2.5",
          shape === "sheet" ? "h-14 pr-2 pl-3.5" : "h-topbar",
          isRail ? "justify-center" : "pl-3.5",
        )}
      >
        <BrandMark />
        {!isRail && (
          <p className="min-w-0 flex-1 text-14 leading-4 font-title tracking-tight">
            Toolbox
            <span className="block text-12 font-text tracking-normal text-text-3">Ship beautiful, fast</span>
          </p>
        )}
        {onLeave && <IconButton icon={X} label="Close menu" onClick={onLeave} />}
      </div>
      <nav
        aria-label="Tools"
        className={cx("flex-1 overflow-y-auto px-2 pt-1 pb-2 [scrollbar-width:none]", !isRail && "overflow-x-hidden")}
      >
        <ul>
          <NavItem to="/" label="Dashboard" shape={shape} onLeave={onLeave} icon={<House aria-hidden="true" />} />
        </ul>
        {groupedPages.map(({ group, title, pages }) => (
          <section key={group} aria-label={title}>
            {isRail ? (
              <div className="mx-1 my-2 h-px bg-line-1" />
            ) : (
              <div className="flex items-center justify-between px-2 pt-3 pb-1">
                <h2 className="caps">{title}</h2>
                <span className="mono text-text-3">
                  {pages.length}
                  <span className="sr-only"> {plural(pages.length, "tool")}</span>
                </span>
              </div>
            )}
            <ul>
              {pages.map((page) => (
                <NavItem
                  key={page.route}
                  to={page.route}
                  label={page.label}
                  line={page.tools.length > MANY_TOOLS ? page.tagline : undefined}
                  shape={shape}
                  onLeave={onLeave}
                  icon={<PageIcon name={page.icon} />}
                />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <SidebarFooter shape={shape} onLeave={onLeave} />
    </aside>
  );
}
