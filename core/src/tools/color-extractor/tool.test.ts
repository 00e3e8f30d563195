import { describe, expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

async function extract(config: string, rest: Record<string, unknown> = {}) {
  const run = await runTool(tool, { config, ...rest }, fakePorts());
  if (!run.ok) return { issue: run.issues[0] };
  const [colors, file, left] = run.outputs;
  const pairs = (output: typeof colors) =>
    output?.kind === "facts" ? Object.fromEntries(output.rows.map((row) => [row.label, row.value.split("  ")[0]])) : {};
  return { colors: pairs(colors), text: file?.kind === "text" ? file.text : "", left: pairs(left) };
}

describe("a Tailwind 3 config", () => {
  it.each<[string, string, Record<string, string>]>([
    [
      "CommonJS",
      "module.exports = { theme: { colors: { a: '#abc', b: { 50: `#010203` } } } }",
      { a: "#aabbcc", "b-50": "#010203" },
    ],
    ["a module", "export default { theme: { extend: { colors: { a: 'red' } } } }", { a: "#ff0000" }],
    [
      "TypeScript",
      "import type { Config } from 'tailwindcss';\nexport default { theme: { colors: { a: '#000' } } } satisfies Config;",
      { a: "#000000" },
    ],
    [
      "a typed constant",
      "const config: Config = {\n theme: { colors: { a: '#000' as const } }\n}\nexport default config",
      { a: "#000000" },
    ],
    ["a wrapper", "module.exports = withMT({ theme: { colors: { a: '#000' } } });", { a: "#000000" }],
    ["JSON", '{ "theme": { "colors": { "a": "#000" } } }', { a: "#000000" }],
    ["a bare { colors }", "{ colors: { a: '#000' } }", { a: "#000000" }],
    [
      "a piece",
      "colors: {\n  'deep-sea': { DEFAULT: '#001', light: '#002' },\n},",
      { "deep-sea": "#000011", "deep-sea-light": "#000022" },
    ],
    ["colors alone", "{ a: '#000', b: { 100: '#111' } }", { a: "#000000", "b-100": "#111111" }],
    [
      "constants and spreads",
      "const base = { a: '#111' };\nconst more = { ...base, b: base.a, c: '#333' }\nmodule.exports = { theme: { colors: { ...more, base } } }",
      { a: "#111111", b: "#111111", c: "#333333", "base-a": "#111111" },
    ],
    [
      "comments and odd strings",
      "/* } */ module.exports = { content: ['./{a,b}/**/*.html', \"}\"], // {\n theme: { colors: { a: '#000', /* b: '#111' */ } } }",
      { a: "#000000" },
    ],
    [
      "regular expressions",
      "module.exports = { safelist: [{ pattern: /bg-['\"{]/ }], theme: { colors: { a: '#000' } } }",
      { a: "#000000" },
    ],
    [
      "alpha",
      "{ colors: { a: 'rgb(1 2 3 / <alpha-value>)', b: '#0000007f', c: 'hsl(0, 100%, 50%)' } }",
      { a: "#010203", b: "#0000007f", c: "#ff0000" },
    ],
    [
      "theme and extend, the later wins",
      "export default { theme: { colors: { a: '#111', b: '#222' }, extend: { colors: { a: '#333' } } } }",
      { b: "#222222", a: "#333333" },
    ],
    [
      "__proto__ and constructor as names",
      "{ colors: { __proto__: { a: '#111' }, constructor: '#222' } }",
      { "__proto__-a": "#111111", constructor: "#222222" },
    ],
    ["Windows line ends", "module.exports = {\r\n theme: { colors: { a: '#000' } }\r\n}\r\n", { a: "#000000" }],
    [
      "an object that is not closed",
      "module.exports = { theme: { colors: { a: '#000', b: '#111'",
      { a: "#000000", b: "#111111" },
    ],
  ])("%s", async (_, config, expected) => expect((await extract(config)).colors).toEqual(expected));

  it("lists what it cannot read without running it", async () => {
    const config = `const colors = require("tailwindcss/colors");
module.exports = { theme: { colors: {
  ok: "#000", gray: colors.gray, ...shared, call: tint("#123456"), fn: ({ opacity }) => "#fff", list: ["#111"],
  made: "#" + "fff", template: \`#\${x}\`, variable: "hsl(var(--border))", current: "currentColor", word: "nonsense",
  bare: "fff", [computed]: "#000", method() { return "#000" }, number: 12,
} } }`;
    const { colors, left } = await extract(config);
    expect(colors).toEqual({ ok: "#000000" });
    expect(left).toMatchInlineSnapshot(`
      {
        "...shared": "line 3, its value is defined elsewhere: shared",
        "[computed]: "#000"": "line 5, a computed name: [computed]: "#000"",
        "bare": "line 5, no color: fff",
        "call": "line 3, a call: tint("#123456")",
        "current": "line 4, no color of its own: currentColor",
        "fn": "line 3, a function: ({ opacity }) => "#fff"",
        "gray": "line 3, its value is defined elsewhere: colors.gray",
        "list": "line 3, a list: ["#111"]",
        "made": "line 4, put together by code: "#" + "fff"",
        "method": "line 5, a function: method() { return "#000" }",
        "number": "line 5, no color: 12",
        "template": "line 4, a template with an expression: \`#\${x}\`",
        "variable": "line 4, a variable whose value is not here: hsl(var(--border))",
        "word": "line 4, no color: nonsense",
      }
    `);
  });

  it("never runs anything", async () => {
    const config =
      "module.exports = { theme: { colors: (() => { globalThis.wasRun = true; return { a: '#000' } })() } }";
    expect((await extract(config)).left).toMatchObject({ colors: expect.stringContaining("line 1") });
    expect(globalThis).not.toHaveProperty("wasRun");
  });
});

describe("a Tailwind 4 theme", () => {
  it.each<[string, string, Record<string, string>]>([
    [
      "@theme",
      "@import 'tailwindcss';\n@theme { --color-a-500: oklch(62.3% 0.214 259.815); --font-a: x; --color-b: #fff }",
      { "a-500": "#2b7fff", b: "#ffffff" },
    ],
    [
      "variables of :root, dark ones apart",
      ":root { --bg: white; --border: 214 32% 91%; }\n.dark { --bg: black }\n@theme inline { --color-bg: var(--bg); --color-border: hsl(var(--border)); --color-x: var(--nope, #123); }",
      { bg: "#ffffff", border: "#e1e7ef", x: "#112233" },
    ],
    [
      "nested rules and comments",
      "@theme { /* --color-no: #000; */ --color-a: #111; @keyframes x { to { --color-k: #000 } } --color-b: /* c */ #222; }",
      { a: "#111111", b: "#222222" },
    ],
    ["a reset", "@theme { --color-*: initial; --color-a: #111; }", { a: "#111111" }],
    ["the later of two wins", "@theme { --color-a: #111; } @theme static { --color-a: #222; }", { a: "#222222" }],
    ["no @theme", ":root { --color-a: #111; }", { a: "#111111" }],
  ])("%s", async (_, config, expected) => expect((await extract(config)).colors).toEqual(expected));

  it("lists what a browser has to work out", async () => {
    const { left } = await extract(
      "@theme {\n --color-a: color-mix(in oklab, red, blue);\n --color-b: var(--gone);\n --color-c: var(--color-c);\n}",
    );
    expect(left).toEqual({
      a: "line 2, a function that browsers work out: color-mix(in oklab, red, blue)",
      b: "line 3, a variable whose value is not here: var(--gone)",
      c: "line 4, a variable whose value is not here: var(--color-c)",
    });
  });
});

describe("what comes out", () => {
  const config = "{ colors: { a: { DEFAULT: '#3b82f6', 50: '#0000007f' }, 'b.5': 'red' } }";
  it.each([
    ["css", "written", ":root {\n  --color-a: #3b82f6;\n  --color-a-50: #0000007f;\n  --color-b_5: red;\n}\n"],
    [
      "theme",
      "oklch",
      "@theme {\n  --color-a: oklch(62.3% 0.188 259.8);\n  --color-a-50: oklch(0% 0 0 / 0.498);\n  --color-b_5: oklch(62.8% 0.258 29.2);\n}\n",
    ],
    [
      "css",
      "rgb",
      ":root {\n  --color-a: rgb(59, 130, 246);\n  --color-a-50: rgb(0, 0, 0, 0.498);\n  --color-b_5: rgb(255, 0, 0);\n}\n",
    ],
    ["json", "hex", '{\n  "a": {\n    "50": "#0000007f",\n    "DEFAULT": "#3b82f6"\n  },\n  "b.5": "#ff0000"\n}\n'],
  ])("%s with %s values", async (format, values, expected) =>
    expect((await extract(config, { format, values })).text).toBe(expected),
  );
});

describe("bad input", () => {
  it.each(["hello", "<html></html>", "{}", "42", "👋", "function () {}", "p-4 flex", "((((", "\0"])(
    "%j is not a config",
    async (config) => {
      expect((await extract(config)).issue).toEqual({
        field: "config",
        title: "Invalid Config",
        message: "Please enter a valid Tailwind config.",
      });
    },
  );
  it.each(["module.exports = { content: [] }", "@theme { --font-a: x; }", "export default { theme: {} }"])(
    "%j has no colors, and says so",
    async (config) => expect((await extract(config)).issue?.title).toBe("No Colors"),
  );
  it("nested ten thousand deep gives a sentence", async () => {
    const { left } = await extract(`{ colors: ${"{a:".repeat(10_000)}'#000'${"}".repeat(10_000)} }`);
    expect(Object.values(left ?? {})[0]).toContain("nested too deep");
  });
  it("constants that double with every line end in a sentence", async () => {
    const lines = Array.from(
      { length: 40 },
      (_, at) => `const a${at} = { x: { ...a${at + 1} }, y: { ...a${at + 1} } };`,
    );
    const config = `${lines.join("\n")}\nconst a40 = { z: "#000" };\nexport default { theme: { colors: a20 } };`;
    const { left } = await extract(config);
    expect(Object.values(left ?? {}).join("\n")).toMatch(/too much to follow|nested too deep/);
  });
  it("a config of a megabyte is read", async () => {
    const rows = Array.from({ length: 25_000 }, (_, at) => `    color${at}: "#123456", other${at}: some.thing,`);
    const { colors, left } = await extract(
      `export default { theme: { colors: {\n${rows.join("\n").slice(0, 990_000)}\n} } }`,
    );
    expect(Object.keys(colors ?? {}).length).toBeGreaterThan(15_000);
    expect(Object.keys(left ?? {}).length).toBeGreaterThan(15_000);
  });
});
