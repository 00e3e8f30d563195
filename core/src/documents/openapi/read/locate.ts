import { findPlaces } from "../../yaml/find-places.ts";
import type { Problem } from "./problem.ts";
import type { Source } from "./read-source.ts";

/** Gives problems the line and column of their place. */
export function locate(problems: readonly Problem[], { text, events }: Source): readonly Problem[] {
  const open = problems.filter(({ line, path }) => line === undefined && path.length > 0);
  if (open.length === 0) return problems;
  const places = findPlaces(
    open.map(({ path }) => path),
    text,
    events(),
  );
  return problems.map((problem) => ({ ...problem, ...places[open.indexOf(problem)] }));
}
