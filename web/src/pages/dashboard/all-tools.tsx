import { Terminal } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type BuiltPage, pluralize } from "@toolbox/core";
import { PageIcon } from "../../kit/tool-page/page-icon.tsx";
import { toolPages } from "../../app-context/tool-pages.ts";
import { cx } from "../../kit/elements/cx.ts";
import { SectionHeader } from "./section-header.tsx";

/** Every page that is not featured, with the name of its command, and the way to the terminal. */
export function AllTools() {
  const pages = toolPages.filter((page) => !page.isFeatured);
  return (
    <section aria-labelledby="all-tools">
      <SectionHeader id="all-tools" title="All Tools" count={pages.length} />
      <div className="overflow-hidden rounded-card border border-line-2 bg-surface-1">
        <ul className="grid md:grid-cols-2 lg:grid-cols-3">
          {pages.map((page) => (
            <Cell
              key={page.route}
              to={page.route}
              icon={<PageIcon name={page.icon} />}
              title={page.label}
              line={page.tagline}
              end={commandOf(page)}
            />
          ))}
          <Cell
            to="/profile"
            icon={<Terminal aria-hidden="true" />}
            title="Use them in a terminal"
            line="Same names, same files"
            end="toolbox tools"
            isKey
            className={cx(
              pages.length % 2 === 0 && "md:max-lg:col-span-2",
              ["lg:col-span-3", "lg:col-span-2", ""][pages.length % 3],
            )}
          />
        </ul>
      </div>
    </section>
  );
}

/** The command of a page: its only one, or the one that is called like the page; else how many there are. */
function commandOf({ route, tools }: BuiltPage): string {
  const named = tools.length === 1 ? tools[0] : tools.find(({ id }) => `/${id}` === route);
  return named?.id ?? pluralize(tools.length, "command");
}

function Cell({ to, icon, title, line, end, isKey = false, className }: CellProps) {
  return (
    <li className={cx("-mt-px -ml-px min-w-0 border-t border-l border-line-1", className)}>
      <Link
        to={to}
        className={cx(
          "grid min-h-14 grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-3 pr-3 pl-3.5 text-text-1 no-underline -outline-offset-2! py-1.5 hover:bg-surface-hover md:min-h-12.5 [&>svg]:text-text-2",
          isKey && "bg-surface-0",
        )}
      >
        {icon}
        <div className="min-w-0">
          <h3 className="text-13 leading-[18px] font-label">{title}</h3>
          <p className="text-12 text-text-2">{line}</p>
        </div>
        <span className="mono text-text-3">{end}</span>
      </Link>
    </li>
  );
}

type CellProps = {
  to: string;
  icon: ReactNode;
  title: string;
  line: string;
  end: string;
  isKey?: boolean;
  className?: string;
};
