import { useEffect, useRef } from "react";
import { DocsFrame } from "./docs-frame.ts";

/** The documentation itself, in a tree of its own so that its look and the page's do not meet. */
export function DocsView({ html, query, isNavOpen, target, onFound, onLink }: DocsViewProps) {
  const holder = useRef<HTMLDivElement>(null);
  const frame = useRef<DocsFrame>(null);
  const latest = useRef({ onFound, onLink, query });
  useEffect(() => {
    latest.current = { onFound, onLink, query };
  });

  useEffect(() => {
    if (!holder.current) return;
    const made = new DocsFrame(
      holder.current,
      () => latest.current.onLink(),
      () => latest.current.onFound(made.find(latest.current.query)),
    );
    frame.current = made;
    return () => made.stop();
  }, []);

  useEffect(() => {
    frame.current?.show(html);
    latest.current.onFound(frame.current?.find(query));
  }, [html, query]);

  useEffect(() => {
    if (target) frame.current?.go(target.id);
  }, [target]);

  useEffect(() => frame.current?.openNav(isNavOpen), [isNavOpen]);

  return <div ref={holder} className="min-h-0 flex-1" />;
}

type DocsViewProps = {
  html: string;
  query: string;
  isNavOpen: boolean;
  /** Is shown, each time another object is given. */
  target: { readonly id: string } | undefined;
  /** The ids the query finds; undefined without a query. */
  onFound: (ids: readonly string[] | undefined) => void;
  /** A link inside was followed. */
  onLink: () => void;
};
