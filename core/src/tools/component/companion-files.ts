import { braced, WIDTH } from "../../data/source-code/braced.ts";
import { isChild } from "./component-body.ts";
import { hookNames } from "./hook-code.ts";
import { type ComponentPlan, hasPropsType, propsTypeName } from "./component-plan.ts";
import { printJsx } from "./jsx.ts";
import { propKind } from "./prop-kind.ts";
import { propertyName } from "./props-types.ts";
import type { Prop } from "./prop.ts";
import { isNeeded, sampleText, sampleValue } from "./sample-value.ts";

/** A test for Vitest and Testing Library. */
export function testCode(plan: ComponentPlan): string {
  const { name, kind } = plan;
  const lib = kind === "hook" ? "act, renderHook" : "render";
  const shown =
    kind === "hook" ? undefined : given(plan).find((prop) => isChild(prop, name) && /string|React/.test(prop.type));
  const head = `import { ${shown ? `${lib}, screen` : lib} } from "@testing-library/react";
import { expect, it } from "vitest";
import { ${name} } from "./${name}";
`;
  if (kind === "hook") return `${head}\n${hookTest(plan)}\n`;
  const body = shown
    ? `${rendered(plan, "  render(", ");")}\n  expect(screen.getByText("${sampleText(shown)}")).toBeDefined();`
    : `${rendered(plan, "  const { container } = render(", ");")}\n  expect(container.firstElementChild).not.toBeNull();`;
  return `${head}\nit("renders", () => {\n${body}\n});\n`;
}

function hookTest(plan: ComponentPlan): string {
  const pairs = givenPairs(plan);
  const takes = hasPropsType(plan);
  const call = `${plan.name}(${takes ? (pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`) : ""})`;
  const line = `  const { result } = renderHook(() => ${call});`;
  const broken = braced(`    ${plan.name}(`, pairs, "),");
  const start = line.length <= WIDTH ? line : `  const { result } = renderHook(() =>\n${broken}\n  );`;
  const [state, , toggle] = hookNames(plan);
  return `it("toggles", () => {
${start}
  act(() => result.current.${toggle}());
  expect(result.current.${state}).toBe(true);
});`;
}

/** The required properties: those a caller has to give. */
const given = (plan: ComponentPlan): readonly Prop[] => (hasPropsType(plan) ? plan.props.filter(isNeeded) : []);

const givenPairs = (plan: ComponentPlan): readonly string[] =>
  given(plan).map((prop) => `${propertyName(prop.name)}: ${sampleValue(prop, typeOf(plan))}`);

const typeOf = (plan: ComponentPlan): string | undefined => (plan.isTypeScript ? propsTypeName(plan) : undefined);

/** `render(<Button label="Label" />);`, the element on lines of its own when it is long. */
function rendered(plan: ComponentPlan, before: string, after: string): string {
  const children = given(plan).find((prop) => prop.name === "children" && propKind(prop) === "text");
  const attributes = given(plan)
    .filter((prop) => prop !== children)
    .map((prop) => attribute(prop.name, sampleValue(prop, typeOf(plan))));
  const element = { tag: plan.name, attributes, children: children ? [sampleText(children)] : [] };
  const flat = printJsx(element, before.length, after.length);
  if (!flat.includes("\n")) return `${before}${flat.trimStart()}${after}`;
  const indent = /^ */.exec(before)?.[0].length ?? 0;
  return `${before}\n${printJsx(element, indent + 2, 1)},\n${" ".repeat(indent)}${after}`;
}

const attribute = (name: string, value: string): string => {
  if (value === "true") return name;
  return /^"[^"\\]*"$/.test(value) ? `${name}=${value}` : `${name}={${value}}`;
};

/** A story in Component Story Format 3. */
export function storyCode(plan: ComponentPlan): string {
  const { name, isTypeScript } = plan;
  const pairs = givenPairs(plan);
  const args = pairs.length === 0 ? "" : `${braced("  args: ", pairs, ",")}\n`;
  const imports = `${isTypeScript ? 'import type { Meta, StoryObj } from "@storybook/react-vite";\n' : ""}import { ${name} } from "./${name}";`;
  const satisfies = isTypeScript ? ` satisfies Meta<typeof ${name}>` : "";
  const meta = `const meta = {\n  component: ${name},\n${args}}${satisfies};`;
  const type = isTypeScript ? ": StoryObj<typeof meta>" : "";
  return `${imports}\n\n${meta}\n\nexport default meta;\n\nexport const Default${type} = {};\n`;
}

/** The style sheet of a CSS module: its root class. */
export const moduleCode = (): string => `.root {\n  display: block;\n}\n`;

/** `export * from "./Button";` for imports of the folder. */
export const indexCode = ({ name }: ComponentPlan): string => `export * from "./${name}";\n`;
