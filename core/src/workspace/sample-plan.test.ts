import { expect, it } from "vitest";
import { parseWorkspace } from "./parse/parse-workspace.ts";
import { samplePlan } from "./sample-plan.ts";
import { summarize } from "./summary/summarize.ts";

const TODAY = new Date(2026, 10, 21, 9);

it("is read without a line left over, and gives every view something to show", () => {
  const { workspace, notices } = parseWorkspace(samplePlan(TODAY), { now: TODAY.toISOString() });
  expect(notices).toEqual([]);
  expect(workspace.metadata.title).toBe("Product Launch Plan");
  const summary = summarize(workspace, TODAY);
  expect(summary).toMatchObject({ components: 10, progress: 20, active: 4, subTasks: { total: 35, done: 16 } });
  expect(summary.overdue.map(({ node, days }) => [node.title, days])).toEqual([["Legal Review", -2]]);
  expect(summary.upcoming.map(({ days }) => days)).toEqual([2, 5, 7]);
  expect(summary.tags).toHaveLength(8);
  expect(workspace.connections.length).toBeGreaterThan(8);
});

it("has no tag that nobody wrote", () => {
  const { workspace } = parseWorkspace(samplePlan(TODAY), { now: TODAY.toISOString() });
  for (const { title, tags } of workspace.nodes) expect(tags.length, `${title}: ${tags.join()}`).toBeLessThanOrEqual(3);
});
