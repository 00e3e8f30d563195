import { loadMerge } from "../../data/tailwind/merge-classes.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { breakpoints, classAt, effectiveAt, expandGrid, readGrid, repeatsOf } from "./breakpoint-grid.ts";

const GRID = "Utilities by width";
const cell = (label: string, hint: string, initial: string) =>
  field.text({ label, hint, initial, max: 2000, mono: true, section: GRID });

/** Utilities per breakpoint as one list of classes. */
export const tool = defineTool({
  id: "responsive",
  route: "/tailwind-utilities",
  title: "Responsive Helper",
  summary: "Utilities per breakpoint as one class list, with what applies at a width",
  aliases: ["breakpoints", "sm", "md", "lg", "xl", "mobile first", "media queries"],
  action: { label: "Generate Classes", busyLabel: "Generating...", success: { title: "Classes Generated" } },
  positional: "base",
  fields: {
    base: cell(
      "base",
      "Every width. What brings its breakpoint along, as md:p-6, is put there.",
      "grid grid-cols-1 p-4 sm:grid-cols-2 md:p-6 lg:grid-cols-3 xl:p-8",
    ),
    sm: cell("sm", "From 40rem, 640 px.", ""),
    md: cell("md", "From 48rem, 768 px.", ""),
    lg: cell("lg", "From 64rem, 1024 px.", ""),
    xl: cell("xl", "From 80rem, 1280 px.", ""),
    wide: field.flag({ label: "With 2xl", initial: false, variant: "switch", section: GRID }),
    xxl: field.text({
      label: "2xl",
      hint: "From 96rem, 1536 px.",
      initial: "",
      max: 2000,
      mono: true,
      section: GRID,
      when: { field: "wide", is: [true] },
    }),
    width: field.number({
      label: "Width",
      initial: 820,
      min: 320,
      max: 1920,
      step: 4,
      unit: "px",
      variant: "slider",
      section: "What applies",
    }),
  },
  examples: [
    {
      name: "A card grid up to 2xl",
      input: {
        base: "grid grid-cols-1 gap-4 px-4",
        sm: "grid-cols-2",
        md: "gap-6 px-6",
        lg: "grid-cols-3",
        xl: "grid-cols-4 gap-8",
        wide: true,
        xxl: "px-12",
        width: 1280,
      },
    },
    {
      name: "A menu that opens at md",
      input: { base: "hidden md:flex", sm: "", md: "", lg: "gap-6", xl: "", width: 760 },
    },
  ],
  check({ base, sm, md, lg, xl, wide, xxl }) {
    const all = [base, sm, md, lg, xl, wide ? xxl : ""];
    return all.every((text) => text.trim() === "")
      ? [{ field: "base", message: "Write at least one utility, such as p-4." }]
      : [];
  },
  async generate({ base, sm, md, lg, xl, wide, xxl, width }, _ports, { warn }) {
    const merge = await loadMerge();
    const grid = readGrid({ base, sm, md, lg, xl, "2xl": wide ? xxl : "" });
    for (const { name, utility, of } of repeatsOf(grid, merge))
      warn(`${classAt(name, utility)} changes nothing: ${classAt(of, utility)} applies there already.`);
    const effective = effectiveAt(grid, width, merge);
    const shown = breakpoints.filter(({ name }) => name !== "2xl" || wide || (grid.get(name) ?? []).length > 0);
    return [
      { kind: "text", name: "classes.txt", label: "Classes", mime: "text/plain", text: expandGrid(grid) },
      {
        kind: "facts",
        name: "breakpoints",
        label: "Breakpoints",
        rows: shown.map(({ name, rem }) => ({
          label: name,
          value: rem === 0 ? "every width" : `${rem}rem (${rem * 16} px) and wider`,
        })),
      },
      {
        kind: "facts",
        name: "applies",
        label: `At ${width} px`,
        rows: shown.flatMap(({ name }) => {
          const own = effective.filter((entry) => entry.name === name).map(({ utility }) => classAt(name, utility));
          return own.length > 0 ? [{ label: name, value: own.join(" ") }] : [];
        }),
      },
    ];
  },
});
