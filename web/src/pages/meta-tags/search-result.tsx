import type { MetaInput } from "@toolbox/core/tools/meta-tags/fields.ts";
import { splitAt } from "@toolbox/core/tools/meta-tags/social-cards.ts";
import { limits } from "@toolbox/core/tools/meta-tags/validate.ts";
import { crumbsOf } from "./address.ts";

/** The page as a result of a search. What goes past the limits is struck out rather than hidden. */
export function SearchResult({ input }: { input: MetaInput }) {
  const { host, crumbs } = crumbsOf(input.url);
  return (
    <section aria-label="Search result" className="border-b border-line-1 px-4 py-3">
      <h3 className="caps">Search result</h3>
      <div className="mt-2.5 max-w-160">
        <div className="flex items-center gap-2.5">
          <span
            aria-hidden="true"
            className="grid size-7 flex-none place-items-center rounded-full border border-line-2 text-12 font-title text-text-3"
          >
            {(input.siteName.trim() || host).slice(0, 1).toUpperCase()}
          </span>
          <div className="min-w-0">
            <div className="truncate text-13 leading-4">{input.siteName.trim() || host}</div>
            <div className="mono truncate text-text-3">{crumbs}</div>
          </div>
        </div>
        <div className="mt-1.5 text-16 font-label wrap-anywhere text-accent-text">
          <Limited text={input.title} max={limits.title} instead="Page title" />
        </div>
        <p className="mt-0.5 text-13 wrap-anywhere text-text-2">
          <Limited text={input.description} max={limits.description} instead="The description goes here." />
        </p>
        {input.robots === "noindex" && (
          <p className="mt-1.5 text-12 text-warning">Search engines are asked to keep this page out.</p>
        )}
      </div>
    </section>
  );
}

function Limited({ text, max, instead }: { text: string; max: number; instead: string }) {
  if (text.trim() === "") return <span className="text-text-3">{instead}</span>;
  const [kept, rest] = splitAt(text, max);
  return (
    <>
      {kept}
      {rest !== "" && (
        <del title={`Past ${max} characters`} className="bg-red-soft text-danger">
          {rest}
        </del>
      )}
    </>
  );
}
