import { describe, expect, it } from "vitest";
import type { WorkspaceNode } from "../model.ts";
import { ForceLayout } from "./force-layout.ts";
import { type Layout, layoutMindmap, LAYOUTS } from "./layout-mindmap.ts";
import { BOX_SIZES, foldedAtLevel, mindmapTree } from "./mindmap-tree.ts";
import { mindmapForceGraph } from "./mindmap-force.ts";

const node = (id: string, children: readonly WorkspaceNode[] = []): WorkspaceNode => ({
  id,
  title: id,
  description: "",
  status: "Not Started",
  tags: [],
  children,
  position: { x: 0, y: 0 },
  notes: "",
});
const plan = (components: number, subTasks: (index: number) => number) => ({
  nodes: Array.from({ length: components }, (_, index) =>
    node(
      `c${index}`,
      Array.from({ length: subTasks(index) }, (_unused, place) => node(`c${index}-${place}`)),
    ),
  ),
});

function overlaps(workspace: ReturnType<typeof plan>, layout: Layout): string[] {
  const tree = mindmapTree(workspace);
  const { x, y } = layoutMindmap(tree, layout);
  const found: string[] = [];
  for (let i = 0; i < x.length; i++)
    for (let j = i + 1; j < x.length; j++) {
      const [a, b] = [BOX_SIZES[tree.kinds[i] ?? 0], BOX_SIZES[tree.kinds[j] ?? 0]];
      const isOver =
        Math.abs((x[i] ?? 0) - (x[j] ?? 0)) < ((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2 - 0.5 &&
        Math.abs((y[i] ?? 0) - (y[j] ?? 0)) < ((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2 - 0.5;
      if (isOver) found.push(`${tree.ids[i]} over ${tree.ids[j]}`);
    }
  return found;
}

const PLANS: readonly [name: string, components: number, subTasks: (index: number) => number][] = [
  ["nothing", 0, () => 0],
  ["one", 1, () => 0],
  ["a plan", 10, (index) => index % 6],
  ["one with many sub-tasks", 4, (index) => (index === 1 ? 40 : 2)],
  ["many without", 60, () => 0],
  ["many", 120, (index) => (index * 7) % 5],
];

describe.each(LAYOUTS)("%s", (layout) => {
  it.each(PLANS)("puts no box over another: %s", (_, components, subTasks) =>
    expect(overlaps(plan(components, subTasks), layout)).toEqual([]),
  );
  it("gives the same places each time, all of them numbers", () => {
    const tree = mindmapTree(plan(30, (index) => index % 4));
    const first = layoutMindmap(tree, layout);
    expect(layoutMindmap(tree, layout)).toEqual(first);
    expect([...first.x, ...first.y].every(Number.isFinite)).toBe(true);
  });
});

describe("hierarchical", () => {
  it("is a grid of three columns, 300 apart and 200 below each other", () => {
    const { x, y } = layoutMindmap(mindmapTree(plan(5, () => 0)), "hierarchical");
    expect(Array.from(x.slice(1))).toEqual([0, 300, 600, 0, 300]);
    expect(Array.from(y.slice(1))).toEqual([0, 0, 0, 200, 200]);
  });
  it.each([
    ["a thousand components", 1000, 0],
    ["two hundred components with five sub-tasks each", 200, 5],
    ["thirteen components", 13, 0],
  ])("of %s is no ribbon", (_, components, subTasks) => {
    const { x, y } = layoutMindmap(mindmapTree(plan(components, () => subTasks)), "hierarchical");
    const ratio = (Math.max(...y) - Math.min(...y)) / (Math.max(...x) - Math.min(...x));
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });
  it("makes room for the sub-tasks of a row", () => {
    const { y } = layoutMindmap(mindmapTree(plan(4, (index) => (index === 0 ? 20 : 0))), "hierarchical");
    expect(y.at(-1)).toBe(340 + 40 + 40);
  });
});

describe("mindmapTree", () => {
  it("leaves out what is folded", () => {
    const workspace = plan(2, () => 2);
    const ids = (level: number) => mindmapTree(workspace, foldedAtLevel(workspace, level)).ids;
    expect([0, 1, 2].map((level) => ids(level).length)).toEqual([1, 3, 7]);
    expect(mindmapTree(workspace, new Set(["c0"])).ids).toEqual(["workspace", "c0", "c1", "c1-0", "c1-1"]);
  });
});

describe("ForceLayout", () => {
  it("parts points that start in one place, and cools down in 300 steps", () => {
    const zeros = new Float64Array(50);
    const layout = new ForceLayout({
      x: zeros,
      y: zeros,
      charges: zeros.map(() => -30),
      sources: new Int32Array(),
      targets: new Int32Array(),
      distances: new Float64Array(),
    });
    let steps = 1;
    while (layout.step()) steps++;
    expect(steps).toBeGreaterThanOrEqual(299);
    expect(steps).toBeLessThanOrEqual(301);
    const places = new Set(Array.from(layout.x, (x, i) => `${x.toFixed(3)} ${layout.y[i]?.toFixed(3)}`));
    expect(places.size).toBe(50);
    expect(layout.progress).toBe(1);
  });
  it("agrees with the sum over all pairs", () => {
    const graph = mindmapForceGraph(mindmapTree(plan(12, () => 3)));
    const layout = new ForceLayout({ ...graph, sources: new Int32Array(), targets: new Int32Array() });
    layout.step();
    const alpha = 0.001 ** (1 / 300);
    for (const i of [0, 7, 30]) {
      let [vx, vy] = [0, 0];
      for (let j = 0; j < graph.x.length; j++) {
        const [dx, dy] = [(graph.x[j] ?? 0) - (graph.x[i] ?? 0), (graph.y[j] ?? 0) - (graph.y[i] ?? 0)];
        const factor = ((graph.charges[j] ?? 0) * alpha) / (dx * dx + dy * dy || 1);
        vx += dx * factor;
        vy += dy * factor;
      }
      const moved = { x: (layout.x[i] ?? 0) - (graph.x[i] ?? 0), y: (layout.y[i] ?? 0) - (graph.y[i] ?? 0) };
      const whole = {
        x: 0.6 * (vx - 0.045 * alpha * (graph.x[i] ?? 0)),
        y: 0.6 * (vy - 0.045 * alpha * (graph.y[i] ?? 0)),
      };
      expect(Math.hypot(moved.x - whole.x, moved.y - whole.y)).toBeLessThan(0.2 * Math.hypot(whole.x, whole.y) + 0.5);
    }
  });
});
