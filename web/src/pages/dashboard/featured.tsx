import type { BuiltPage } from "@toolbox/core";
import { Link } from "react-router-dom";
import { PageIcon } from "../../kit/tool-page/page-icon.tsx";
import { toolPages } from "../../app-context/tool-pages.ts";
import { SectionHeader } from "./section-header.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { useThumbnail } from "./use-thumbnail.ts";

/** As the product shows them. */
const order = [
  "/og-generator",
  "/visual-workspace-generator",
  "/folder-structure-generator",
  "/commit-message-assistant",
];

/** The tools that show best what this is, each with a picture it drew itself. */
export function Featured() {
  const pages = toolPages
    .filter((page) => page.isFeatured)
    .toSorted((a, b) => order.indexOf(a.route) - order.indexOf(b.route));
  return (
    <section aria-labelledby="featured">
      <SectionHeader id="featured" title="Featured Tools" end="Thumbnails are drawn by the tools" />
      <ul className="grid overflow-hidden rounded-card border border-line-2 bg-surface-1 md:grid-cols-2 xl:grid-cols-[320fr_320fr_240fr_254fr]">
        {pages.map((page) => (
          <FeaturedCell key={page.route} page={page} />
        ))}
      </ul>
    </section>
  );
}

function FeaturedCell({ page }: { page: BuiltPage }) {
  const thumbnail = useThumbnail(page.tools[0]?.id ?? "");
  return (
    // Lines between the cells only: those at the edge of the grid are cut off.
    <li className="-mt-px -ml-px min-w-0 border-t border-l border-line-1">
      <Link to={page.route} className="flex h-full flex-col text-text-1 no-underline hover:bg-surface-hover">
        <div aria-hidden="true" className="relative h-44 overflow-hidden border-b border-line-1 bg-surface-0 md:h-47">
          <Thumbnail loaded={thumbnail} />
        </div>
        <div className="flex items-center gap-2.5 px-3 py-2.5">
          <PageIcon name={page.icon} />
          <div className="min-w-0 flex-1">
            <h3 className="text-13">{page.label}</h3>
            <p className="truncate text-12 text-text-2">{page.tagline}</p>
          </div>
          {thumbnail && <span className="mono flex-none text-text-3">{thumbnail.measure}</span>}
        </div>
      </Link>
    </li>
  );
}
