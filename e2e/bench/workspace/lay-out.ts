/*
 * Lays out a mindmap of 10,000 nodes by forces, to the end: by our own layout, or by d3-force in the folder given, with
 * the same links, charges and pull to the middle. Prints the CPU time in milliseconds.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { FORCE_STEPS, type ForceGraph, ForceLayout } from "../../../core/src/workspace/layout/force-layout.ts";
import { mindmapForceGraph } from "../../../core/src/workspace/layout/mindmap-force.ts";
import { mindmapTree } from "../../../core/src/workspace/layout/mindmap-tree.ts";
import { parseWorkspace } from "../../../core/src/workspace/parse/parse-workspace.ts";

/** With nine boxes each. */
const COMPONENTS = 1111;
const text = Array.from({ length: COMPONENTS }, (_, part) => {
  const items = Array.from({ length: 8 }, (_item, place) => `- thing ${place}`);
  return [`## ${((part * 2_654_435_761) >>> 0).toString(36)} part`, ...items].join("\n");
}).join("\n");
const { workspace } = parseWorkspace(text, { now: "2026-11-21T08:00:00.000Z" });
const graph = mindmapForceGraph(mindmapTree(workspace));

interface Point {
  x: number;
  y: number;
  index: number;
}
type Chain = Readonly<Record<string, (value: unknown) => Chain>>;
interface Simulation {
  force(name: string, force: unknown): Simulation;
  stop(): Simulation;
  tick(steps: number): Simulation;
}
interface D3 {
  forceSimulation(points: Point[]): Simulation;
  forceLink(links: readonly { readonly source: number; readonly target: number; readonly index: number }[]): Chain;
  forceManyBody(): Chain;
  forceX(): Chain;
  forceY(): Chain;
}

function own({ x }: ForceGraph): () => readonly number[] {
  const layout = new ForceLayout(graph);
  return () => {
    while (layout.step());
    if (x.length !== layout.x.length) throw new Error("Points were lost.");
    return [...layout.x];
  };
}

async function peer(folder: string): Promise<() => readonly number[]> {
  const file = createRequire(path.join(folder, "package.json")).resolve("d3-force");
  const d3 = (await import(file)) as D3;
  const points = Array.from(graph.x, (x, index): Point => ({ x, y: graph.y[index] ?? 0, index }));
  const links = Array.from(graph.sources, (source, index) => ({ source, target: graph.targets[index] ?? 0, index }));
  const link = d3.forceLink(links)["distance"]?.((each: { index: number }) => graph.distances[each.index] ?? 0);
  const charge = d3.forceManyBody()["strength"]?.((point: Point) => graph.charges[point.index] ?? 0);
  const simulation = d3
    .forceSimulation(points)
    .force("link", link)
    .force("charge", charge)
    .force("x", d3.forceX()["strength"]?.(0.045))
    .force("y", d3.forceY()["strength"]?.(0.045))
    .stop();
  return () => {
    simulation.tick(FORCE_STEPS);
    return points.map((point) => point.x);
  };
}

const folder = process.argv[2];
const run = folder === undefined ? own(graph) : await peer(folder);
const before = process.cpuUsage();
const places = run();
const { user, system } = process.cpuUsage(before);
const spread = Math.max(...places) - Math.min(...places);
if (!(spread > 1000)) throw new Error(`The layout is only ${spread} wide.`);
process.stderr.write(`${places.length} points over ${Math.round(spread)}\n`);
process.stdout.write(`${(user + system) / 1000}\n`);
