import { InputError, pluralize } from "@toolbox/core";
import type { DatabaseSchema } from "@toolbox/core/data/schema/model.ts";
import { type Choice, pickTables } from "@toolbox/core/data/schema/pick-tables.ts";
import { sampleParseResult } from "@toolbox/core/data/schema/sample.ts";
import type { SchemaParseResult } from "@toolbox/core/data/schema/read/schema-parse-result.ts";
import { readSources } from "@toolbox/core/tools/schema/read-sources.ts";
import type { SchemaInput } from "@toolbox/core/tools/schema/fields.ts";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { notify } from "../../kit/toast/notify.ts";

/** Milliseconds of rest after the last key before a text is read again. */
const REST = 250;

type SourceFields = Pick<SchemaInput, "sql" | "text" | "sample" | "language">;

export interface LoadedSchema {
  readonly reading: SchemaParseResult;
  /** What it was read from. */
  readonly given: SourceFields;
  /** Counts what was loaded anew, not what was edited. */
  readonly load: number;
}

/**
 * The schema in sight: null until it is loaded, then what was given says. What is there when the page opens is loaded at
 * once, and the diagram follows while one types. What holds no table leaves the last schema where it is, as `isEarlier`,
 * and is told.
 */
export function useSchema(input: SchemaInput) {
  const { sql, text, sample, language } = input;
  const [loaded, setLoaded] = useState<LoadedSchema | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLoading, setLoading] = useState(false);
  const known = useRef<SourceFields>(undefined);

  const take = useCallback(async (given: SourceFields, isNew: boolean): Promise<SchemaParseResult | undefined> => {
    known.current = given;
    const read = await readGiven(given);
    // Something newer was given meanwhile.
    if (known.current !== given) return undefined;
    if ("message" in read || read.schema.tables.length === 0) {
      setFailure("message" in read ? { message: read.message, reading: null } : { message: NO_TABLE, reading: read });
      return undefined;
    }
    setFailure(null);
    setLoaded((before) => ({
      reading: read,
      given,
      load: (before?.load ?? 0) + Number(isNew || !before),
    }));
    return read;
  }, []);

  useEffect(() => {
    const given = { sql, text, sample, language };
    if (!isGiven(given) || (known.current && isSame(known.current, given))) return undefined;
    const isTyped = known.current !== undefined && known.current.text !== text && known.current.text !== "";
    const timer = setTimeout(() => void take(given, !isTyped), isTyped ? REST : 0);
    return () => clearTimeout(timer);
  }, [sql, text, sample, language, take]);

  const load = useCallback(
    async (given: SourceFields & Choice): Promise<boolean> => {
      // Known from now on, so that the fields that follow do not load it again.
      known.current = given;
      setLoading(true);
      // The button says so before a large text takes the thread.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const reading = await take(given, true);
      setLoading(false);
      if (!reading) {
        notify("error", "Error", "Failed to load database schema.");
        return false;
      }
      const count = pickedOf(reading.schema, given).tables.length;
      notify("success", "Success", `Loaded ${pluralize(count, "table")} from your database schema`);
      return true;
    },
    [take],
  );

  // What is emptied is gone from sight too, or an export would not be what one sees.
  const shown = isGiven(input) ? loaded : null;
  const { tables, without, schemas, partitions } = input;
  const schema = useMemo(
    () => shown && pickedOf(shown.reading.schema, { tables, without, schemas, partitions }),
    [shown, tables, without, schemas, partitions],
  );
  const isEarlier = shown !== null && !isSame(shown.given, input);
  return { loaded: shown, isEarlier, schema, failure, isLoading, load };
}

/** The tables that are wanted; all of them where the choice cannot be followed, which is told at its field. */
function pickedOf(schema: DatabaseSchema, { tables, without, schemas, partitions }: Choice): DatabaseSchema {
  // Rows of a list nobody has written in yet are none.
  const written = (names: readonly string[]) => names.filter((name) => name.trim() !== "");
  const choice = { tables: written(tables), without: written(without), schemas: written(schemas), partitions };
  const picked = pickTables(schema, choice);
  return picked.ok ? picked.schema : schema;
}

/** Why nothing could be made of what was given, with what was read of it. */
export interface Failure {
  readonly message: string;
  readonly reading: SchemaParseResult | null;
}

const NO_TABLE = "No table was found in it. Give CREATE TABLE statements, such as pg_dump --schema-only writes.";

export const isGiven = ({ sql, text, sample }: SourceFields): boolean => sample || text.trim() !== "" || sql.length > 0;

const isSame = (a: SourceFields, b: SourceFields) =>
  a.sql === b.sql && a.text === b.text && a.sample === b.sample && a.language === b.language;

async function readGiven(given: SourceFields): Promise<SchemaParseResult | { readonly message: string }> {
  if (given.sample) return sampleParseResult;
  const context = { progress: () => {}, warn: () => {}, signal: new AbortController().signal };
  try {
    return await readSources(given, context);
  } catch (error) {
    // A file that is not text: the tool says which and what to do.
    if (error instanceof InputError) return { message: error.message };
    throw error;
  }
}
