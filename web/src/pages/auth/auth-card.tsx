import type { ReactNode } from "react";

/** The card of /auth: its head, and one form. */
export function AuthCard({
  title,
  description,
  children,
}: {
  title: string;
  description: string;
  children: ReactNode;
}) {
  return (
    <section className="overflow-hidden rounded-card border border-line-2 bg-surface-1">
      <div className="p-5 pb-4">
        <h1 className="text-20 tracking-tight">{title}</h1>
        <p className="mt-0.5 text-13 text-balance text-text-2">{description}</p>
      </div>
      {children}
    </section>
  );
}
