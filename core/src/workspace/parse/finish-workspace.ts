import { freeName } from "../../text/free-name.ts";
import { graphemes } from "../../text/graphemes.ts";
import { withConnections } from "../edit/connect-nodes.ts";
import type { LineSpan, Notice, Priority, WorkspaceNode, WorkspaceParseResult } from "../model.ts";
import { seedPosition, seedSubPosition } from "../seed-positions.ts";
import type { Draft, SubDraft } from "./draft.ts";
import { scanWords } from "./scan-words.ts";
import { readDate } from "./read-date.ts";

/** A workspace takes its title from its first component, cut to so many characters. */
const TITLE_LENGTH = 80;

export interface WorkspaceMetadata {
  readonly title: string;
  readonly description: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly notices: readonly Notice[];
  /** Take priority and deadline from the notes where nothing else says them. */
  readonly readsNotes: boolean;
}

/** Makes the workspace of what was read: ids, places, connections. */
export function finishWorkspace(drafts: readonly Draft[], words: WorkspaceMetadata): WorkspaceParseResult {
  const { readsNotes, notices, title, ...rest } = words;
  const spans: Record<string, LineSpan> = {};
  // ids that are counted are never equal
  const hasOwnIds = drafts.some(({ id, subs }) => id !== undefined || subs.some((sub) => sub.id !== undefined));
  const ids = hasOwnIds ? new Set<string>() : undefined;
  const nodes = drafts.map((draft, index): WorkspaceNode => {
    const id = ids ? freeName(draft.id ?? `component-${index + 1}`, ids) : (draft.id ?? `component-${index + 1}`);
    const position = draft.position ?? seedPosition(index, drafts.length);
    const notes = draft.notes.join("\n");
    const priority = draft.priority ?? (readsNotes ? notesPriority(notes) : undefined);
    const deadline = draft.deadline ?? (readsNotes ? readDate(notes)?.day : undefined);
    spans[id] = { first: draft.first, last: draft.last };
    return {
      id,
      title: draft.title,
      description: draft.description,
      status: draft.status ?? "Not Started",
      tags: [...draft.tags],
      ...(priority === undefined ? {} : { priority }),
      ...(deadline === undefined ? {} : { deadline }),
      children: draft.subs.map((sub, place) => {
        const subId = ids ? freeName(sub.id ?? `${id}-sub-${place}`, ids) : (sub.id ?? `${id}-sub-${place}`);
        spans[subId] = sub.span;
        return subNode(sub, subId, id, sub.position ?? seedSubPosition(position, place));
      }),
      position,
      notes,
    };
  });
  const ownTitle =
    title ||
    graphemes(nodes[0]?.title ?? "")
      .slice(0, TITLE_LENGTH)
      .join("") ||
    "Untitled workspace";
  return { workspace: withConnections(nodes, { title: ownTitle, ...rest }), notices, spans };
}

function subNode(sub: SubDraft, id: string, parentId: string, position: WorkspaceNode["position"]): WorkspaceNode {
  const { title, isDone, description = "", notes = [], priority, deadline } = sub;
  return {
    id,
    title,
    description,
    status: isDone ? "Complete" : "Not Started",
    tags: [],
    ...(priority === undefined ? {} : { priority }),
    ...(deadline === undefined ? {} : { deadline }),
    children: [],
    parentId,
    position,
    notes: notes.join("\n"),
  };
}

function notesPriority(notes: string): Priority | undefined {
  return notes === "" ? undefined : scanWords(notes).priority;
}
