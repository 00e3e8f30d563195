import { braced, WIDTH } from "../../data/source-code/braced.ts";
import { isIdentifier } from "../../data/source-code/names.ts";
import { PLATFORM_TYPES } from "./platform-types.gen.ts";
import type { Prop } from "./prop.ts";
import { unionMembers } from "./prop-kind.ts";

/** Types of React that need an import when a definition names them alone; events are React's, as its handlers take them. */
const reactTypes =
  /(?<![\w.$"])(JSX|ReactNode|ReactElement|ReactPortal|CSSProperties|AriaRole|AriaAttributes|Key|Ref|RefObject|RefCallback|ForwardedRef|Dispatch|DispatchWithoutAction|SetStateAction|FC|FunctionComponent|ElementType|ComponentType|ComponentProps|ComponentPropsWithRef|ComponentPropsWithoutRef|ComponentRef|PropsWithChildren|PropsWithRef|SVGProps|DOMAttributes|\w*(?:HTML|SVG)Attributes|HTMLInputTypeAttribute|ReactEventHandler|(?:Synthetic|Mouse|Change|Form|Submit|Input|Keyboard|Focus|Pointer|Drag|Touch|Clipboard|Composition|Wheel|Animation|Transition|Toggle|UI)Event(?:Handler)?)(?![\w$"])/g;

/** The React types a definition names, in the order of the alphabet. */
export const reactTypesOf = (props: readonly Prop[]): readonly string[] =>
  [...new Set(props.flatMap(({ type }) => [...type.matchAll(reactTypes)].map((match) => match[1] ?? "")))].toSorted();

const known = new Set(`React ${PLATFORM_TYPES}`.split(" "));
/** The types of elements, and of the events they have. */
const element = /^(?:HTML|SVG|MathML)\w*Element$|\w(?:EventMap|TagNameMap)$/;

/** Names in the types that neither the language nor React brings: their import is missing. */
export function unknownTypes(props: readonly Prop[], parameters: readonly string[] = []): readonly string[] {
  const names = props.flatMap(({ type }) =>
    [...type.replace(/"[^"]*"/g, "").matchAll(/(?<![\w.$])([A-Z][\w$]*)(?!\s*[?]?:)/g)].map((match) => match[1] ?? ""),
  );
  const fromReact = new Set(reactTypesOf(props));
  return [...new Set(names)].filter(
    (name) => !known.has(name) && !parameters.includes(name) && !fromReact.has(name) && !element.test(name),
  );
}

/** `export interface ButtonProps { … }`. @param head what stands before the brace */
export function propsInterface(head: string, props: readonly Prop[]): string {
  return `${head} {\n${props.map(interfaceLine).join("\n")}\n}`;
}

function interfaceLine(prop: Prop): string {
  const head = `  ${prop.isReadonly ? "readonly " : ""}${propertyName(prop.name)}${prop.isOptional ? "?" : ""}:`;
  const line = `${head} ${prop.type};`;
  const members = unionMembers(prop.type);
  if (line.length <= WIDTH || members.length < 2) return line;
  return `${head}\n${members.map((member) => `    | ${member}`).join("\n")};`;
}

/** A property's name as an object or interface has it: quoted when it is not an identifier. */
export const propertyName = (name: string): string =>
  isIdentifier(name) || /^[\w$]+$/.test(name) ? name : `"${name}"`;

/** A JSDoc typedef, for files without TypeScript. */
export function propsTypedef(name: string, props: readonly Prop[], parameters: readonly string[]): string {
  const lines = props.map(({ name: property, type, isOptional, initial }) => {
    const shown = initial === undefined ? property : `${property}=${initial}`;
    const qualified = type.replace(reactTypes, 'import("react").$1');
    return ` * @property {${qualified}} ${isOptional ? `[${shown}]` : property}`;
  });
  const templates = parameters.map((parameter) => ` * @template ${parameter}`);
  return ["/**", ...templates, ` * @typedef {object} ${name}`, ...lines, " */"].join("\n");
}

/** `{ label, onClick, tone = "info" }` of a parameter list, on one line or one line each. */
export function destructured(props: readonly Prop[], before: string, after: string): string {
  const names = props.map(({ name, variable, initial }) => {
    const key = name === variable ? name : `${propertyName(name)}: ${variable}`;
    return initial === undefined ? key : `${key} = ${initial}`;
  });
  return braced(before, names, after);
}
