import type { ObjectName } from "../../model.ts";

/** Writes a name with its schema where that is not the default one, in quotes where it needs them. */
export type Named = (name: ObjectName) => string;
