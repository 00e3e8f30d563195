import { compile } from "tailwindcss";
import { describe, expect, it } from "vitest";
import { readAsset } from "../../../scripts/read-asset.ts";
import { defaultTheme } from "../../data/tailwind/design-system.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

const full = { more: ["accent #f97316"], sans: "Inter", breakpoints: ["3xl 120rem"] };

async function make(input: Record<string, unknown> = {}): Promise<string> {
  const run = await runTool(tool, { ...full, ...input }, fakePorts());
  const file = run.ok ? run.outputs[0] : undefined;
  if (file?.kind !== "text") throw new Error(JSON.stringify(run));
  return file.text;
}

/** What Tailwind 4 itself makes of the file for some classes. */
async function built(css: string, classes: readonly string[]): Promise<string> {
  const theme = await defaultTheme({ read: readAsset });
  const { build } = await compile(css, {
    loadStylesheet: async (id) => ({ path: id, base: "", content: `${theme}\n@tailwind utilities;` }),
  });
  return build([...classes]);
}

/** The config as an object: it is a module without imports. */
const loaded = async (js: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(js)}`)) as {
    default: { theme: Record<string, never> } & Record<string, unknown>;
  };

it("leaves Tailwind 3 the place for an opacity in OKLCH, which it cannot put there itself", async () => {
  const { colors } = (await loaded(await make({ tailwind: "3", values: "oklch" }))).default.theme[
    "extend"
  ] as unknown as {
    colors: { brand: Record<string, string> };
  };
  expect(colors.brand["500"]).toMatch(/^oklch\([\d.]+% [\d.]+ [\d.]+ \/ <alpha-value>\)$/);
  expect(await make({ tailwind: "3", values: "rgb" })).not.toContain("<alpha-value>");
  expect(await make({ tailwind: "4", values: "oklch" })).not.toContain("<alpha-value>");
});

describe("Tailwind 4", () => {
  it("compiles to the utilities it promises", async () => {
    const css = await built(
      await make({
        last: true,
        heading: "Space Grotesk",
        mono: "JetBrains Mono",
        dark: "class",
        breakpoints: ["xs 480px", "3xl 120rem"],
      }),
      [
        "bg-brand-500",
        "text-accent-950",
        "font-sans",
        "font-heading",
        "font-mono",
        "xs:p-1",
        "sm:p-2",
        "3xl:p-3",
        "container",
        "dark:flex",
        "bg-red-500",
      ],
    );
    for (const part of [
      "background-color: var(--color-brand-500)",
      "color: var(--color-accent-950)",
      '--font-heading: "Space Grotesk", ui-sans-serif',
      "--font-sans: Inter, ui-sans-serif",
      "margin-inline: auto",
      "padding-inline: 1rem",
      ".dark *",
      "var(--color-red-500)",
    ])
      expect(css).toContain(part);
    const widths = [...css.matchAll(/@media \(width >= ([\d.]+)rem\)/g)].map(([, width]) => Number(width));
    expect(widths.slice(-3)).toEqual([30, 40, 120]);
  });

  it("drops Tailwind's palette and puts a prefix where asked", async () => {
    const css = await built(await make({ ownOnly: true, prefix: "tw" }), [
      "tw:bg-brand-500",
      "tw:bg-red-500",
      "bg-brand-500",
      "tw:bg-white",
    ]);
    expect(css).toContain("var(--tw-color-brand-500)");
    expect(css).toContain("var(--tw-color-white)");
    expect(css).not.toContain("red-500");
  });

  it("is as written here", async () => {
    const text = await make({ more: [], sans: "", breakpoints: [], container: false, values: "hex", last: false });
    expect(text).toMatch(/^@import "tailwindcss";\n\n@theme \{\n( {2}--color-brand-\d+: #[0-9a-f]{6};\n){10}\}\n$/);
    expect(text).toContain("--color-brand-500: #3b82f6;");
  });
});

describe("Tailwind 3", () => {
  it("is a module with the same theme", async () => {
    const { default: config } = await loaded(
      await make({
        tailwind: "3",
        values: "hex",
        mono: "JetBrains Mono",
        breakpoints: ["xs 30rem", "md 800px"],
        dark: "class",
        prefix: "tw",
      }),
    );
    expect(config).toMatchObject({
      content: ["./index.html", "./src/**/*.{js,ts,jsx,tsx}"],
      darkMode: "selector",
      prefix: "tw-",
      theme: {
        container: { center: true, padding: "1rem" },
        extend: {
          colors: { brand: { 500: "#3b82f6" }, accent: { 500: "#f97316" } },
          fontFamily: {
            sans: ["Inter", "ui-sans-serif", "system-ui", "sans-serif"],
            mono: ['"JetBrains Mono"', "ui-monospace", "SFMono-Regular", "Menlo", "monospace"],
          },
        },
      },
    });
    expect(Object.entries(config.theme["screens"] ?? {})).toEqual([
      ["xs", "480px"],
      ["sm", "640px"],
      ["md", "800px"],
      ["lg", "1024px"],
      ["xl", "1280px"],
      ["2xl", "1536px"],
    ]);
  });

  it("keeps the keywords when only the own colors stay", async () => {
    const { default: config } = await loaded(await make({ tailwind: "3", ownOnly: true, more: [] }));
    expect(Object.keys(config.theme["colors"] ?? {})).toEqual([
      "inherit",
      "current",
      "transparent",
      "black",
      "white",
      "brand",
    ]);
  });
});

describe("bad input", () => {
  it.each<[string, Record<string, unknown>, string]>([
    [
      "name",
      { name: "Brand Blue" },
      '"Brand Blue" cannot name a color: use lowercase letters, digits and single hyphens, such as deep-blue.',
    ],
    [
      "more",
      { more: ["accent"] },
      '"accent" is not a valid color: write a name and a hex color, such as accent #f97316.',
    ],
    ["more", { more: ["brand #fff"] }, "Two colors are called brand."],
    [
      "more",
      { more: ["x #12345"] },
      '"x #12345" is not a valid color: write a name and a hex color, such as accent #f97316.',
    ],
    [
      "breakpoints",
      { breakpoints: ["3xl wide"] },
      '"3xl wide" is not a valid breakpoint: write a name and a width, such as 3xl 120rem.',
    ],
    ["breakpoints", { breakpoints: ["xs 1rem", "xs 2rem"] }, "Two breakpoints are called xs."],
    [
      "sans",
      { sans: 'Inter"; } body { display: none' },
      "Write the family alone, such as Inter or Space Grotesk: letters, digits, spaces, hyphens.",
    ],
    ["padding", { padding: "1rem; }" }, '"1rem; }" is not a valid length: write 1rem, 24px or the like.'],
    ["prefix", { prefix: "tw-" }, "A prefix has lowercase letters only, such as tw."],
  ])("%s: %j", async (field, input, message) =>
    expect(await runTool(tool, input, fakePorts())).toMatchObject({ ok: false, issues: [{ field, message }] }),
  );

  it("a padding that is not asked for is not judged", async () => {
    expect(await make({ container: false, padding: "wide" })).not.toContain("container");
  });
});
