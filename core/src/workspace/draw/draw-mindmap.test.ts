import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { EmojiArt } from "../../graphics/drawing/emoji-art.ts";
import { emojiKey } from "../../graphics/drawing/emoji-block.ts";
import { readColor } from "../../graphics/color/spaces.ts";
import { type PenCall, recordingPen } from "../../testing/recording-canvas.ts";
import { parseWorkspace } from "../parse/parse-workspace.ts";
import { samplePlan } from "../sample-plan.ts";
import { cutText, fitLabel } from "./box-label.ts";
import { drawMindmap } from "./draw-mindmap.ts";
import { hitGrid } from "./hit-grid.ts";
import { mapThemes } from "./map-theme.ts";
import { INITIAL_OPTIONS, type MindmapOptions, mindmapScene, sceneBounds } from "./mindmap-scene.ts";
import { fitView, type MindmapView } from "./mindmap-view.ts";

const noArt: EmojiArt = new Map();
const NOW = new Date(2026, 10, 21, 9);
const { workspace } = parseWorkspace(samplePlan(NOW), { now: NOW.toISOString() });
const sceneOf = (look: Partial<MindmapOptions> = {}, folded: readonly string[] = []) =>
  mindmapScene(workspace, {
    look: { ...INITIAL_OPTIONS, ...look },
    now: NOW,
    folded: new Set(folded),
  });

function callsOf(scene: ReturnType<typeof sceneOf>, view: Partial<MindmapView> = {}): PenCall[] {
  const calls: PenCall[] = [];
  const whole = fitView(sceneBounds(scene), 1200, 900);
  drawMindmap(recordingPen(calls), scene, { ...whole, width: 1200, height: 900, ...view });
  return calls;
}
const texts = (calls: readonly PenCall[]) => calls.filter(([name]) => name === "fillText").map(([, text]) => text);

describe("drawMindmap", () => {
  it("writes titles, status, progress and deadlines", () => {
    const words = texts(callsOf(sceneOf()));
    for (const word of ["Product Launch Plan", "10 components", "20%", "Billing API", "In Progress", "2/5", "23 Nov"])
      expect(words).toContain(word);
  });
  it("cuts titles of sub-tasks after 15 characters", () => {
    expect(texts(callsOf(sceneOf()))).toContain("Twelve customer…");
  });
  it("leaves out progress and connections where they are switched off", () => {
    const calls = callsOf(sceneOf({ showProgress: false, showConnections: false }));
    expect(texts(calls)).not.toContain("2/5");
    expect(texts(calls)).not.toContain("20%");
    expect(calls.filter(([name]) => name === "setLineDash")).toEqual([]);
  });
  it("draws only what is in sight", () => {
    const scene = sceneOf();
    const index = scene.tree.indexOf.get("component-3") ?? 0;
    const [x, y] = [scene.positions.x[index] ?? 0, scene.positions.y[index] ?? 0];
    const calls = callsOf(scene, { zoom: 1, x: 84 - x, y: 50 - y, width: 168, height: 100 });
    expect(texts(calls)).toEqual(["Billing API", "In Progress", "2/5", "23 Nov"]);
  });
  it("draws no words from afar, and one block for each component from farther", () => {
    expect(texts(callsOf(sceneOf(), { zoom: 0.3 }))).toEqual([]);
    expect(callsOf(sceneOf(), { zoom: 0.1 }).filter(([name]) => name === "roundRect")).toEqual([]);
  });
  it("says how many sub-tasks are folded away", () => {
    const words = texts(callsOf(sceneOf({}, ["component-3"])));
    expect(words).toContain("+5");
    expect(words).not.toContain("Webhook retries");
  });
  it.each([
    ["status", "#c67c0c"],
    ["priority", "#d72e30"],
    ["default", "#1264e1"],
  ] as const)("colors by %s", (scheme, color) => {
    expect(callsOf(sceneOf({ scheme }))).toContainEqual(["fillStyle=", color]);
  });
  it("draws the same twice, and leaves the pen as it was", () => {
    const scene = sceneOf();
    const once = callsOf(scene);
    expect(callsOf(scene)).toEqual(callsOf(scene));
    const depth = once.reduce((sum, [name]) => sum + (name === "save" ? 1 : name === "restore" ? -1 : 0), 0);
    expect(depth).toBe(0);
  });
  it("draws a workspace of nothing", () => {
    const empty = mindmapScene(parseWorkspace("", { now: NOW.toISOString() }).workspace, {
      look: INITIAL_OPTIONS,
      now: NOW,
    });
    expect(texts(callsOf(empty))).toEqual(["Untitled workspace", "0 components", "0%"]);
  });
});

describe("hitGrid", () => {
  const scene = sceneOf({}, ["component-3"]);
  const hit = hitGrid(scene);
  const placeOf = (id: string) => {
    const index = scene.tree.indexOf.get(id) ?? 0;
    return [scene.positions.x[index] ?? 0, scene.positions.y[index] ?? 0] as const;
  };
  it("finds every box at its middle and corners, and nothing between boxes", () => {
    for (const id of scene.tree.ids) {
      const [x, y] = placeOf(id);
      expect(hit(x, y)?.id).toBe(id);
      expect(hit(x - 68, y - 13)?.id).toBe(id);
    }
    expect(hit(-5000, 0)).toBeUndefined();
  });
  it("finds the pill of a folded component", () => {
    const [x, y] = placeOf("component-3");
    expect(hit(x, y + 42)).toEqual({ id: "component-3", part: "fold" });
  });
});

describe("labels", () => {
  it.each([
    ["short", 20, "short"],
    ["x".repeat(20), 20, "x".repeat(20)],
    ["x".repeat(21), 20, `${"x".repeat(20)}…`],
    ["👨‍👩‍👧‍👦".repeat(16), 15, `${"👨‍👩‍👧‍👦".repeat(15)}…`],
    ["one two three four five", 14, "one two three…"],
  ])("cutText(%j, %i)", (text, length, cut) => expect(cutText(text, length)).toBe(cut));
  it("takes no longer for a title of a megabyte", () => {
    const label = fitLabel(
      recordingPen([]),
      "word ".repeat(200_000),
      {
        weight: 600,
        size: 13,
        width: 60,
      },
      noArt,
    );
    expect(label.text.length).toBeLessThan(12);
  });
  it("makes a text smaller before it cuts it", () => {
    const pen = recordingPen([]);
    const fit = (width: number) => fitLabel(pen, "twelve chars", { weight: 600, size: 13, width }, noArt);
    expect(fit(78)).toEqual({ text: "twelve chars", size: 13, hasEmoji: false, isRtl: false });
    expect(fit(72)).toEqual({ text: "twelve chars", size: 12, hasEmoji: false, isRtl: false });
    expect(fit(40)).toEqual({ text: "twelve…", size: 11, hasEmoji: false, isRtl: false });
  });
});

it("measures an emoji of several joined ones as the one picture that is drawn", () => {
  const family = "👩‍👩‍👧‍👦";
  const art: EmojiArt = new Map([[emojiKey(family), []]]);
  const title = `Release ${family}${family}`;
  // a canvas without a color font measures each part of the emoji
  const pen = new Proxy(recordingPen([]), {
    get: (target, name) =>
      name === "measureText"
        ? (text: string) => ({ width: [...text].length * 7 })
        : (Reflect.get(target, name) as unknown),
  });
  const fit = (drawn: EmojiArt) => fitLabel(pen, title, { weight: 600, size: 13, width: 88 }, drawn).text;
  expect(fit(art)).toBe(title);
  expect(fit(noArt)).not.toBe(title);
});

it("knows which titles are read from the right, so that their ellipsis stands at the left", () => {
  const fit = (text: string) => fitLabel(recordingPen([]), text, { weight: 600, size: 13, width: 60 }, noArt).isRtl;
  expect(["مشروع طويل جدا", "דף הבית", "🚀 مشروع", "API مشروع", "2026"].map(fit)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

describe("fitView", () => {
  it("shows all in the middle, never larger than it is and not below the smallest zoom", () => {
    expect(fitView({ x: 0, y: 0, width: 100, height: 100 }, 400, 300)).toEqual({
      zoom: 1,
      x: 150,
      y: 100,
    });
    expect(fitView({ x: 0, y: 0, width: 1000, height: 100 }, 564, 300).zoom).toBe(0.5);
    expect(fitView({ x: 0, y: 0, width: 100_000, height: 100 }, 564, 300).zoom).toBe(0.3);
  });
});

describe("the themes", () => {
  const css = readFileSync(new URL("../../../../web/src/kit/styles/tokens.css", import.meta.url), "utf8");
  const dark = css.indexOf('[data-theme="dark"] {');
  const names: Readonly<Record<string, string>> = {
    dot: "grid-dot",
    text1: "text-1",
    text2: "text-2",
    text3: "text-3",
    line1: "line-1",
    line2: "line-2",
    line3: "line-3",
    accent: "accent-line",
    track: "surface-active",
    late: "red-text",
    soon: "amber-text",
  };
  it.each(["light", "dark"] as const)("%s has the colors of the design tokens", (name) => {
    const part = name === "light" ? css.slice(0, dark) : css.slice(dark);
    const token = (each: string) => {
      const text = new RegExp(`--${each}: (oklch\\([^)]+\\))`).exec(part)?.[1] ?? "";
      return readColor(text)?.hex;
    };
    const theme = mapThemes[name];
    for (const [key, each] of Object.entries(names))
      expect(theme[key as "dot"], `${key} is --${each}`).toBe(token(each));
    expect(theme.tags).toEqual(theme.tags.map((_, index) => token(`tag-${index + 1}`)));
    expect(Object.values(theme.statuses)).toEqual(["grey", "amber", "green"].map((each) => token(`${each}-mark`)));
    const marks = ["red", "orange", "yellow", "green", "grey"];
    expect(Object.values(theme.priorities)).toEqual(marks.map((each) => token(`${each}-mark`)));
  });
});
