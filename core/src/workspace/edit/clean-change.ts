import { isCalendarDay } from "../../text/day.ts";
import type { NodeChange } from "./edit.ts";
import type { WorkspaceNode } from "../model.ts";

/**
 * The part of a change that a node can take: a title is one line and not empty, a deadline is a calendar day, tags are
 * there once, and a sub-task is done or not and has no tags.
 */
export function cleanChange(node: WorkspaceNode, change: NodeChange): NodeChange {
  const { title, deadline, tags, status, notes, description, ...rest } = change;
  const isSubTask = node.parentId !== undefined;
  const line = title === undefined ? "" : oneLine(title);
  return {
    ...rest,
    ...(line === "" ? {} : { title: line }),
    ...(description === undefined ? {} : { description: oneLine(description) }),
    ...(notes === undefined ? {} : { notes: notes.replaceAll(/\r\n?/g, "\n") }),
    ...(deadline === undefined || (deadline !== null && !isCalendarDay(deadline)) ? {} : { deadline }),
    ...(tags === undefined || isSubTask ? {} : { tags: cleanTags(tags) }),
    ...(status === undefined ? {} : { status: isSubTask && status === "In Progress" ? "Not Started" : status }),
  };
}

/** A text as one line: every run of white space is a space. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}

/** Tags in lower case, each once, none empty; a comma or semicolon inside one divides it. */
export function cleanTags(tags: readonly string[]): string[] {
  const all = tags
    .flatMap((tag) => tag.split(/[,;]|\s+(?=#)/))
    .map((tag) =>
      oneLine(tag)
        .replace(/^#+\s*/, "")
        .toLowerCase(),
    );
  return [...new Set(all)].filter((tag) => tag !== "");
}
