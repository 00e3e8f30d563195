import type { ReactNode } from "react";

/** A place where the icon is seen, under its name. */
export function Scene({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="caps mb-2">{title}</h3>
      {children}
    </section>
  );
}
