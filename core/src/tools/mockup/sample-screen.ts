import type { FileHandle } from "../../tool/input/file-handle.ts";

const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 6) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`;

const bars = [96, 132, 110, 168, 150, 204, 188, 236, 214, 262, 248, 290];

/** A made-up dashboard, so that there is something to look at before anyone has chosen a screenshot. */
const SVG = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="900" viewBox="0 0 1440 900">',
  '<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#6366f1"/><stop offset="1" stop-color="#818cf8"/></linearGradient></defs>',
  rect(0, 0, 1440, 900, "#f8fafc", 0),
  rect(0, 0, 248, 900, "#0f172a", 0),
  '<circle cx="44" cy="52" r="14" fill="#818cf8"/>',
  rect(70, 44, 108, 16, "#e2e8f0"),
  ...[0, 1, 2, 3, 4, 5].map((row) =>
    rect(30, 116 + row * 52, row === 1 ? 188 : 150 - (row % 3) * 24, 14, row === 1 ? "#c7d2fe" : "#475569"),
  ),
  rect(290, 44, 240, 26, "#0f172a"),
  rect(1250, 40, 148, 36, "#6366f1", 10),
  ...[0, 1, 2].flatMap((card) => [
    rect(290 + card * 376, 110, 356, 132, "#ffffff", 14),
    rect(314 + card * 376, 136, 110, 12, "#94a3b8"),
    rect(314 + card * 376, 166, 156 - card * 20, 28, "#1e293b"),
    rect(314 + card * 376, 210, 70, 10, ["#34d399", "#f472b6", "#fbbf24"][card] ?? ""),
  ]),
  rect(290, 268, 1108, 376, "#ffffff", 14),
  ...bars.map((height, index) => rect(330 + index * 88, 606 - height, 52, height, "url(#a)", 8)),
  ...[0, 1, 2].flatMap((row) => [
    rect(290, 672 + row * 74, 1108, 60, "#ffffff", 12),
    `<circle cx="326" cy="${702 + row * 74}" r="14" fill="${["#fda4af", "#93c5fd", "#86efac"][row] ?? ""}"/>`,
    rect(356, 694 + row * 74, 220 - row * 30, 14, "#334155"),
    rect(1240, 694 + row * 74, 118, 14, "#cbd5e1"),
  ]),
  "</svg>",
].join("");

/** The same for a phone: 780 x 1690 pixels. */
const PHONE_SVG = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="780" height="1690" viewBox="0 0 390 845">',
  '<defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#6366f1"/><stop offset="1" stop-color="#a855f7"/></linearGradient></defs>',
  rect(0, 0, 390, 845, "#f8fafc", 0),
  rect(24, 76, 150, 22, "#0f172a"),
  rect(24, 108, 96, 12, "#94a3b8"),
  '<circle cx="344" cy="98" r="22" fill="#c7d2fe"/>',
  rect(24, 146, 342, 184, "url(#a)", 24),
  rect(48, 176, 110, 12, "#c7d2fe"),
  rect(48, 202, 180, 30, "#ffffff", 8),
  ...[22, 34, 28, 44, 38, 52, 46].map((height, day) => rect(48 + day * 42, 306 - height, 26, height, "#a5a8fb", 5)),
  ...[0, 1].map((card) => rect(24 + card * 176, 352, 166, 104, "#ffffff", 20)),
  ...[0, 1].flatMap((card) => [
    rect(42 + card * 176, 374, 64, 10, "#94a3b8"),
    rect(42 + card * 176, 398, 96 - card * 20, 20, "#1e293b"),
    rect(42 + card * 176, 430, 44, 8, card === 0 ? "#34d399" : "#f472b6"),
  ]),
  rect(24, 486, 120, 16, "#0f172a"),
  ...["#fda4af", "#93c5fd", "#86efac", "#fcd34d"].flatMap((color, row) => [
    rect(24, 520 + row * 68, 342, 56, "#ffffff", 16),
    `<circle cx="54" cy="${548 + row * 68}" r="14" fill="${color}"/>`,
    rect(82, 536 + row * 68, 150 - row * 16, 10, "#334155"),
    rect(82, 554 + row * 68, 84, 8, "#cbd5e1"),
    rect(300, 542 + row * 68, 48, 10, "#64748b"),
  ]),
  "</svg>",
].join("");

function file(name: string, text: string): FileHandle {
  const bytes = new TextEncoder().encode(text);
  return { name, type: "image/svg+xml", size: bytes.length, bytes: async () => bytes, stream: () => streamOf(bytes) };
}

/** The dashboard as a file, 1440 x 900 pixels. */
export const sampleScreen = file("sample-screen.svg", SVG);

/** The dashboard of a phone as a file, 780 x 1690 pixels. */
export const samplePhoneScreen = file("sample-phone-screen.svg", PHONE_SVG);

function streamOf(content: Uint8Array): ReturnType<FileHandle["stream"]> {
  let isRead = false;
  return {
    getReader: () => ({
      async read() {
        if (isRead) return { done: true };
        isRead = true;
        return { done: false, value: content };
      },
      async cancel() {},
      releaseLock() {},
    }),
  } as ReturnType<FileHandle["stream"]>;
}
