import fc from "fast-check";
import { oneLine } from "../edit/clean-change.ts";
import { withConnections } from "../edit/connect-nodes.ts";
import { PRIORITIES, STATUSES, type Workspace, type WorkspaceNode } from "../model.ts";
import { seedPosition, seedSubPosition } from "../seed-positions.ts";

// words of every kind a reader could trip over
const WORDS = [
  "API",
  "Build",
  "new",
  "done",
  "not started",
  "status:",
  "Tags:",
  "Due:",
  "- item",
  "* star",
  "1. One",
  "a. b",
  "# head",
  "## head",
  "```",
  "---",
  "***",
  "[x]",
  "[ ]",
  "(done)",
  "✓",
  "**bold**",
  "{#component-9}",
  "\\",
  "<b>",
  "&amp;",
  "2026-02-30",
  "31/12/2026",
  "urgent",
  "Feature: x",
  "component: y",
  "設計",
  "Привет",
  "😀",
  "e\u{301}",
  '"q"',
  "|",
  "> quote",
  "`code`",
  "Title: x",
  "  ",
  ":",
  "Notes:",
  "  - [x] nested",
];
const line = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: "grapheme", maxLength: 12 })), { maxLength: 5 })
  .map((parts) => oneLine(parts.join(" ")));
const filled = line.map((text) => text || "Something");
const text = fc.array(line, { maxLength: 4 }).map((lines) => lines.join("\n").trim());
const tag = fc.constantFrom("api", "ui", "ux", "設計", "a b", "x_y", "#1", "c++").map((each) => each.replace(/^#/, ""));
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

const component = fc.record({
  title: filled,
  description: line,
  status: fc.constantFrom(...STATUSES),
  tags: fc.uniqueArray(tag, { maxLength: 4 }),
  priority: fc.option(fc.constantFrom(...PRIORITIES), { nil: undefined }),
  deadline: fc.option(day, { nil: undefined }),
  notes: text,
  subs: fc.array(fc.tuple(filled, fc.boolean()), { maxLength: 4 }),
});

/** Workspaces as parsing and editing make them, with words in them that mean something to the reader of texts. */
export const arbitraryWorkspace: fc.Arbitrary<Workspace> = fc
  .record({ components: fc.array(component, { maxLength: 7 }), title: filled, description: line })
  .map(({ components, title, description }) => {
    const nodes = components.map(({ subs, priority, deadline, ...rest }, index): WorkspaceNode => {
      const id = `component-${index + 1}`;
      const position = seedPosition(index, components.length);
      return {
        id,
        ...rest,
        ...(priority === undefined ? {} : { priority }),
        ...(deadline === undefined ? {} : { deadline }),
        position,
        children: subs.map(([subTitle, isDone], place) => ({
          id: `${id}-sub-${place}`,
          title: subTitle,
          description: "",
          status: isDone ? "Complete" : "Not Started",
          tags: [],
          children: [],
          parentId: id,
          position: seedSubPosition(position, place),
          notes: "",
        })),
      };
    });
    const createdAt = "2026-11-21T08:00:00.000Z";
    return withConnections(nodes, { title, description, createdAt, updatedAt: createdAt });
  });
