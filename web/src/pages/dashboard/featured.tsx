import { Link } from "react-router-dom";
import { PageIcon } from "../../kit/page-icon.tsx";
import { usePages } from "../../frame/pages-context.ts";
import { cx } from "../../kit/elements/cx.ts";
import { SectionHead } from "./section-header.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { useThumbnail } from "./use-thumbnail.ts";

/** As the product shows them; others come after. */
const order = [
  "/og-generator",
  "/visual-workspace-generator",
  "/folder-structure-generator",
  "/commit-message-assistant",
];
const place = ({ route }: { route: string }) => (order.includes(route) ? order.indexOf(route) : order.length);

/** The tools that show best what this is, each with a picture it drew itself. */
export function Featured() {
  const pages = usePages()
    .filter((page) => page.isFeatured)
    .toSorted((a, b) => place(a) - place(b));
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="featured">
      <SectionHead id="featured" title="Featured Tools" end="Thumbnails are drawn by the tools" />
      <ul
        className={cx(
          "grid overflow-hidden rounded-card border border-line-2 bg-surface-1 md:grid-cols-2",
          pages.length === 4 && "xl:grid-cols-[320fr_320fr_240fr_254fr]",
          pages.length === 3 && "xl:grid-cols-3",
        )}
      >
        {pages.map((page) => (
          <FeaturedCell key={page.route} page={page} />
        ))}
      </ul>
    </section>
  );
}

function FeaturedCell({ page }: { page: ReturnType<typeof usePages>[number] }) {
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
            <p className="truncate text-12 text-text-2">{page.line}</p>
          </div>
          {thumbnail && <span className="mono flex-none text-text-3">{thumbnail.measure}</span>}
        </div>
      </Link>
    </li>
  );
}
