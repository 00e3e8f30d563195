import type { ReactNode } from "react";
import { cx } from "../elements/cx.ts";

/**
 * Rows under a head that stays in sight. Scrolls sideways inside itself when the page is narrow, by keyboard too.
 * Rows are 28 px for data, 44 for people.
 */
export function Table<R>({ label, columns, rows, rowKey, roomy = false, className }: TableProps<R>) {
  const side = "px-2 first:pl-4 last:pr-4";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={cx("scrollbar-quiet overflow-auto", className)}>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                className={cx(
                  "sticky top-0 z-1 h-7 bg-surface-0 text-12 font-label whitespace-nowrap text-text-3 shadow-[inset_0_-1px_var(--line-1)]",
                  side,
                  column.align === "end" ? "text-right" : "text-left",
                )}
              >
                {column.hideLabel ? <span className="sr-only">{column.label}</span> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="group">
              {columns.map((column) => (
                <td
                  key={column.label}
                  className={cx(
                    "border-b border-line-1 text-13 whitespace-nowrap group-last:border-b-0",
                    roomy ? "h-11" : "h-7",
                    side,
                    column.mono && "mono text-text-1",
                    column.align === "end" && "text-right",
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export type TableColumn<R> = {
  readonly label: string;
  /** For a column of actions. */
  readonly hideLabel?: boolean | undefined;
  readonly align?: "start" | "end" | undefined;
  /** Names and values. */
  readonly mono?: boolean | undefined;
  readonly cell: (row: R) => ReactNode;
};

export type TableProps<R> = {
  /** What the table lists, for assistive technology. */
  label: string;
  columns: readonly TableColumn<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  roomy?: boolean | undefined;
  className?: string | undefined;
};
