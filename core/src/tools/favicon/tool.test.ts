import { describe, expect, it } from "vitest";
import { readAsset } from "../../../scripts/read-asset.ts";
import { parseXml } from "../../text/xml/parse-xml.ts";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { sampleImage } from "../../testing/contracts/image-input.contract.ts";
import type { FileOutput } from "../../tool/output.ts";
import { runTool } from "../../tool/run-tool.ts";
import { recordingCanvas } from "../../testing/recording-canvas.ts";
import { drawIcon, markRoom } from "./draw-icon.ts";
import { faviconLetters, loadTextMark } from "./mark.ts";
import { headLines, iconPath, webManifest } from "./site-files.ts";
import { tool } from "./tool.ts";

const ports = () => fakePorts({ assets: { read: readAsset } });
const look = {
  backgroundColor: "#3b82f6",
  textColor: "#ffffff",
  shape: "rounded",
  padding: 12,
  transparent: false,
} as const;

async function make(raw: Record<string, unknown> = {}) {
  const run = await runTool(tool, raw, ports());
  if (!run.ok) throw new Error(run.issues[0]?.message);
  const files = new Map(run.outputs.map((output) => [output.name, output as FileOutput]));
  const text = (name: string) => {
    const file = files.get(name);
    return file?.kind === "text" ? file.text : "";
  };
  return { files, text, warnings: run.warnings };
}

describe("favicon", () => {
  it("starts with the values of the product", () => {
    expect(tool.fields).toMatchObject({
      text: { initial: "CB" },
      backgroundColor: { initial: "#3b82f6" },
      textColor: { initial: "#ffffff" },
      shape: { initial: "rounded", options: [{ value: "square" }, { value: "rounded" }, { value: "circle" }] },
    });
  });
  it("makes every size of the product and the set a site needs", async () => {
    const { files } = await make();
    expect([...files.keys()]).toEqual([
      ...[16, 32, 48, 180, 192, 512].map((size) => `favicon-${size}x${size}.png`),
      "favicon.svg",
      "favicon.ico",
      "apple-touch-icon.png",
      "icon-maskable-512.png",
      "manifest.webmanifest",
      "favicon.html",
    ]);
  });
  it.each([
    ["", "Type one to three letters or an emoji, or choose a logo."],
    ["   ", "Type one to three letters or an emoji, or choose a logo."],
  ])("refuses the text %j", async (text, message) => {
    expect(await runTool(tool, { text }, ports())).toMatchObject({ ok: false, issues: [{ field: "text", message }] });
  });
  it.each(["/a b/", '/"><script>', "a\\b"])("refuses the path %j", async (basePath) => {
    expect(await runTool(tool, { basePath }, ports())).toMatchObject({ ok: false, issues: [{ field: "basePath" }] });
  });
  it("refuses a file that is not an image, under its field", async () => {
    const image = fakeFile("logo.png", "image/png", "words");
    expect(await runTool(tool, { image }, ports())).toMatchObject({
      ok: false,
      reason: "input",
      issues: [{ field: "image", message: expect.stringMatching(/^logo\.png: The file could not be read/) }],
    });
  });
  it("refuses a file that is not called an image, or too large, in the words of the product", async () => {
    const text = fakeFile("a.txt", "text/plain", "x");
    const large = { ...fakeFile("a.png", "image/png", "x"), size: 25 * 1024 * 1024 + 1 };
    expect(await runTool(tool, { image: text }, ports())).toMatchObject({
      issues: [{ title: "Invalid File Type", message: "Please upload an image file (PNG, JPG, or SVG)" }],
    });
    expect(await runTool(tool, { image: large }, ports())).toMatchObject({
      issues: [{ title: "File Too Large", message: "Please upload an image smaller than 25MB" }],
    });
  });
  it("refuses the name of a picture where letters go", async () => {
    expect(await runTool(tool, { text: "art/logo.svg" }, ports())).toMatchObject({
      ok: false,
      issues: [
        {
          field: "text",
          message: '"art/logo.svg" is the name of a picture. Give it as the logo (--image in a terminal).',
        },
      ],
    });
    expect((await make({ text: ".js" })).warnings).toEqual([]);
  });

  it("says that a long text is cut, and that a script is not bundled", async () => {
    expect((await make({ text: "ABCD" })).warnings).toEqual(['The text is cut to "ABC": an icon holds 3 characters.']);
    expect((await make({ text: "한" })).warnings[0]).toMatch(/^The bundled fonts have no 한\./);
    expect((await make({ text: "🚀" })).warnings).toEqual([]);
    expect((await make({ text: "אב" })).warnings).toEqual([
      '"אב" stays text in favicon.svg: it is shown in a font of the machine that opens it.',
    ]);
  });
  it("sets letters of other scripts in one piece, so that they join and run their way", async () => {
    const { text } = await make({ text: "ابج" });
    expect(text("favicon.svg").match(/<text[^>]*>[^<]*/g)).toEqual([expect.stringMatching(/>ابج$/)]);
    const mixed = (await make({ text: "aבג" })).text("favicon.svg");
    expect(mixed.match(/>[^<]+<\/text>/g)).toEqual([">בג</text>"]);
  });
});

describe("faviconLetters: three characters as a reader counts them", () => {
  it.each([
    ["CB", "CB"],
    ["Toolbox", "Too"],
    ["  ab  cd", "ab "],
    ["👩🏽‍💻👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿🚀", "👩🏽‍💻👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
    ["e\u0301e\u0301e\u0301e\u0301", "ééé"],
    ["", ""],
  ])("%j", (text, letters) => expect(faviconLetters(text)).toBe(letters));
});

describe("letters of small icons", () => {
  // on the recording canvas letters ascend 0.75 em and are half an em wide
  it.each([
    ["CB", "rounded", 12],
    ["ABC", "square", 0],
    ["gj", "circle", 12],
    ["W", "rounded", 30],
  ] as const)("%s, %s, padding %i: begin and end on whole pixels, inside", async (text, shape, padding) => {
    for (const size of [16, 32, 48]) {
      const canvas = recordingCanvas();
      const { mark } = await loadTextMark(text, { assets: { read: readAsset }, canvas }, canvas);
      canvas.calls.length = 0;
      drawIcon(canvas.surface(size, size), canvas, mark, "icon", { ...look, shape, padding });
      const moves = canvas.calls.filter(([name]) => name === "translate") as unknown as [string, number, number][];
      const em = (Number(canvas.calls.find(([name]) => name === "scale")?.[1]) || 0) * 2048;
      expect(moves.length).toBe(text.length);
      for (const [, , baseline] of moves) expect(baseline % 1).toBeCloseTo(0);
      expect(0.75 * em).toBeCloseTo(Math.round(0.75 * em));
      expect(0.5 * em * text.length).toBeLessThanOrEqual(size);
    }
  });
});

describe("favicon.svg", () => {
  it("draws letters as outlines and changes colors in dark mode", async () => {
    const svg = (await make()).text("favicon.svg");
    expect(() => parseXml(svg)).not.toThrow();
    expect(svg).not.toContain("<text");
    expect(svg).toContain('width="512" height="512" viewBox="0 0 512 512"');
    expect(svg).toContain("@media (prefers-color-scheme:dark){.ground *{fill:#93c5fd}.letters *{fill:#0b1220}}");
    expect(svg.match(/<path /g)?.length).toBe(3);
  });
  it("has no style without dark mode, and no ground when it is transparent", async () => {
    const svg = (await make({ darkMode: false, transparent: true })).text("favicon.svg");
    expect(svg).not.toContain("<style");
    expect(svg).not.toContain('class="ground"');
  });
  it("keeps an emoji's own colors apart from the letters", async () => {
    const svg = (await make({ text: "A🚀" })).text("favicon.svg");
    expect(svg.indexOf('class="letters"')).toBeLessThan(svg.indexOf('class="mark"'));
  });
  it("carries an uploaded SVG as a vector, cleaned of what runs", async () => {
    const image = fakeFile(
      "l.svg",
      "image/svg+xml",
      '<svg viewBox="0 0 2 1"><script>x</script><path d="M0 0h2v1z"/></svg>',
    );
    const { text, warnings } = await make({ image });
    const data = /href="data:image\/svg\+xml;base64,([^"]+)"/.exec(text("favicon.svg"))?.[1] ?? "";
    expect(Buffer.from(data, "base64").toString()).toMatch(/<path d="M0 0h2v1z"\/><\/svg>$/);
    expect(warnings).toEqual(["l.svg: The SVG has scripts, which were left out."]);
  });
  it("carries a bitmap as a PNG, and says that a small one will be blurred", async () => {
    const { text, warnings } = await make({ image: fakeFile("l.gif", "image/gif", sampleImage("gif")) });
    expect(text("favicon.svg")).toContain('href="data:image/png;base64,');
    expect(warnings[0]).toMatch(/^l\.gif is 64 x 32 pixels: the larger icons will be blurred\.$/);
  });
});

describe("the files of the site", () => {
  const site = { siteName: ' Ann\'s "shop" & <co> ', basePath: "/icons", backgroundColor: "#3b82f6" };
  it("the manifest names the icons of 192 and 512 pixels and the maskable one", () => {
    expect(JSON.parse(webManifest(site))).toEqual({
      name: 'Ann\'s "shop" & <co>',
      short_name: 'Ann\'s "shop" & <co>',
      start_url: "/",
      display: "standalone",
      theme_color: "#3b82f6",
      background_color: "#3b82f6",
      icons: [
        { src: "/icons/favicon-192x192.png", sizes: "192x192", type: "image/png" },
        { src: "/icons/favicon-512x512.png", sizes: "512x512", type: "image/png" },
        { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    });
  });
  it("the tags name files that are made", async () => {
    const { files } = await make();
    const names = [...headLines(site).matchAll(/href="\/icons\/([^"]+)"/g)].map(([, name = ""]) => name);
    expect(names.length).toBe(4);
    for (const name of names) expect(files.has(name)).toBe(true);
  });
  it.each([
    ["/", "/"],
    ["", ""],
    ["/a", "/a/"],
    ["https://cdn.example.org/i/", "https://cdn.example.org/i/"],
  ])("iconPath(%j)", (typed, path) => expect(iconPath(typed)).toBe(path));
});

describe("the room of the mark", () => {
  it.each([
    ["icon", "rounded", 512, { width: 0.76, diagonal: Infinity }],
    ["icon", "rounded", 16, { width: 0.88, diagonal: Infinity }],
    ["icon", "circle", 512, { width: 0.76, diagonal: 0.88 }],
    ["apple", "circle", 180, { width: 0.76, diagonal: Infinity }],
  ] as const)("%s %s %i", (kind, shape, size, room) => {
    const { width, diagonal } = markRoom(kind, { ...look, shape }, size);
    expect([width.toFixed(2), diagonal.toFixed(2)]).toEqual([room.width.toFixed(2), room.diagonal.toFixed(2)]);
  });
  it("of a maskable icon lies within the circle of 80 %", () => {
    expect(markRoom("maskable", { ...look, padding: 0 }, 512).diagonal).toBeLessThan(0.8);
  });
  it("of an Apple icon never reaches the edge", () => {
    expect(markRoom("apple", { ...look, padding: 0 }, 180).width).toBeCloseTo(0.8);
  });
});
