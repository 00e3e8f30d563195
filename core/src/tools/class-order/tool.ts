import { designSystem } from "../../data/tailwind/design-system.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { bareClasses, findClasses, hasClassAttributes, isMarkup } from "./find-classes.ts";
import { loadMerge } from "../../data/tailwind/merge-classes.ts";
import { reportOf } from "./report.ts";
import { classesOf, rewriteClasses } from "./rewrite-classes.ts";
import { classSorter } from "./sort-classes.ts";

const sample =
  "text-white px-4 shadow-md flex hover:bg-blue-600 bg-blue-500 py-2 rounded-lg font-bold items-center px-4 transition-colors";

/** Tailwind classes in order, without repetitions. */
export const tool = defineTool({
  id: "class-order",
  route: "/tailwind-utilities",
  title: "Class Optimizer",
  summary: "Order and de-duplicate Tailwind classes, bare or in a whole file",
  aliases: ["tailwind", "sort classes", "prettier-plugin-tailwindcss", "tailwind-merge", "duplicates", "classname"],
  action: {
    label: "Optimize Classes",
    busyLabel: "Optimizing...",
    success: { title: "Classes Optimized" },
    failure: "Failed to optimize the classes. Please try again.",
  },
  positional: "classes",
  worker: { timeoutMs: 20_000 },
  fields: {
    classes: field.text({
      label: "Classes",
      hint: "Bare, or HTML, JSX, Vue, CSS, cva() and clsx(): lists are sorted in their place.",
      initial: sample,
      min: 1,
      max: 2_000_000,
      lines: 10,
      mono: true,
      message: "Paste some classes, 2,000,000 characters at most.",
    }),
    order: field.choice({
      label: "Order",
      options: [
        { value: "groups", label: "Six groups", hint: "Layout, spacing, colors, typography, effects, other." },
        { value: "official", label: "Official (Prettier)", hint: "Exactly as prettier-plugin-tailwindcss." },
      ],
      initial: "groups",
      variant: "segments",
    }),
    merge: field.flag({
      label: "Resolve conflicts",
      hint: "Of classes that set the same thing the last one stays.",
      initial: false,
      variant: "switch",
    }),
    perLine: field.flag({ label: "A list per line", hint: "For bare classes.", initial: false, variant: "switch" }),
    stylesheet: field.text({
      label: "Your stylesheet",
      hint: "CSS with @theme or @utility, so that your own classes are known.",
      initial: "",
      max: 500_000,
      lines: 4,
      mono: true,
      placeholder: "@theme {\n  --color-brand: #3b82f6;\n}",
    }),
  },
  examples: [
    {
      name: "A component, conflicts resolved",
      input: {
        merge: true,
        classes: [
          "export const Card = ({ isActive, title }) => (",
          '  <article className={cn("p-2 shadow p-4 flex bg-white rounded-xl", isActive && "ring-2 border-blue-500 border")}>',
          '    <h2 className="font-bold text-lg mb-2 truncate">{title}</h2>',
          "    <p className={`text-sm mt-1 ${isActive ? 'text-blue-600' : 'text-gray-500'} leading-6`}>Ready</p>",
          "  </article>",
          ");",
          "",
        ].join("\n"),
      },
    },
    { name: "The official order", input: { order: "official" } },
  ],
  check({ classes }) {
    if (hasClassAttributes(classes) || !isMarkup(classes)) return [];
    return [{ field: "classes", message: "There is no class or className in this markup." }];
  },
  async generate({ classes: text, order, merge, perLine, stylesheet }, { assets }, { warn, signal }) {
    const { system, notes } = await designSystem(assets, stylesheet);
    signal.throwIfAborted();
    const isSource = hasClassAttributes(text);
    const found = isSource ? findClasses(text) : bareClasses(text, perLine);
    const lists = found.spans.map((span) => classesOf(text, span));
    const sort = classSorter(system, lists.flat(), order);
    const resolve = merge ? await loadMerge({ system, ownUtilities: utilitiesOf(stylesheet) }) : undefined;
    const report = reportOf(system, lists, found, text, isSource);
    const result = rewriteClasses(text, found.spans, (classes) => {
      const merged = resolve?.(classes) ?? { classes, dropped: [] };
      const sorted = sort(merged.classes);
      report.add(classes, sorted, merged.dropped);
      return sorted;
    });
    for (const note of [...notes, ...report.notes()]) warn(note);
    const name = isSource ? sourceName(text) : "classes.txt";
    return [
      {
        kind: "text",
        name,
        label: isSource ? "Source" : "Classes",
        mime: "text/plain",
        text: isSource ? result : result.trim(),
      },
      ...report.facts(order),
    ];
  },
});

/** The names a stylesheet gives its own utilities. */
const utilitiesOf = (stylesheet: string) =>
  [...stylesheet.matchAll(/@utility\s+([\w-]+\*?)\s*\{/g)].map(([, name = ""]) => name);

/** The file name decides about the colors of the code: React, Vue, CSS or HTML. */
function sourceName(text: string): string {
  if (/className\s*=/.test(text)) return "classes.tsx";
  if (isMarkup(text)) return "classes.html";
  return /@apply\s/.test(text) ? "classes.css" : "classes.ts";
}
