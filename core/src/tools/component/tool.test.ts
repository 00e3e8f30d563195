import { describe, expect, it, test } from "vitest";
import { fakePorts } from "../../testing/index.ts";
import { runTool } from "../../tool/run-tool.ts";
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
    [
      { props: "label: string\nkey: string" },
      'Line 2: React keeps "key" for itself and hands it to no component. Choose another name, such as itemKey.',
    ],
    [{ props: "type A = B & C" }, "Line 1: B & C names no properties. Write them in braces: { label: string }."],
    [
      { props: "type A =\n  | { a: string }\n  | { b: string }" },
      "Line 1: A type of several shapes with | has no one list of properties. Write those of one shape.",
    ],
    [{ props: "type A = {\n  a: string\n} & {\n  b c\n}" }, 'Line 4: "b c" is not a valid property. Write name: type.'],
    [{ name: "名前" }, undefined],
    [{ name: "ümlaut" }, 'React takes "ümlaut" for an HTML element. Start it with a capital: Ümlaut.'],
    [{ name: "button" }, 'React takes "button" for an HTML element. Start it with a capital: Button.'],
    [{ name: "1st", type: "hook" }, undefined],
    [{ props: "a: string\nb: {" }, "Line 2: The { is not closed."],
    [{ props: "a: string\n\n2b: string" }, 'Line 3: "2b: string" is not a valid property. Write name: type.'],
    [{ props: "a: string\na: number" }, 'Line 2: "a" is there twice.'],
    [{ props: "a:" }, 'Line 1: The type of "a" is missing after the colon.'],
    [{ props: "a: 'b" }, "Line 1: The quote ' is not closed."],
    [{ props: "/* a" }, "Line 1: The comment is not closed by */."],
    [{ props: "a: )" }, "Line 1: There is a ) that closes nothing."],
    [
      { props: "export interface A {\n  a: string;\n  b c;\n}" },
      'Line 3: "b c" is not a valid property. Write name: type.',
    ],
  ])("%o", async (input, message) => expect(await issue(input)).toBe(message));

  it("does not read props that are switched off", async () => {
    expect(await issue({ addProps: false, props: "{{{" })).toBeUndefined();
  });

  it("answers a definition of twenty thousand brackets at once", async () => {
    expect(await issue({ props: "{".repeat(19_000) })).toMatch(/^Line 1: /);
  });
});

describe("an attribute takes what React's types allow; else the property stands elsewhere", () => {
  it.each([
    ["id: number", "id={id.toString()}"],
    ["id?: number", "id={id?.toString()}"],
    ["id: string | null", "id={id ?? undefined}"],
    ["title: string | null", "title={title ?? undefined}"],
    ["title: ReactNode", "<span>{title}</span>"],
    ["style: string", "<span>{style}</span>"],
    ["style: CSSProperties | null", "style={style ?? undefined}"],
    ['"aria-label": number', "aria-label={ariaLabel.toString()}"],
    ['"aria-hidden": string', "<span>{ariaHidden}</span>"],
    ['"aria-sort"?: "ascending" | "other"', "aria-sort={ariaSort}"],
    ['"aria-sort": "up"', "<span>{ariaSort}</span>"],
    ['"aria-level": number | null', "aria-level={ariaLevel ?? undefined}"],
    ["className: string | null", 'text-gray-900 ${className ?? ""}`}'],
    ["className: number", "<span>{className}</span>"],
    ["onClick: null | (() => void)", "onClick={onClick ?? undefined}"],
    ["onClick: MouseEventHandler<HTMLDivElement>", "data-on-click={typeof onClick}"],
    ["items: string[] | null", "{items?.length}"],
    ["names: () => string[]", "onClick={names}"],
    ["icon: (() => ReactNode) | null", "{icon?.()}"],
    ['isOpen: boolean; "data-is-open": string', "data-is-open-value={isOpen}"],
  ])("%s gives %s", async (props, code) =>
    expect((await files({ name: "UserCard", props }))["UserCard.tsx"]).toContain(code),
  );
  it("and a test looks for a text that is shown", async () => {
    const made = await files({ name: "UserCard", props: "id: string\nname: string", test: true });
    expect(made["UserCard.test.tsx"]).toContain('screen.getByText("Name")');
  });
  it("and a test gives an element where one is asked for", async () => {
    const made = await files({ name: "Box", props: "icon: JSX.Element; draw: () => React.ReactElement", test: true });
    expect(made["Box.test.tsx"]).toContain("<Box icon={<span>Icon</span>} draw={() => <span>Draw</span>} />");
  });
  it("JSX.Element is imported", async () =>
    expect((await files({ name: "Box", props: "icon: JSX.Element" }))["Box.tsx"]).toContain(
      'import type { JSX } from "react";',
    ));
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
      '"extends Base<{ a: 1 }>" is left out: add the properties of it that you use to the list.',
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
