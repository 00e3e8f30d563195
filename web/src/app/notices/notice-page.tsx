import type { ReactNode } from "react";

/** A page that is only a message: what happened, in words, and what can be done. */
export function NoticePage({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <div role="alert" className="grid h-full min-h-80 place-items-center p-6">
      <div className="w-120 max-w-full">
        <h1 className="text-20 tracking-tight">{title}</h1>
        <div className="mt-1 text-text-2">{children}</div>
        {actions && <div className="mt-5 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
