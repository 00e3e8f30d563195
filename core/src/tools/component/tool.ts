import { capitalize } from "../../text/format.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { indexCode, moduleCode, storyCode, testCode } from "./companion-files.ts";
import { componentCode } from "./component-code.ts";
import { type ComponentPlan, parameterNames } from "./component-plan.ts";
import { hookName, isIdentifier } from "../../data/source-code/names.ts";
import type { Prop } from "./prop.ts";
import { unknownTypes } from "./props-types.ts";
import { readProps } from "./definition/read-props.ts";

/** A React component or hook, and the files that go with it. */
export const tool = defineTool({
  id: "component",
  route: "/component-scaffolder",
  title: "Component",
  summary: "A React component or hook with its props, test and story",
  aliases: ["react", "hook", "boilerplate", "scaffold", "generate"],
  action: {
    label: "Generate Component",
    busyLabel: "Generating...",
    success: { title: "Component Generated" },
  },
  positional: "name",
  projectFiles: true,
  fields: {
    name: field.text({
      label: "Name",
      initial: "Button",
      min: 1,
      max: 80,
      mono: true,
      message: "Give it a name of 1 to 80 characters.",
    }),
    type: field.choice({
      label: "Type",
      options: [
        { value: "functional", label: "Functional Component" },
        { value: "class", label: "Class Component" },
        { value: "hook", label: "Custom Hook" },
      ],
      initial: "functional",
      variant: "select",
    }),
    typescript: field.flag({ label: "Use TypeScript", initial: true }),
    addProps: field.flag({ label: "Add Props Interface", initial: true }),
    styles: field.flag({ label: "Add Tailwind Styles", initial: true }),
    props: field.text({
      label: "Props",
      hint: "One per line, as in an interface. A whole interface can be pasted.",
      initial: "label: string;\ndisabled?: boolean;\nonClick?: () => void;",
      lines: 8,
      max: 20_000,
      mono: true,
      when: { field: "addProps", is: [true] },
    }),
    test: field.flag({ label: "Test", hint: "Vitest and Testing Library", initial: false, section: "More files" }),
    story: field.flag({ label: "Story", hint: "Component Story Format 3", initial: false, section: "More files" }),
    cssModule: field.flag({ label: "CSS module", initial: false, section: "More files" }),
    index: field.flag({ label: "Index file", initial: false, section: "More files" }),
  },
  examples: [
    {
      name: "A card with a test and a story",
      input: {
        name: "UserCard",
        props:
          'name: string;\n// shown under the name\nrole?: "admin" | "member";\navatar: ReactNode;\nonOpen?: () => void;',
        test: true,
        story: true,
      },
    },
    {
      name: "A hook",
      input: { name: "toggle", type: "hook", props: "label: string;\ninitial?: boolean;", test: true },
    },
    { name: "Props in plain words", input: { name: "Badge", typescript: false, props: 'label\ntone = "info"\nisNew' } },
  ],
  check({ name, type, addProps, props, typescript }) {
    const settled = type === "hook" ? hookName(name.trim()) : name.trim();
    const issues = [];
    if (!isIdentifier(settled))
      issues.push({
        field: "name",
        message: `"${name.trim()}" cannot name a ${type === "hook" ? "hook" : "component"}: use letters and digits, a letter first.`,
      });
    else if (type !== "hook" && /^\p{Ll}/u.test(settled))
      issues.push({
        field: "name",
        message: `React takes "${settled}" for an HTML element. Start it with a capital: ${capitalize(settled)}.`,
      });
    else if (meansMore(settled, { type, typescript, props: addProps ? readProps(props).props : [] }))
      issues.push({
        field: "name",
        message: `"${settled}" means something else in this file already. Choose another name.`,
      });
    const fault = addProps ? readProps(props).faults[0] : undefined;
    const ownKey = addProps && type !== "hook" ? readProps(props).props.find((prop) => prop.name === "key") : undefined;
    if (ownKey && !fault)
      issues.push({
        field: "props",
        message: `Line ${ownKey.line}: React keeps "key" for itself and hands it to no component. Choose another name, such as itemKey.`,
      });
    if (fault) issues.push({ field: "props", message: `Line ${fault.line}: ${fault.message}` });
    return issues;
  },
  generate(input, _ports, { warn }) {
    const { props: read, generics, base } = readProps(input.addProps ? input.props : "");
    const hasModule = input.cssModule && input.type !== "hook";
    const props = read.map((prop) => renamed(prop, [...ownNames[input.type], ...(hasModule ? ["styles"] : [])]));
    const plan: ComponentPlan = {
      kind: input.type,
      name: input.type === "hook" ? hookName(input.name.trim()) : input.name.trim(),
      isTypeScript: input.typescript,
      hasProps: input.addProps,
      props,
      hasTailwind: input.styles,
      hasModule,
      generics,
    };
    if (base !== "") warn(`"${base}" is left out: add the properties of it that you use to the list.`);
    const missing = input.typescript ? unknownTypes(props, parameterNames(plan)) : [];
    if (missing.length > 0)
      warn(
        `Import ${missing.join(", ")}: the props name ${missing.length === 1 ? "it" : "them"}, and the file cannot know from where.`,
      );
    const [jsx, plain] = input.typescript ? ["tsx", "ts"] : ["jsx", "js"];
    const files = [{ name: `${plan.name}.${jsx}`, mime: "text/plain", text: componentCode(plan) }];
    if (plan.hasModule) files.push({ name: `${plan.name}.module.css`, mime: "text/css", text: moduleCode() });
    if (input.test) files.push({ name: `${plan.name}.test.${jsx}`, mime: "text/plain", text: testCode(plan) });
    if (input.story && plan.kind !== "hook")
      files.push({ name: `${plan.name}.stories.${jsx}`, mime: "text/plain", text: storyCode(plan) });
    if (input.index) files.push({ name: `index.${plain}`, mime: "text/plain", text: indexCode(plan) });
    return files.map((file) => ({ kind: "text" as const, ...file }));
  },
});

/** What the code of each kind calls by its name, besides the properties. */
const ownNames = { functional: ["JSON"], class: ["Component", "JSON"], hook: ["useCallback", "useState"] } as const;

/** Whether a name would hide what the file imports, or a type its properties name. */
function meansMore(
  name: string,
  { type, typescript, props }: { type: keyof typeof ownNames; typescript: boolean; props: readonly Prop[] },
): boolean {
  const types = typescript
    ? props.flatMap((prop) => prop.type.replace(/"[^"]*"/g, "").match(/[\p{L}\w$.]+/gu) ?? [])
    : [];
  return [...ownNames[type], ...types].includes(name);
}

/** A property whose variable would hide something the code needs gets another variable. */
const renamed = (prop: Prop, taken: readonly string[]): Prop =>
  taken.includes(prop.variable) ? { ...prop, variable: `${prop.variable}Value` } : prop;
