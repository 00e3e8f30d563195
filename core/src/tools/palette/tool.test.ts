import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAsset } from "../../../scripts/read-asset.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { lockText, readLocks } from "./locks.ts";
import { tool } from "./tool.ts";

const run = (input: Record<string, unknown>) => runTool(tool, input, fakePorts({ assets: { read: readAsset } }));

async function textOf(input: Record<string, unknown>): Promise<string> {
  const result = await run(input);
  const file = result.ok ? result.outputs[1] : undefined;
  if (file?.kind !== "text") throw new Error(JSON.stringify(result));
  return file.text;
}

async function colorsOf(input: Record<string, unknown>): Promise<string[]> {
  const result = await run(input);
  const facts = result.ok ? result.outputs[0] : undefined;
  return facts?.kind === "facts" ? facts.rows.map((row) => row.value) : [];
}

describe("exports", () => {
  it("starts analogous, as numbered CSS variables", async () => {
    expect(await textOf({})).toBe(`/* Analogous palette */
:root {
  --color-1: #3bf6af;
  --color-2: #3bdff6;
  --color-3: #3b82f6;
  --color-4: #523bf6;
  --color-5: #af3bf6;
}
`);
  });
  it("names the first six for Tailwind", async () => {
    const red = { base: "#ff0000", type: "complementary" };
    expect(await textOf({ ...red, format: "theme" })).toBe(`/* Complementary palette */
@theme {
  --color-primary: #b30000;
  --color-secondary: #ff0000;
  --color-accent: #ff4d4d;
  --color-neutral: #00b3b3;
  /* text-base is this color too: for the size alone write text-[1rem] */
  --color-base: #00ffff;
  --color-info: #4dffff;
}
`);
    expect(await textOf({ ...red, format: "tailwind" })).toContain(`      colors: {
        primary: "#b30000",
        secondary: "#ff0000",
        accent: "#ff4d4d",
        neutral: "#00b3b3",
        // text-base is this color too: for the size alone write text-[1rem]
        base: "#00ffff",
        info: "#4dffff",
      },`);
  });
  it.each([
    ["scss", "hex", "$primary: #ff0000;\n"],
    ["scss", "oklch", "$primary: oklch(62.8% 0.258 29.2);\n"],
    ["css", "rgb", "--color-1: rgb(255, 0, 0);\n"],
    ["theme", "hsl", "--color-primary: hsl(0, 100%, 50%);\n"],
  ])("as %s in %s", async (format, values, line) =>
    expect(await textOf({ base: "#ff0000", type: "tetradic", format, values })).toContain(line),
  );
  // Design Tokens Color Module 2025.10, 4.1: an object with a color space and numbers, a hex text as fallback.
  it.each([
    ["hex", { colorSpace: "srgb", components: [1, 0, 0], alpha: 1, hex: "#ff0000" }],
    ["hsl", { colorSpace: "hsl", components: [0, 100, 50], alpha: 1, hex: "#ff0000" }],
    ["oklch", { colorSpace: "oklch", components: [0.628, 0.2577, 29.23], alpha: 1, hex: "#ff0000" }],
  ])("as design tokens in %s", async (values, primary) => {
    const tokens = JSON.parse(await textOf({ base: "#ff0000", type: "tetradic", format: "tokens", values })) as {
      palette: { $type: string; primary: { $value: unknown } };
    };
    expect(tokens.palette.$type).toBe("color");
    expect(tokens.palette.primary.$value).toEqual(primary);
  });
  it("draws a sheet as vectors, letters as outlines", async () => {
    const svg = await textOf({ base: "#ff0000", format: "svg" });
    expect(svg.match(/<rect /g)).toHaveLength(5);
    expect(svg).not.toContain("<text");
    expect(svg).toContain("<title>Analogous palette</title>");
  });
  it("draws a sheet as a PNG", async () => {
    const result = await run({ format: "png" });
    expect(result.ok && result.outputs[1]).toMatchObject({ name: "palette.png", width: 1200, height: 630 });
  });
});

describe("rolls", () => {
  const anySeed = fc.integer({ min: 1, max: 999_999 });
  it("are the same for the same number, others for another", async () => {
    expect(await colorsOf({ seed: 7 })).toEqual(await colorsOf({ seed: 7, base: "#123456" }));
    expect(await colorsOf({ seed: 7 })).not.toEqual(await colorsOf({ seed: 8 }));
  });
  it("keep locked colors at their places", async () => {
    await fc.assert(
      fc.asyncProperty(anySeed, fc.integer({ min: 1, max: 5 }), async (seed, place) => {
        const colors = await colorsOf({ seed, locks: [`${place} #f97316`] });
        expect(colors[place - 1]).toBe("#f97316");
        expect(new Set(colors).size).toBe(5);
      }),
      { numRuns: 30 },
    );
  });
  it("keep a lock without a roll too", async () => {
    expect(await colorsOf({ locks: ["1 #000000"] })).toEqual(["#000000", "#3bdff6", "#3b82f6", "#523bf6", "#af3bf6"]);
  });
});

describe("locks", () => {
  it.each([
    ["1 #3b82f6", [[0, "#3b82f6"]]],
    ["2=ABC", [[1, "#aabbcc"]]],
    ["6: #000000", [[5, "#000000"]]],
    [" ", []],
  ])("reads %j", (entry, places) => expect([...readLocks([entry]).places]).toEqual(places));
  it.each(["#3b82f6", "0 #3b82f6", "x", "1 red", "1 #12345"])("does not read %j", (entry) =>
    expect(readLocks([entry]).unread).toEqual([entry]),
  );
  it("writes what it reads", () => expect([...readLocks([lockText(3, "#123456")]).places]).toEqual([[3, "#123456"]]));
});

describe("bad input", () => {
  it.each([
    [{ base: "nope" }, "base", "Base color must be a hex color of six digits, such as #3b82f6."],
    [{ base: "" }, "base", "Base color must be a hex color of six digits, such as #3b82f6."],
    [{ locks: ["red"] }, "locks", '"red" is not a valid lock. Write a place and a hex color, such as 1 #3b82f6.'],
    [{ seed: 1.5 }, "seed", "Roll goes from 0 to 999999 in steps of 1."],
  ])("%j", async (input, field, message) => {
    const result = await run(input);
    expect(!result.ok && result.issues).toEqual([{ field, message }]);
  });
  it("says that a gray has no hue, and that a lock has no place", async () => {
    const gray = await run({ base: "#808080" });
    expect(gray.ok && gray.warnings).toEqual([
      "A gray has no hue to turn, so its colors repeat. Choose a base with some color.",
    ]);
    const beyond = await run({ type: "tetradic", locks: ["6 #000000"] });
    expect(beyond.ok && beyond.warnings).toEqual(["This palette has 4 colors: place 6 is not used."]);
  });
});
