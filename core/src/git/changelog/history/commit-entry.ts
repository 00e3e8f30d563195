import type { HistoryEntry } from "../entries/entry.ts";
import type { FragmentSource } from "./fragments-of-history.ts";

/** An entry and the commit it tells of. */
export interface CommitEntry extends HistoryEntry {
  /** Its full object name; of a fragment the name that its bullets are marked with. */
  readonly commit: string;
  /** The fragment it comes from, when it was not made from the commit's message. */
  readonly fragment?: FragmentSource;
}
