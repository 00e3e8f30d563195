import { describe, expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { readAsset } from "../../../scripts/read-asset.ts";
import { defaultTheme } from "../../data/tailwind/design-system.ts";
import { breakpoints } from "./breakpoint-grid.ts";
import { tool } from "./tool.ts";

const empty = { base: "", sm: "", md: "", lg: "", xl: "" };

async function run(input: Record<string, unknown>) {
  const done = await runTool(tool, { ...empty, ...input }, fakePorts());
  if (!done.ok) throw new Error(JSON.stringify(done));
  const [text, widths, applies] = done.outputs;
  const rows = (output: typeof text) =>
    output?.kind === "facts" ? Object.fromEntries(output.rows.map(({ label, value }) => [label, value])) : {};
  return {
    text: text?.kind === "text" ? text.text : "",
    widths: rows(widths),
    applies: rows(applies),
    warnings: done.warnings,
  };
}

it("the breakpoints are those of Tailwind's theme", async () => {
  const theme = await defaultTheme({ read: readAsset });
  for (const { name, rem } of breakpoints.slice(1)) expect(theme).toContain(`--breakpoint-${name}: ${rem}rem;`);
});

describe("the class list", () => {
  it.each<[Record<string, unknown>, string]>([
    [{ base: "p-4", md: "p-6" }, "p-4 md:p-6"],
    [{ base: "p-4  flex\n", sm: "hover:p-5", lg: "!p-8", xl: "p-10" }, "p-4 flex sm:hover:p-5 lg:!p-8 xl:p-10"],
    [{ base: "p-4 md:p-6", md: "flex" }, "p-4 md:p-6 md:flex"],
    [{ md: "md:p-6 p-6 lg:p-8" }, "md:p-6 lg:p-8"],
    [{ base: "p-1", wide: true, xxl: "p-9" }, "p-1 2xl:p-9"],
    [{ base: "p-1", wide: false, xxl: "p-9" }, "p-1"],
    [{ base: "max-md:p-2 constructor 日本" }, "max-md:p-2 constructor 日本"],
  ])("%j", async (input, expected) => expect((await run(input)).text).toBe(expected));
});

describe("what applies", () => {
  const grid = { base: "p-4 text-sm", sm: "grid", md: "p-6", lg: "text-base px-8", xl: "block" };
  it.each([
    [320, { base: "p-4 text-sm" }],
    [636, { base: "p-4 text-sm" }],
    [640, { base: "p-4 text-sm", sm: "sm:grid" }],
    [768, { base: "text-sm", sm: "sm:grid", md: "md:p-6" }],
    [1024, { sm: "sm:grid", md: "md:p-6", lg: "lg:text-base lg:px-8" }],
    [1280, { md: "md:p-6", lg: "lg:text-base lg:px-8", xl: "xl:block" }],
  ])("at %i px", async (width, expected) => expect((await run({ ...grid, width })).applies).toEqual(expected));

  it("names each breakpoint in rem and pixels", async () => {
    expect((await run({ base: "p-1", wide: true })).widths).toEqual({
      base: "every width",
      sm: "40rem (640 px) and wider",
      md: "48rem (768 px) and wider",
      lg: "64rem (1024 px) and wider",
      xl: "80rem (1280 px) and wider",
      "2xl": "96rem (1536 px) and wider",
    });
  });
});

describe("a repeated value", () => {
  it.each<[Record<string, unknown>, string[]]>([
    [{ base: "p-4", md: "p-4" }, ["md:p-4 changes nothing: p-4 applies there already."]],
    [
      { base: "p-4", sm: "flex", xl: "flex p-4" },
      ["xl:flex changes nothing: sm:flex applies there already.", "xl:p-4 changes nothing: p-4 applies there already."],
    ],
    [{ base: "p-4", md: "p-6", lg: "p-4" }, []],
    [{ base: "p-4", md: "hover:p-4" }, []],
  ])("%j", async (input, warnings) => expect((await run(input)).warnings).toEqual(warnings));
});

it("nothing at all gets a sentence", async () => {
  expect(await runTool(tool, empty, fakePorts())).toMatchObject({
    ok: false,
    issues: [{ field: "base", message: "Write at least one utility, such as p-4." }],
  });
});
