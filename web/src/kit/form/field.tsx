import { type ReactNode, useId, useMemo } from "react";
import { graphemeCount } from "@toolbox/core";
import { Counter, fillOf } from "../inputs/counter.tsx";
import { cx } from "../elements/cx.ts";
import { FieldContext } from "./field-context.ts";
import { FieldError } from "./field-error.tsx";

/** The largest limit, in characters, that is counted from the first character on. */
const COUNTED = 500;

/**
 * Label, control, hint and error. The control inside (TextInput, Select, Slider, Segments, ...) takes its id,
 * description and invalid state from here. `group` for controls that are several: their label names the group.
 */
export function Field({
  label,
  hint,
  error,
  optional,
  end,
  limit,
  group = false,
  hideLabel = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const ids = { control: `${id}c`, label: `${id}l`, hint: `${id}h`, error: `${id}e`, count: `${id}n` };
  const count = limit && graphemeCount(limit.text);
  // A limit that only guards against pasted books stays out of sight until it matters.
  const isCounted = limit && count !== undefined && (limit.max <= COUNTED || fillOf(count, limit.max) !== "plain");
  const describedBy =
    [isCounted && ids.count, error && ids.error, hint && ids.hint].filter(Boolean).join(" ") || undefined;
  const isInvalid = Boolean(error);
  const wiring = useMemo(
    () => ({ controlId: `${id}c`, labelId: `${id}l`, describedBy, isInvalid }),
    [id, describedBy, isInvalid],
  );
  const labelText = (
    <>
      {label}
      {optional && <span className="font-text text-text-3"> optional</span>}
    </>
  );
  return (
    <div className={className}>
      <div className={hideLabel ? "sr-only" : "mb-1.5 flex items-baseline gap-1.5 text-13 leading-4 font-label"}>
        {group ? (
          <span id={ids.label}>{labelText}</span>
        ) : (
          <label id={ids.label} htmlFor={ids.control}>
            {labelText}
          </label>
        )}
        {(isCounted || end) && (
          <span className={cx("ml-auto font-text text-text-3")}>
            {end}
            {isCounted && <Counter id={ids.count} count={count} max={limit.max} />}
          </span>
        )}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {hint && (
        <p id={ids.hint} className="mt-1 text-12 text-text-3">
          {hint}
        </p>
      )}
    </div>
  );
}

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence: what is wrong and what to do. */
  error?: string | undefined;
  optional?: boolean | undefined;
  /** At the right end of the label line: a unit, a measure. */
  end?: ReactNode;
  /** Counts the characters (grapheme clusters) of a text against a limit. */
  limit?: { text: string; max: number } | undefined;
  group?: boolean | undefined;
  /** Where a heading right above already says it. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};
