import { describe, expect, it, test } from "vitest";
import { fakePorts } from "../../testing/index.ts";
import { runTool } from "../../tool/run-tool.ts";
import { hookName, variableName } from "../../data/source-code/names.ts";
import { propKind, unionMembers } from "./prop-kind.ts";
import { unknownTypes } from "./props-types.ts";
import { readProps } from "./definition/read-props.ts";
import { tool } from "./tool.ts";

async function files(input: Record<string, unknown>): Promise<Record<string, string>> {
  const result = await runTool(tool, input, fakePorts());
  if (!result.ok) throw new Error(JSON.stringify(result));
  return Object.fromEntries(result.outputs.map((output) => [output.name, output.kind === "text" ? output.text : ""]));
}

async function issue(input: Record<string, unknown>): Promise<string | undefined> {
  const result = await runTool(tool, input, fakePorts());
  return result.ok ? undefined : result.issues[0]?.message;
}

describe("the product's defaults", () => {
  it("writes Button.tsx: functional, TypeScript, props and styles on", async () => {
    expect(await files({})).toEqual({
      "Button.tsx": `export interface ButtonProps {
  label: string;
  disabled?: boolean;
  onClick?: () => void;
}

export function Button({ label, disabled, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className="inline-flex items-center gap-2 rounded-md bg-blue-600 px-4 py-2 text-white hover:bg-blue-700"
      disabled={disabled}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
`,
    });
  });

  test("the three types carry the product's names", () => {
    expect(tool.fields.type.options.map((option) => option.label)).toEqual([
      "Functional Component",
      "Class Component",
      "Custom Hook",
    ]);
  });

  it.each([
    [{ typescript: false }, "Button.jsx"],
    [{ name: "UserCard" }, "UserCard.tsx"],
    [{ type: "hook", name: "toggle" }, "useToggle.tsx"],
    [{ type: "hook", name: "useToggle", typescript: false }, "useToggle.jsx"],
  ])("%o is saved as %s", async (input, name) => expect(Object.keys(await files(input))).toEqual([name]));

  it("writes no styles, no props and no types when they are off", async () => {
    const { "Button.jsx": code } = await files({ typescript: false, addProps: false, styles: false });
    expect(code).toBe('export function Button() {\n  return <button type="button">Button</button>;\n}\n');
  });
});

it("writes the files beside it that are asked for", async () => {
  const made = await files({ test: true, story: true, cssModule: true, index: true });
  expect(Object.keys(made)).toEqual([
    "Button.tsx",
    "Button.module.css",
    "Button.test.tsx",
    "Button.stories.tsx",
    "index.ts",
  ]);
  expect(made["Button.tsx"]).toContain('import styles from "./Button.module.css";');
  expect(made["Button.tsx"]).toContain("className={`${styles.root} inline-flex");
  expect(made["index.ts"]).toBe('export * from "./Button";\n');
});

it("a hook has neither a story nor a style sheet", async () => {
  const made = await files({ name: "toggle", type: "hook", test: true, story: true, cssModule: true });
  expect(Object.keys(made)).toEqual(["useToggle.tsx", "useToggle.test.tsx"]);
});

it("a hook's own names give way to its options", async () => {
  const made = await files({ name: "toggle", type: "hook", props: "isOn: boolean\ntoggle: () => void", test: true });
  expect(made["useToggle.tsx"]).toContain("const [isOnState, setIsOn] = useState(false);");
  expect(made["useToggle.tsx"]).toContain("return { isOnState, toggleState, isOn, toggle };");
  expect(made["useToggle.test.tsx"]).toContain("act(() => result.current.toggleState());");
});

test("a type nobody imports is told", async () => {
  const warnings: string[] = [];
  await runTool(tool, { props: "user: User" }, fakePorts(), { warn: (text) => void warnings.push(text) });
  expect(warnings).toEqual(["Import User: the props name it, and the file cannot know from where."]);
});

describe("what cannot be used is answered", () => {
  it.each([
    [{ name: "" }, "Give it a name of 1 to 80 characters."],
    [{ name: "my button" }, '"my button" cannot name a component: use letters and digits, a letter first.'],
    [{ name: "../x" }, '"../x" cannot name a component: use letters and digits, a letter first.'],
    [{ name: "button" }, 'React takes "button" for an HTML element. Start it with a capital: Button.'],
    [{ name: "1st", type: "hook" }, undefined],
    [{ props: "a: string\nb: {" }, "Line 2: The { is not closed."],
    [{ props: "a: string\n\n2b: string" }, 'Line 3: "2b: string" is no property. Write name: type.'],
    [{ props: "a: string\na: number" }, 'Line 2: "a" is there twice.'],
    [{ props: "a:" }, 'Line 1: The type of "a" is missing after the colon.'],
    [{ props: "a: 'b" }, "Line 1: The quote ' is not closed."],
    [{ props: "/* a" }, "Line 1: The comment is not closed by */."],
    [{ props: "a: )" }, "Line 1: There is a ) that closes nothing."],
    [{ props: "export interface A {\n  a: string;\n  b c;\n}" }, 'Line 3: "b c" is no property. Write name: type.'],
  ])("%o", async (input, message) => expect(await issue(input)).toBe(message));

  it("does not read props that are switched off", async () => {
    expect(await issue({ addProps: false, props: "{{{" })).toBeUndefined();
  });

  it("answers a definition of twenty thousand brackets at once", async () => {
    expect(await issue({ props: "{".repeat(19_000) })).toMatch(/^Line 1: /);
  });
});

describe("readProps", () => {
  it.each([
    ["label: string", "label string"],
    ["label?: string", "label? string"],
    ["readonly label: string", "label string"],
    ["  // only a comment\nlabel: string // and one after\n", "label string"],
    ["/* two\nlines */ label: string", "label string"],
    ["a: 'x' | 'y'", 'a "x" | "y"'],
    ["a:\n  | 'x'\n  | 'y'\nb: string", 'a "x" | "y", b string'],
    ["a: string, b: number; c: boolean", "a string, b number, c boolean"],
    ["a: { b: string; c: number }\nd: string", "a { b: string; c: number }, d string"],
    ["a: Array<Record<string, number>>", "a Array<Record<string, number>>"],
    ["close(reason: string): void", "close (reason: string) => void"],
    ["onClick?: (event: MouseEvent) => void", "onClick? (event: MouseEvent) => void"],
    ['"aria-label": string', "aria-label string"],
    ["interface A extends B {\n  a: string;\n}", "a string"],
    ["export type A = {\n  a: string\n};", "a string"],
    ["label\nonClick\nisOpen\nchildren", "label string, onClick () => void, isOpen boolean, children ReactNode"],
    ["size = 12\ntone: string = 'a;b'", 'size? number = 12, tone? string = "a;b"'],
    ["größe: string", "größe string"],
    ["a: string\r\nb: number\r\n", "a string, b number"],
    ["url: 'https://example.com' | 'a//b'", 'url "https://example.com" | "a//b"'],
    ["", ""],
  ])("%j", (text, expected) => {
    const { props, faults } = readProps(text);
    expect(faults).toEqual([]);
    const shown = props.map(
      ({ name, type, isOptional, initial }) =>
        `${name}${isOptional ? "?" : ""} ${type}${initial === undefined ? "" : ` = ${initial}`}`,
    );
    expect(shown.join(", ")).toBe(expected);
  });
});

test.each([
  ["string", "text"],
  ['"a" | "b" | undefined', "text"],
  ["ReactNode", "text"],
  ["boolean", "flag"],
  ["true | null", "flag"],
  ["readonly string[]", "list"],
  ["Array<string>", "list"],
  ["() => void", "press"],
  ["MouseEventHandler<HTMLButtonElement>", "press"],
  ["(value: string) => void", "change"],
  ["(id: string, at: number) => void", "function"],
  ["{ a: () => void }", "object"],
  ["string | { a: 1 }", "object"],
])("a property of type %s is a %s", (type, kind) => expect(propKind({ name: "onChange", type })).toBe(kind));

test("() => ReactNode is rendered", () => expect(propKind({ name: "icon", type: "() => ReactNode" })).toBe("render"));

test.each([
  ['"a|b" | c', ['"a|b"', "c"]],
  ["(a | b)[] | c", ["(a | b)[]", "c"]],
  ["() => a | b", ["() => a | b"]],
])("%s is split", (type, members) => expect(unionMembers(type)).toEqual(members));

test.each([
  ["label", "label"],
  ["aria-label", "ariaLabel"],
  ["class", "className"],
  ["for", "htmlFor"],
  ["default", "defaultValue"],
  ["1st", "value1st"],
])("%s is called %s", (property, variable) => expect(variableName(property)).toBe(variable));

test.each([
  ["toggle", "useToggle"],
  ["Toggle", "useToggle"],
  ["useToggle", "useToggle"],
  ["user", "useUser"],
  ["use", "useUse"],
])("a hook typed as %s is %s", (typed, name) => expect(hookName(typed)).toBe(name));

test("types of React and the language are known, others are not", () => {
  const { props } = readProps("a: ReactNode\nb: Promise<Foo>\nc: HTMLDivElement | Bar[]\nd: React.FC\ne: 'Baz'");
  expect(unknownTypes(props)).toEqual(["Foo", "Bar"]);
});

describe("a generic interface", () => {
  const props =
    "export interface ListProps<T extends { id: string }, K extends keyof T = keyof T> extends Base<{ a: 1 }> {\n  items: T[];\n  by?: K;\n}";

  it("keeps its parameters where they are declared and used", async () => {
    const text = (await files({ name: "List", props }))["List.tsx"] ?? "";
    expect(text).toContain(
      "interface ListProps<\n  T extends { id: string },\n  K extends keyof T = keyof T,\n> {\n  items: T[];",
    );
    expect(text).toContain("function List<T extends { id: string }, K extends keyof T = keyof T>({\n  items,");
    expect(text).toContain("}: ListProps<T, K>) {");
  });

  it.each([
    ["class", true, "class Rows<T> extends Component<RowsProps<T>> {"],
    [
      "class",
      false,
      "/**\n * @template T\n * @extends {Component<RowsProps<T>>}\n */\nexport class Rows extends Component {",
    ],
    [
      "functional",
      false,
      "/**\n * @template T\n * @param {RowsProps<T>} props\n */\nexport function Rows({ items }) {",
    ],
    ["hook", true, "function useRows<T>({ items }: UseRowsOptions<T>) {"],
  ])("%s, TypeScript %s", async (type, typescript, code) => {
    const name = type === "hook" ? "rows" : "Rows";
    const [text] = Object.values(await files({ name, type, typescript, props: "interface P<T> { items: T[] }" }));
    expect(text).toContain(code);
  });

  it("says that its base is left out, and asks for no import of a parameter", async () => {
    const done = await runTool(tool, { name: "List", props }, fakePorts());
    expect(done.ok && done.warnings).toEqual([
      '"extends Base<{ a: 1 }>" is left out: write the properties you use of it into the list.',
    ]);
  });
});

describe("names that would hide another", () => {
  it.each([
    [{ name: "ReactNode", props: "children: ReactNode" }],
    [{ name: "Record", props: "user: Record<string, string>" }],
    [{ name: "Component", type: "class" }],
    [{ name: "state", type: "hook" }],
  ])("%j is refused", async (input) =>
    expect(await issue(input)).toContain("means something else in this file already"),
  );

  it.each([
    [{ name: "ReactNode" }, "ReactNode.tsx", "export function ReactNode("],
    [{ name: "Card", props: "styles: string", cssModule: true }, "Card.tsx", "{ styles: stylesValue }"],
    [{ name: "Card", props: "styles: string" }, "Card.tsx", "Card({ styles }"],
    [{ name: "x", type: "hook", props: "useState: string" }, "useX.tsx", "{ useState: useStateValue }"],
  ])("%j is fine", async (input, name, code) => expect((await files(input))[name]).toContain(code));
});

it.each([
  ["Box", "Ref<HTMLDivElement>", "ref={ref}"],
  ["SaveButton", "React.Ref<HTMLButtonElement>", "ref={ref}"],
  ["UserCard", "Ref<HTMLElement>", "ref={ref}"],
  ["UserCard", "Ref<HTMLDivElement>", "data-ref={typeof ref}"],
])("a ref of %s, %s, is handed on where its type allows it", async (name, type, attribute) =>
  expect((await files({ name, props: `ref?: ${type}` }))[`${name}.tsx`]).toContain(attribute),
);

it.each([
  ["{}", "Record<string, unknown>"],
  ["() => {}", "() => void"],
  ["null", "unknown"],
  ["new Date()", "Date"],
  ["`a`", "string"],
])("a default of %s makes the type %s", (initial, type) =>
  expect(readProps(`x = ${initial}`).props[0]).toMatchObject({ type, initial }),
);
