import { type ReactNode, useId, useMemo } from "react";
import { graphemeCount } from "@toolbox/core";
import { Counter } from "./counter.tsx";
import { cx } from "./cx.ts";
import { FieldContext } from "./field-context.ts";
import { FieldError } from "./field-error.tsx";

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
  const describedBy = [limit && ids.count, error && ids.error, hint && ids.hint].filter(Boolean).join(" ") || undefined;
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
        {(limit || end) && (
          <span className={cx("ml-auto font-text text-text-3")}>
            {end}
            {limit && <Counter id={ids.count} count={graphemeCount(limit.text)} max={limit.max} />}
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
