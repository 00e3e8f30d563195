import { describe, expect, it } from "vitest";
import { readAsset } from "../../../scripts/read-asset.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import corpus from "./fixture/class-strings.json" with { type: "json" };
import { tool } from "./tool.ts";

const ports = fakePorts({ assets: { read: readAsset } });

async function run(input: Record<string, unknown>) {
  const warnings: string[] = [];
  const done = await runTool(tool, input, ports, { warn: (words) => warnings.push(words) });
  if (!done.ok) throw new Error(JSON.stringify(done));
  const [file, ...facts] = done.outputs;
  if (file?.kind !== "text") throw new Error("no text");
  const rows = facts.flatMap((output) => (output.kind === "facts" ? output.rows : []));
  return {
    text: file.text,
    name: file.name,
    warnings,
    of: (label: string) => rows.find((row) => row.label === label)?.value,
  };
}
const groups = async (classes: string) => (await run({ classes })).text;
const official = async (classes: string) => (await run({ classes, order: "official" })).text;

describe("six groups", () => {
  it.each([
    ["p-4 flex", "flex p-4"],
    ["flex p-4 flex p-4", "flex p-4"],
    ["btn p-4 btn", "p-4 btn"],
    ["shadow text-lg bg-white p-2 flex cursor-pointer", "flex p-2 bg-white text-lg shadow cursor-pointer"],
    // inside a group the official order: by property, variants after plain classes, breakpoints by width
    ["lg:p-8 hover:p-3 md:p-6 p-4 m-2", "m-2 p-4 hover:p-3 md:p-6 lg:p-8"],
    ['"p-4 flex"', '"flex p-4"'],
    ["  p-4\n  flex  ", "flex p-4"],
    ["flex", "flex"],
    ["äöü 日本 👋 p-1", "p-1 äöü 日本 👋"],
    ["constructor __proto__ toString p-1", "p-1 constructor __proto__ toString"],
  ])("%j becomes %j", async (classes, expected) => expect(await groups(classes)).toBe(expected));

  it("says the groups, the repetitions and what Tailwind does not know", async () => {
    const { of } = await run({ classes: "p-4 flex group p-4 btn bg-brand" });
    expect([of("Layout"), of("Spacing"), of("Other")]).toEqual(["flex", "p-4", "group btn bg-brand"]);
    expect([of("Repetitions removed"), of("Unknown to Tailwind")]).toEqual(["1", "btn bg-brand"]);
  });
});

describe("official order", () => {
  it.each(corpus.sources)("is that of prettier-plugin-tailwindcss on $repository", async ({ rows }) => {
    const { text } = await run({ classes: rows.map(([given]) => given).join("\n"), order: "official", perLine: true });
    expect(text.split("\n")).toEqual(rows.map(([, sorted]) => sorted));
    expect(rows.length).toBeGreaterThan(90);
  });

  // What the plugin does: unknown first and never de-duplicated, an ellipsis last, whitespace becomes one space.
  it.each([
    ["flex btn p-4 btn flex", "btn btn flex p-4"],
    ["... p-4 flex", "flex p-4 ..."],
    ["p-4\n\t flex", "flex p-4"],
    ["{{ open }} p-4 flex", "{{ open }} p-4 flex"],
    ["!p-4 p-4! hover:p-4 p-4", "!p-4 p-4 p-4! hover:p-4"],
  ])("%j becomes %j", async (classes, expected) => expect(await official(classes)).toBe(expected));
});

describe("conflicts", () => {
  it("are left alone until asked for", async () => expect(await groups("p-2 p-4")).toBe("p-2 p-4"));

  it.each([
    ["p-2 p-4 px-3", "p-4 px-3", "p-2 gave way to p-4"],
    ["flex hidden hover:p-1 hover:p-2", "hidden hover:p-2", "flex gave way to hidden\nhover:p-1 gave way to hover:p-2"],
    ["px-2 py-1 p-3", "p-3", "px-2 gave way to p-3\npy-1 gave way to p-3"],
    ["text-lg text-red-500 text-sm", "text-red-500 text-sm", "text-lg gave way to text-sm"],
    ["p-4 p-4", "p-4", undefined],
  ])("%j becomes %j, and says why", async (classes, expected, why) => {
    const { text, of } = await run({ classes, merge: true });
    expect([text, of("Conflicts resolved")]).toEqual([expected, why]);
  });
});

describe("source code", () => {
  it.each([
    ['<a class="p-4 flex">p-4 flex</a>', '<a class="flex p-4">p-4 flex</a>'],
    ["<a class='p-4 flex'></a>", "<a class='flex p-4'></a>"],
    ['<A className="p-4   flex\n  m-1" />', '<A className="m-1 flex p-4" />'],
    [
      '<A className={cn("p-4 flex", on && "text-sm m-1")} id="p-4 flex" />',
      '<A className={cn("flex p-4", on && "m-1 text-sm")} id="p-4 flex" />',
    ],
    ['<A className={a === "p-4 flex" ? "p-4 flex" : b} />', '<A className={a === "p-4 flex" ? "flex p-4" : b} />'],
    ["<A className={`p-4 flex ${x} text-sm m-1`} />", "<A className={`flex p-4 ${x} m-1 text-sm`} />"],
    ["<A className={`p-4 bg-${x} flex`} />", "<A className={`p-4 bg-${x} flex`} />"],
    [
      "<A className={`p-4 flex ${on ? 'text-sm m-1' : ''}`} />",
      "<A className={`flex p-4 ${on ? 'm-1 text-sm' : ''}`} />",
    ],
    ['<A className={"p-4 flex bg-" + x} />', '<A className={"flex p-4 bg-" + x} />'],
    ['<a :class="{ \'p-4 flex\': on }" class="p-4 flex">', '<a :class="{ \'flex p-4\': on }" class="flex p-4">'],
    [".a { @apply p-4 flex !important; }", ".a { @apply flex p-4 !important; }"],
    ['<A className={/* "p-4 flex" */ "p-4 flex"} />', '<A className={/* "p-4 flex" */ "flex p-4"} />'],
    ['<a class="p-4 flex" data-x="\r\n"></a>\r\n', '<a class="flex p-4" data-x="\r\n"></a>\r\n'],
    ['<a class="p-4 flex', '<a class="p-4 flex'],
    // As with the plugin's option tailwindFunctions.
    [
      'const b = cva("p-4 flex", { variants: { size: { sm: "text-sm m-1" } }, defaultVariants: { size: "sm" } });',
      'const b = cva("flex p-4", { variants: { size: { sm: "m-1 text-sm" } }, defaultVariants: { size: "sm" } });',
    ],
    ['const a = twMerge(clsx("p-4 flex"), b["p-4 flex"])', 'const a = twMerge(clsx("flex p-4"), b["flex p-4"])'],
    ["const a = tw`p-4 ${x} m-1 flex`;", "const a = tw`p-4 ${x} m-1 flex`;"],
    ["const a = tw`p-4 flex`, b = `p-4 flex`;", "const a = tw`flex p-4`, b = `p-4 flex`;"],
    ['my.cn("p-4 flex"); cn("m-1 flex", "p-4")', 'my.cn("p-4 flex"); cn("m-1 flex", "p-4")'],
    ['<A className={cn("p-4 flex")} x={clsx("p-4 flex")} />', '<A className={cn("flex p-4")} x={clsx("flex p-4")} />'],
    ['<A className={cn("p-4 flex', '<A className={cn("flex p-4'],
  ])("%j becomes %j", async (classes, expected) => expect(await official(classes)).toBe(expected));

  it("leaves alone what a template writes, and says where", async () => {
    const source = '<a class="p-4 {{ x }} flex">\n<a class="p-4 <%= y %> flex">\n<A className={`p-4 ${z} flex m-1`} />';
    const { text, warnings, of } = await run({ classes: source });
    expect(text).toBe(source);
    expect(of("Kept in place")).toBe("Line 3: ${…}, with the classes on each side sorted by themselves");
    expect(warnings).toEqual(["Lines 1, 2: a template writes these classes, so they are left as they are."]);
  });

  it("is one list per attribute when it counts", async () => {
    const { of } = await run({ classes: '<a class="p-4 flex"></a><b class="m-1"></b>' });
    expect(of("Lists")).toBe("2, 1 changed");
  });

  it("without a class in it is refused in words", async () => {
    expect(await runTool(tool, { classes: "<p>text</p>" }, ports)).toMatchObject({
      ok: false,
      issues: [{ field: "classes", message: "There is no class or className in this markup." }],
    });
  });
});

describe("the user's stylesheet", () => {
  it("makes classes known", async () => {
    const input = { classes: "p-4 bg-brand flex", order: "official" };
    expect((await run(input)).text).toBe("bg-brand flex p-4");
    const stylesheet = '@import "tailwindcss";\n@theme { --color-brand: #3b82f6; }';
    expect((await run({ ...input, stylesheet })).text).toBe("flex bg-brand p-4");
  });

  it("keeps from a merge what only looks like a conflict, and finds the real ones", async () => {
    const stylesheet =
      "@theme { --text-huge: 9rem; --shadow-soft: 0 0 1px red; --spacing-page: 3rem; --text-shadow-faint: 0 0 1px red; }\n" +
      "@utility bg-hero { background-image: url(a.png); }\n@utility tab-* { tab-size: --value(integer); }";
    const merged = async (classes: string) => (await run({ classes, merge: true, order: "official", stylesheet })).text;
    expect(await merged("text-huge text-red-500 shadow-soft shadow-red-500")).toBe(
      "text-huge text-red-500 shadow-soft shadow-red-500",
    );
    expect(await merged("text-shadow-faint text-huge text-lg shadow-soft shadow-xl p-page p-4")).toBe(
      "p-4 text-lg shadow-xl text-shadow-faint",
    );
    expect(await merged("bg-hero hover:bg-hero bg-red-500 hover:bg-red-500 tab-4 tab-8")).toBe(
      "bg-red-500 bg-hero tab-4 tab-8 hover:bg-red-500 hover:bg-hero",
    );
    // A class nobody knows may do anything.
    expect(await merged("bg-unheard bg-red-500")).toBe("bg-unheard bg-red-500");
  });

  it("may say a prefix", async () => {
    const stylesheet = '@import "tailwindcss" prefix(tw);\n@theme { --color-brand: red; }';
    const input = { classes: "tw:p-4 p-2 tw:bg-brand tw:p-2 tw:hover:flex tw:flex", stylesheet };
    expect((await run({ ...input, order: "official" })).text).toBe(
      "p-2 tw:flex tw:bg-brand tw:p-2 tw:p-4 tw:hover:flex",
    );
    const { text, of } = await run({ ...input, merge: true });
    expect(text).toBe("tw:flex tw:hover:flex tw:p-2 tw:bg-brand p-2");
    expect([of("Conflicts resolved"), of("Unknown to Tailwind")]).toEqual(["tw:p-4 gave way to tw:p-2", "p-2"]);
  });

  it("is never run, and says what it could not follow", async () => {
    const { warnings } = await run({ classes: "flex", stylesheet: '@plugin "daisyui";\n@import "./a.css";' });
    expect(warnings).toEqual([
      '@import "./a.css" is not followed: paste what it contains.',
      '"daisyui" is code and is not run: its classes count as unknown.',
    ]);
  });

  it("that is broken is answered under its field", async () => {
    const done = await runTool(tool, { classes: "flex", stylesheet: "@theme { --color-a: red; " }, ports);
    expect(done).toMatchObject({ ok: false, issues: [{ field: "stylesheet" }] });
  });
});

it("sorts a page of a megabyte", async () => {
  const line = '<div class="p-4 flex hover:bg-red-500 text-sm"><p className="mt-2 font-bold block">x</p></div>\n';
  const { text } = await run({ classes: line.repeat(11_000), order: "official" });
  expect(text.startsWith('<div class="flex p-4 text-sm hover:bg-red-500"><p className="mt-2 block font-bold">')).toBe(
    true,
  );
});
