import { pluralize } from "@toolbox/core";
import type { ReactNode } from "react";
import { groupedPages, toolPages } from "../../app-context/tool-pages.ts";
import { usePaintTime } from "./use-paint-time.ts";

/** Three figures, each true: counted from the catalogue, measured here, or some of what the tools save. */
export function Stats() {
  const tools = new Set(toolPages.flatMap((page) => page.tools.map((tool) => tool.id))).size;
  const paint = usePaintTime();
  return (
    <ul className="-mx-1 grid grid-cols-[1.16fr_0.9fr_1.2fr] md:mx-0 md:max-w-160 md:grid-cols-3">
      <Stat
        title="13+"
        label="Developer Tools"
        note={`${pluralize(toolPages.length, "page")}, ${pluralize(tools, "command")}`}
        picture={<PageTicks groups={groupedPages.map((group) => group.pages.length)} />}
      />
      <Stat
        title="Fast"
        label="As you type"
        note={paint ? `opened in ${Math.round(paint)} ms` : "no server in between"}
        picture={paint ? <PaintScale milliseconds={paint} /> : <Scale />}
      />
      <Stat
        title="Export"
        label="Real files"
        note="nothing is uploaded"
        picture={
          <span className="mono h-4 overflow-hidden font-label text-text-2 md:whitespace-nowrap">
            PNG SVG PDF ZIP MD JSON
          </span>
        }
      />
    </ul>
  );
}

function Stat({ title, label, note, picture }: { title: string; label: string; note: string; picture: ReactNode }) {
  return (
    <li className="min-w-0 border-l border-line-2 pr-2 pl-2.5 md:px-4">
      <span className="block text-20 font-title tracking-tight">{title}</span>
      <span className="block text-12 font-label md:text-13">{label}</span>
      <span className="mt-1.5 mb-0.5 flex h-4 items-end">{picture}</span>
      <span className="block text-12 text-text-2 max-md:hidden">{note}</span>
    </li>
  );
}

/** One tick per page, the first of each group taller. */
function PageTicks({ groups }: { groups: readonly number[] }) {
  const path = groups
    .map((length, group) => {
      const before = groups.slice(0, group).reduce((sum, entry) => sum + entry * 6 + 8, 0);
      return Array.from({ length }, (_, index) => `M${before + index * 6 + 0.5} 15V${index === 0 ? 1 : 7}`).join("");
    })
    .join("");
  return <Drawing path={path} />;
}

/** A second, in tenths. */
function Scale() {
  return (
    <Drawing path={Array.from({ length: 11 }, (_, index) => `M${index * 14 + 0.5} 15V${index % 5 ? 9 : 5}`).join("")} />
  );
}

function PaintScale({ milliseconds }: { milliseconds: number }) {
  return (
    <span className="relative block w-full">
      <Scale />
      <svg height="16" width="150" aria-hidden="true" className="absolute inset-0 max-w-full text-text-1">
        <path d={`M0.5 2.5H${Math.max(2, Math.min(149, milliseconds * 0.14))}`} stroke="currentColor" strokeWidth="3" />
      </svg>
    </span>
  );
}

function Drawing({ path }: { path: string }) {
  return (
    <svg height="16" width="150" aria-hidden="true" className="max-w-full text-text-3">
      <path d={path} stroke="currentColor" />
    </svg>
  );
}
