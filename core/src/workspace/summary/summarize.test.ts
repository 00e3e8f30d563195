import { describe, expect, it } from "vitest";
import { connectedTo, connectNodes } from "../edit/connect-nodes.ts";
import { dueLabel, shortDay } from "./deadlines.ts";
import type { WorkspaceNode } from "../model.ts";
import { recentActivity } from "./recent-activity.ts";
import { seedPosition } from "../seed-positions.ts";
import { summarize } from "./summarize.ts";
import { tagColorIndex, tagOverview } from "./tag-overview.ts";

const NOW = new Date(2026, 10, 21, 15, 30);

const node = (index: number, rest: Partial<WorkspaceNode> = {}): WorkspaceNode => ({
  id: `component-${index + 1}`,
  title: `Part ${index + 1}`,
  description: "",
  status: "Not Started",
  tags: [],
  children: [],
  position: seedPosition(index, 4),
  notes: "",
  ...rest,
});
const sub = (isDone: boolean) => node(0, { parentId: "component-1", status: isDone ? "Complete" : "Not Started" });

describe("summarize", () => {
  it("counts components, and sub-tasks by themselves", () => {
    const summary = summarize(
      {
        nodes: [
          node(0, { status: "Complete", children: [sub(true), sub(false)], priority: "Low" }),
          node(1, { status: "In Progress", priority: "Urgent" }),
          node(2, { children: [sub(true)], priority: "Low" }),
        ],
      },
      NOW,
    );
    expect(summary).toMatchObject({
      components: 3,
      progress: 33,
      active: 1,
      subTasks: { total: 3, done: 2 },
    });
    expect(summary.statuses).toEqual({
      "Not Started": { count: 1, percent: 33 },
      "In Progress": { count: 1, percent: 33 },
      Complete: { count: 1, percent: 33 },
    });
    expect(summary.priorities).toEqual([
      { priority: "Urgent", count: 1, percent: 33 },
      { priority: "Low", count: 2, percent: 67 },
    ]);
  });

  it.each<[deadline: string, list: "upcoming" | "overdue" | "none", days?: number]>([
    ["2026-11-20", "overdue", -1],
    ["2026-11-21", "upcoming", 0],
    ["2026-11-22", "upcoming", 1],
    ["2026-11-28", "upcoming", 7],
    ["2026-11-29", "none"],
    ["2020-02-29", "overdue", -2457],
    ["someday", "none"],
  ])("%s is %s", (deadline, list, days) => {
    const { upcoming, overdue } = summarize({ nodes: [node(0, { deadline })] }, NOW);
    expect({
      upcoming: upcoming.map((due) => due.days),
      overdue: overdue.map((due) => due.days),
    }).toEqual({
      upcoming: list === "upcoming" ? [days] : [],
      overdue: list === "overdue" ? [days] : [],
    });
  });

  it("leaves what is complete out of both lists, and is calm with nothing", () => {
    const done = summarize({ nodes: [node(0, { deadline: "2026-11-01", status: "Complete" })] }, NOW);
    expect([done.overdue, done.upcoming]).toEqual([[], []]);
    expect(summarize({ nodes: [] }, NOW)).toMatchObject({ progress: 0, priorities: [], tags: [] });
  });

  it.each([
    [-2, "2 days overdue"],
    [-1, "1 day overdue"],
    [0, "today"],
    [1, "tomorrow"],
    [7, "in 7 days"],
  ])("dueWords(%i)", (days, words) => expect(dueLabel(days)).toBe(words));
  it.each([
    ["2026-11-24", "24 Nov"],
    ["2027-01-08", "8 Jan 2027"],
  ])("shortDay(%s)", (day, words) => expect(shortDay(day, NOW)).toBe(words));
});

describe("tagOverview", () => {
  it("shows the eight used most with how much of them is done", () => {
    const nodes = Array.from({ length: 10 }, (_, index) =>
      node(index, { tags: ["all", `t${index}`], status: index < 4 ? "Complete" : "Not Started" }),
    );
    const tags = tagOverview(nodes);
    expect(tags.length).toBe(8);
    expect(tags.slice(0, 2)).toEqual([
      { tag: "all", count: 10, percent: 40 },
      { tag: "t0", count: 1, percent: 100 },
    ]);
  });
  it("gives a tag one of ten colors, always the same", () =>
    expect(["api", "ui", "設計"].map(tagColorIndex)).toEqual(["api", "ui", "設計"].map(tagColorIndex)));
});

describe("connectNodes", () => {
  const tagged = [["api", "ui"], ["ui"], [], ["api", "ui"], ["db"]].map((tags, index) => node(index, { tags }));

  it("makes one connection for each pair with a common tag", () =>
    expect(connectNodes(tagged).connections).toEqual([
      { id: "conn-0-1", sourceId: "component-1", targetId: "component-2", type: "related" },
      { id: "conn-0-3", sourceId: "component-1", targetId: "component-4", type: "related" },
      { id: "conn-1-3", sourceId: "component-2", targetId: "component-4", type: "related" },
    ]));
  it("keeps those with the most common tags and counts the others", () => {
    const { connections, total } = connectNodes(tagged, 2);
    expect({ ids: connections.map(({ id }) => id), total }).toEqual({
      ids: ["conn-0-1", "conn-0-3"],
      total: 3,
    });
  });
  it("says whom one is connected to, and by what", () =>
    expect(connectedTo(tagged, "component-2").map(({ node: { id }, tags }) => [id, tags])).toEqual([
      ["component-1", ["ui"]],
      ["component-4", ["ui"]],
    ]));
  it("counts millions of pairs without keeping them", () => {
    const many = Array.from({ length: 5000 }, (_, i) => node(i, { tags: ["all", `own ${i}`] }));
    const { connections, total } = connectNodes(many);
    expect({ total, first: connections[0]?.id, listed: connections.length }).toEqual({
      total: (5000 * 4999) / 2,
      first: "conn-0-1",
      listed: 2000,
    });
  });
  it("agrees with counting every pair", () => {
    const many = Array.from({ length: 300 }, (_, i) =>
      node(i, { tags: [`a${i % 7}`, `b${i % 11}`, `c${(i * i) % 5}`] }),
    );
    let pairs = 0;
    for (const [i, one] of many.entries())
      for (const other of many.slice(i + 1)) if (one.tags.some((tag) => other.tags.includes(tag))) pairs++;
    const { connections, total } = connectNodes(many);
    expect(total).toBe(pairs);
    expect(connections.length).toBe(2000);
    const level = ({ sourceId, targetId }: { sourceId: string; targetId: string }) => {
      const tags = new Set(many.find(({ id }) => id === sourceId)?.tags);
      return many.find(({ id }) => id === targetId)?.tags.filter((tag) => tags.has(tag)).length ?? 0;
    };
    expect(Math.min(...connections.map(level))).toBeGreaterThanOrEqual(1);
    expect(connections.filter((each) => level(each) >= 2).length).toBeGreaterThan(100);
  });
});

it("starts on a circle around (400, 300) of 50 for each component, at most 300", () => {
  expect([0, 1, 2, 3].map((index) => seedPosition(index, 4))).toEqual([
    { x: 600, y: 300 },
    { x: 400, y: 500 },
    { x: 200, y: 300 },
    { x: 400, y: 100 },
  ]);
  expect(seedPosition(0, 50)).toEqual({ x: 700, y: 300 });
});

it("tells that the workspace was made and what was found", () => {
  const at = "2026-11-21T08:00:00.000Z";
  const metadata = { title: "W", description: "", createdAt: at, updatedAt: at };
  const nodes = [node(0, { children: [sub(true), sub(false)] })];
  expect(recentActivity({ nodes, connections: [], metadata })).toEqual([
    { text: "Workspace generated", at },
    { text: "Parsed 1 component and 2 sub-tasks", at },
  ]);
});
