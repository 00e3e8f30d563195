import type { BuiltPage, CatalogEntry } from "@toolbox/core";
import { toolPages } from "../../app-context/tool-pages.ts";

/** One thing the palette can do. */
export interface PaletteEntry {
  /** Unique in the list. */
  readonly id: string;
  readonly kind: "here" | "page" | "tool" | "action";
  readonly name: string;
  /** After the name, quieter: where a tool stands. */
  readonly place?: string | undefined;
  /** Other words for it. */
  readonly aliases: readonly string[];
  readonly summary: string;
  /** The command of the same name in the terminal. */
  readonly command?: string | undefined;
  /** Icon name of the page it belongs to. */
  readonly icon?: string | undefined;
  /** Where it leads; actions run instead. */
  readonly to?: string | undefined;
}

/**
 * Pages and the single tools on them. A page with one tool takes that tool's aliases and command; a tool among
 * several gets a line of its own and leads to its page (`?tool=` tells the page which part is meant).
 */
export const pageEntries: readonly PaletteEntry[] = [
  ...toolPages.map(pageEntry),
  ...toolPages
    .filter((page) => page.tools.length > 1)
    .flatMap((page) => page.tools.filter((tool) => tool.route === page.route).map((tool) => toolEntry(page, tool))),
];

function pageEntry(page: BuiltPage): PaletteEntry {
  const only = page.tools.length === 1 ? page.tools[0] : undefined;
  return {
    id: page.route,
    kind: "page",
    name: page.label,
    aliases: [page.title, ...(only ? [only.title, only.id, ...only.aliases] : [])].filter(
      (word) => word !== page.label,
    ),
    summary: only ? `${page.tagline}. ${only.summary}` : `${page.tagline}. ${page.description}`,
    command: only?.id,
    icon: page.icon,
    to: page.route,
  };
}

function toolEntry(page: BuiltPage, tool: CatalogEntry): PaletteEntry {
  return {
    id: `${page.route} ${tool.id}`,
    kind: "tool",
    name: tool.title,
    place: `in ${page.label}`,
    aliases: [tool.id, ...tool.aliases],
    summary: tool.summary,
    command: tool.id,
    icon: page.icon,
    to: `${page.route}?tool=${tool.id}`,
  };
}
