import { graphemeCount } from "../../text/graphemes.ts";
import type { MetaInput } from "./fields.ts";
import { keywordsOf, limits } from "./validate.ts";

export interface ScoreFactor {
  readonly label: string;
  readonly isGood: boolean;
  /** `45/60` */
  readonly measure: string;
}

/** What the product scores: the lengths of title and description and the number of keywords, each 1 to its limit. */
export function scoreOf({ title, description, keywords }: MetaInput): readonly ScoreFactor[] {
  return [
    factor("Title length", title.trim() === "" ? 0 : graphemeCount(title), limits.title),
    factor("Description length", description.trim() === "" ? 0 : graphemeCount(description), limits.description),
    factor("Keywords count", keywordsOf(keywords).length, limits.keywords),
  ];
}

function factor(label: string, count: number, max: number): ScoreFactor {
  return { label, isGood: count >= 1 && count <= max, measure: `${count}/${max}` };
}
