import type { ReactNode } from "react";

/**
 * What stands where a result will be: a card over a faint real result, saying what to do, with one button. The ghost
 * is only a picture, so it is out of reach for keyboard and assistive technology.
 */
export function EmptyState({ title, children, action, ghost }: EmptyStateProps) {
  return (
    <div className="relative grid min-h-72 flex-1 grid-cols-[minmax(0,1fr)] overflow-hidden bg-surface-inset">
      {ghost && (
        <div aria-hidden="true" inert className="pointer-events-none absolute inset-0 opacity-38">
          {ghost}
        </div>
      )}
      <div className="relative m-auto w-100 max-w-[calc(100%-32px)] -translate-y-[6%] rounded-card border border-line-2 bg-surface-2 p-5">
        <h2 className="max-w-72">{title}</h2>
        {children && <div className="mt-1 text-13 text-text-2">{children}</div>}
        {action && <div className="mt-4">{action}</div>}
      </div>
    </div>
  );
}

export type EmptyStateProps = {
  title: ReactNode;
  /** One line. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** A real result made from an example. */
  ghost?: ReactNode;
};
