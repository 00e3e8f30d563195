import { InputError } from "@toolbox/core";
import type { MergedSchema } from "@toolbox/core/data/schema/diff/merged-schema.ts";
import type { SchemaDiff } from "@toolbox/core/data/schema/diff/schema-diff.ts";
import type { SchemaInput } from "@toolbox/core/tools/schema/fields.ts";
import { useEffect, useState } from "react";

/** Milliseconds of rest after the last key before two schemas are compared again. */
const REST = 250;

/** What changed, and both schemas as one to be drawn: all tables, or what changed with what hangs on it. */
export interface Difference {
  readonly diff: SchemaDiff;
  readonly merged: Readonly<Record<"all" | "changed", MergedSchema>>;
}

export const hasEarlier = ({ from, fromText }: Pick<SchemaInput, "from" | "fromText">): boolean =>
  from.length > 0 || fromText.trim() !== "";

/**
 * The difference between the earlier schema that was given and the one in sight; null without one. What does it is
 * loaded with the first comparison.
 * @param isLoaded whether there is a schema to compare
 */
export function useDifference(
  input: SchemaInput,
  isLoaded: boolean,
): { difference: Difference | null; issue: string | undefined } {
  const { sql, text, sample, language, from, fromText, tables, without, schemas, partitions } = input;
  const [found, setFound] = useState<{ readonly difference: Difference | null; readonly issue?: string }>();
  const isWanted = isLoaded && hasEarlier(input);
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    const compare = async () => {
      const [{ readDifference }, { mergedSchema }] = await Promise.all([
        import("@toolbox/core/tools/schema/read-difference.ts"),
        import("@toolbox/core/data/schema/diff/merged-schema.ts"),
      ]);
      const given = { sql, text, sample, language, from, fromText, tables, without, schemas, partitions };
      try {
        const { diff } = await readDifference(given, { progress: () => {}, warn: () => {}, signal: stop.signal });
        if (stop.signal.aborted) return;
        setFound({
          difference: { diff, merged: { all: mergedSchema(diff, "all"), changed: mergedSchema(diff, "changed") } },
        });
      } catch (error) {
        if (stop.signal.aborted) return;
        if (!(error instanceof InputError)) throw error;
        setFound({ difference: null, issue: error.message });
      }
    };
    const timer = setTimeout(() => void compare(), REST);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isWanted, sql, text, sample, language, from, fromText, tables, without, schemas, partitions]);
  return isWanted && found
    ? { difference: found.difference, issue: found.issue }
    : { difference: null, issue: undefined };
}
