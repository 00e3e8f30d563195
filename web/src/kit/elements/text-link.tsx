import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { cx } from "./cx.ts";

/** A link inside text. Within the app it does not reload the page; outside it opens a new tab and says so. */
export function TextLink({ to, className, children, ...rest }: ComponentProps<"a"> & { to: string }) {
  const look = cx(
    "rounded-mark text-accent-text underline decoration-1 underline-offset-3 hover:decoration-2",
    className,
  );
  if (/^[a-z]+:/i.test(to)) {
    return (
      <a href={to} target="_blank" rel="noreferrer" className={look} {...rest}>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  }
  return (
    <Link to={to} className={look} {...rest}>
      {children}
    </Link>
  );
}
