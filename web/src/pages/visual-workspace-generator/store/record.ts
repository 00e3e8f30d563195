import type { Edit } from "@toolbox/core/workspace/edit/edit.ts";
import type { Layout } from "@toolbox/core/workspace/layout/layout-mindmap.ts";
import type { LineSpan, Notice, Position, Workspace } from "@toolbox/core/workspace/model.ts";
import type { ViewSettings } from "./view-settings.ts";

/** A workspace and what is known of the text it was read from. */
export interface Plan {
  readonly workspace: Workspace;
  readonly spans: Readonly<Record<string, LineSpan>>;
  readonly notices: readonly Notice[];
  /** Milliseconds the reading took. */
  readonly ms: number;
}

/** Where the user has put boxes of the mindmap, over what a layout says; of each layout its own. */
export type Places = Readonly<Partial<Record<Layout, Readonly<Record<string, Position>>>>>;

/** What takes one step of the history back, or forward again. */
export type Change =
  | { readonly kind: "edit"; readonly edit: Edit }
  | { readonly kind: "plan"; readonly plan: Plan | null }
  | { readonly kind: "places"; readonly places: Places };

/** One step of the history. */
export interface Step {
  /** What was done, for the activity list and the screen reader: "Moved Billing API to Complete". */
  readonly words: string;
  /** ISO 8601 */
  readonly at: string;
  readonly change: Change;
}

/** By the id of a tab how many of its writings a record holds: a version vector. */
export type Clock = Readonly<Record<string, number>>;

/** Everything that is kept of one workspace. */
export interface WorkspaceRecord {
  readonly id: string;
  readonly clock: Clock;
  /** What stands in the text area. */
  readonly text: string;
  readonly plan: Plan | null;
  /** Whether the text was changed after it was read. */
  readonly isTextAhead: boolean;
  /** Whether the workspace was edited after the text was read. */
  readonly isPlanAhead: boolean;
  readonly places: Places;
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
  readonly view: ViewSettings;
}

/** A line of the list of workspaces. */
export interface WorkspaceEntry {
  readonly id: string;
  readonly title: string;
  readonly components: number;
  /** ISO 8601 */
  readonly updatedAt: string;
}
