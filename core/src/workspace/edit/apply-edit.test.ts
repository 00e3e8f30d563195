import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdit } from "./apply-edit.ts";
import { connectNodes } from "./connect-nodes.ts";
import type { Edit } from "./edit.ts";
import {
  addComponent,
  addSubTask,
  deleteNode,
  moveCard,
  moveNode,
  rename,
  setDeadline,
  setDescription,
  setNotes,
  setPriority,
  setStatus,
  setTags,
  toggleDone,
} from "./edits.ts";
import { findNode } from "./find-node.ts";
import { PRIORITIES, STATUSES, type Workspace } from "../model.ts";
import { arbitraryWorkspace } from "../testing/arbitrary-workspace.ts";

const AT = "2026-11-21T09:00:00.000Z";

const idsOf = ({ nodes }: Workspace) => nodes.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);

/** Any edit there is, of any node there is, or of one that is not. */
const arbitraryEdit = (workspace: Workspace): fc.Arbitrary<Edit> => {
  const id = fc.constantFrom("component-99", ...idsOf(workspace));
  const status = fc.constantFrom(...STATUSES);
  const index = fc.integer({ min: -2, max: 9 });
  const text = fc.string({ maxLength: 20 });
  return fc.oneof(
    fc.tuple(id, status).map((all) => setStatus(...all)),
    fc.tuple(id, text).map((all) => rename(...all)),
    fc.tuple(id, text).map((all) => setDescription(...all)),
    fc.tuple(id, text).map((all) => setNotes(...all)),
    fc.tuple(id, fc.array(fc.constantFrom("api", "ui", "new"))).map((all) => setTags(...all)),
    fc.tuple(id, fc.constantFrom(null, ...PRIORITIES)).map((all) => setPriority(...all)),
    fc.tuple(id, fc.constantFrom(null, "2026-12-01", "2026-02-30")).map((all) => setDeadline(...all)),
    id.map(deleteNode),
    fc.tuple(id, index).map((all) => moveNode(...all)),
    id.map((each) => toggleDone(workspace, each)),
    fc.tuple(text, index).map(([title, place]) => addComponent(workspace, { title, tags: ["api"] }, place)),
    fc.tuple(id, text).map(([parent, title]) => addSubTask(workspace, parent, title)),
    fc.tuple(id, status, id).map(([each, column, before]) => moveCard(workspace, each, column, before)),
    fc.tuple(text, text).map(([title, description]): Edit => ({ kind: "describe", title, description })),
  );
};

/** The workspace without the time of its last change. */
const content = (workspace: Workspace) => ({ ...workspace, metadata: { ...workspace.metadata, updatedAt: "" } });

describe("applyEdit", () => {
  it("can be undone, and redone, whatever the edits", () =>
    fc.assert(
      fc.property(arbitraryWorkspace, fc.infiniteStream(fc.nat()), (start, seeds) => {
        const states = [start];
        const inverses: Edit[] = [];
        let now = start;
        for (const seed of seeds.take(12)) {
          const [edit] = fc.sample(arbitraryEdit(now), { seed, numRuns: 1 });
          const edited = applyEdit(now, edit as Edit, AT);
          inverses.push(edited.inverse);
          now = edited.workspace;
          states.push(now);
        }
        for (const inverse of inverses.toReversed()) {
          const after = states.pop() as Workspace;
          const undone = applyEdit(now, inverse, AT);
          const redone = applyEdit(undone.workspace, undone.inverse, AT);
          expect(content(redone.workspace)).toEqual(content(after));
          now = undone.workspace;
          expect(content(now)).toEqual(content(states.at(-1) as Workspace));
        }
      }),
      { numRuns: 60 },
    ));

  it("keeps what a workspace promises", () =>
    fc.assert(
      fc.property(
        arbitraryWorkspace.chain((start) => fc.tuple(fc.constant(start), arbitraryEdit(start))),
        ([start, edit]) => {
          const { workspace } = applyEdit(start, edit, AT);
          const ids = idsOf(workspace);
          expect(new Set(ids).size).toBe(ids.length);
          expect(workspace.connections).toEqual(connectNodes(workspace.nodes).connections);
          for (const node of workspace.nodes) {
            expect(node.title).not.toBe("");
            for (const child of node.children) {
              expect(child.parentId).toBe(node.id);
              expect(child.tags).toEqual([]);
              expect(child.status).not.toBe("In Progress");
            }
          }
        },
      ),
    ));

  const start = applyEdit(
    { nodes: [], connections: [], metadata: { title: "W", description: "", createdAt: AT, updatedAt: AT } },
    { kind: "all", edits: [] },
    AT,
  ).workspace;
  const steps = (...makers: ((now: Workspace) => Edit)[]) =>
    makers.reduce((now, make) => applyEdit(now, make(now), AT).workspace, start);

  it("moves a card to a column, before another or to its end", () => {
    const board = steps(
      (now) => addComponent(now, { title: "One" }),
      (now) => addComponent(now, { title: "Two", status: "Complete" }),
      (now) => addComponent(now, { title: "Three", status: "Complete" }),
      (now) => moveCard(now, "component-1", "Complete", "component-3"),
    );
    expect(board.nodes.map(({ id, status }) => [id, status])).toEqual([
      ["component-2", "Complete"],
      ["component-1", "Complete"],
      ["component-3", "Complete"],
    ]);
  });

  it("never gives an id twice, even after a deletion", () => {
    const made = steps(
      (now) => addComponent(now, { title: "One" }),
      (now) => addSubTask(now, "component-1", "a"),
      (now) => addSubTask(now, "component-1", "b"),
      () => deleteNode("component-1-sub-0"),
      (now) => addSubTask(now, "component-1", "c"),
    );
    expect(idsOf(made)).toEqual(["component-1", "component-1-sub-1", "component-1-sub-2"]);
  });

  it.each<[string, Edit]>([
    ["a title of spaces", rename("component-1", "  \n ")],
    ["a day that is none", setDeadline("component-1", "2026-02-30")],
    ["a node that is not there", deleteNode("component-7")],
    ["a move to where it is", moveNode("component-1", 0)],
    ["the status it has", setStatus("component-1", "Not Started")],
  ])("changes nothing for %s", (_, edit) => {
    const made = steps((now) => addComponent(now, { title: "One" }));
    expect(applyEdit(made, edit, "2027-01-01T00:00:00.000Z").workspace).toBe(made);
  });

  it("divides and cleans tags, and takes a deadline away", () => {
    const made = steps(
      (now) => addComponent(now, { title: "One", deadline: "2026-12-01" }),
      () => setTags("component-1", ["#API", "ui; ux", "api", " "]),
      () => setDeadline("component-1", null),
    );
    expect(made.nodes[0]?.tags).toEqual(["api", "ui", "ux"]);
    expect(findNode(made, "component-1")?.node).not.toHaveProperty("deadline");
  });
});
