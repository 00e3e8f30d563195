import { capitalize } from "../../text/format.ts";
import { attributeOf, isClassName, withoutNull } from "./attribute-of.ts";
import { type Root, rootOf } from "./element-of.ts";
import type { Element, Jsx } from "./jsx.ts";
import type { Prop } from "./prop.ts";
import { isMissable, propKind } from "./prop-kind.ts";

export interface BodyOptions {
  readonly name: string;
  /** A class component is never handed a ref (react.dev, "ref as a prop"). */
  readonly kind: "functional" | "class" | "hook";
  readonly props: readonly Prop[];
  readonly hasTailwind: boolean;
  readonly hasModule: boolean;
}

/**
 * The JSX of a component that uses each of its properties once: texts are shown, handlers wired, flags and what a
 * template cannot show stand as attributes. Nothing is left unused, so the file is clean under a linter.
 */
export function componentBody({ name, kind: plan, props, hasTailwind, hasModule }: BodyOptions): Element {
  const root = rootOf(name);
  const isFunctional = plan === "functional";
  const isButton = root.tag === "button";
  const attributes: string[] = isButton ? ['type="button"'] : [];
  const classProp = props.find(isClassName);
  const classAttribute = classes(hasTailwind ? root.classes : "", hasModule, classProp);
  if (classAttribute !== "") attributes.push(classAttribute);
  const texts: Prop[] = [];
  const children: Jsx[] = [];
  let isPressTaken = false;
  for (const prop of props) {
    if (prop === classProp) continue;
    const value = `{${prop.variable}}`;
    const kind = propKind(prop);
    const attribute = attributeOf(prop, root);
    if (attribute !== undefined) attributes.push(attribute);
    else if (prop.name === "ref")
      // Written as JSON, an element would lead around in a circle.
      attributes.push(isRefOf(prop, root) && isFunctional ? `ref=${value}` : "data-ref={typeof ref}");
    else if (kind === "flag") attributes.push(`${dataName(prop, props)}=${value}`);
    else if (kind === "text") {
      texts.push(prop);
      children.push(isButton || prop.name === "children" ? value : { tag: "span", attributes: [], children: [value] });
    } else if (kind === "render") children.push(`{${called(prop)}}`);
    else if (kind === "list")
      children.push({
        tag: "span",
        attributes: [],
        children: [`{${prop.variable}${isMissable(prop) ? "?" : ""}.length}`],
      });
    else if (kind === "object")
      children.push({ tag: "code", attributes: [], children: [`{JSON.stringify(${prop.variable})}`] });
    else if (kind === "press" && isButton && !isPressTaken) {
      attributes.push(`onClick={${withoutNull(prop)}}`);
      isPressTaken = true;
    } else if (!isButton && (kind === "press" || kind === "change" || kind === "toggle"))
      children.push(control(prop, kind));
    else attributes.push(`${dataName(prop, props)}={typeof ${prop.variable}}`);
  }
  if (children.length === 0) children.push(name);
  // Two texts side by side in a button would run into one word.
  const spaced = isButton && texts.length > 1;
  return {
    tag: root.tag,
    attributes,
    children: spaced
      ? children.map((child) =>
          typeof child === "string" ? { tag: "span", attributes: [], children: [child] } : child,
        )
      : children,
  };
}

/** A text that stands in the root as a child. */
export const isChild = (prop: Prop, name: string): boolean =>
  propKind(prop) === "text" && !isClassName(prop) && attributeOf(prop, rootOf(name)) === undefined;

/** `data-is-open` for `isOpen`, or another name where a property has that one. */
function dataName({ name, variable }: Prop, props: readonly Prop[]): string {
  const own = `data-${kebab(name).replaceAll(/^-+|-+$/g, "") || variable}`;
  return props.some((prop) => prop.name === own && prop.name !== name) ? `${own}-value` : own;
}

function control(prop: Prop, kind: "press" | "change" | "toggle"): Element {
  const { name, variable } = prop;
  const call = `${variable}${isMissable(prop) ? "?." : ""}`;
  const label = capitalize(
    name
      .replace(/^on(?=\p{Lu})/u, "")
      .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
      .toLowerCase(),
  );
  if (kind === "press")
    return { tag: "button", attributes: ['type="button"', `onClick={${withoutNull(prop)}}`], children: [label] };
  const [type, value] = kind === "change" ? ["text", "value"] : ["checkbox", "checked"];
  return {
    tag: "input",
    attributes: [`type="${type}"`, `aria-label="${label}"`, `onChange={(event) => ${call}(event.target.${value})}`],
    children: [],
  };
}

/** Whether a ref is one of exactly the root's element: no other type of it would compile. */
const isRefOf = ({ type }: Prop, root: Root): boolean => {
  const element = {
    button: "HTMLButtonElement",
    form: "HTMLFormElement",
    span: "HTMLSpanElement",
    div: "HTMLDivElement",
  };
  return type.replace("React.", "") === `Ref<${element[root.tag as keyof typeof element] ?? "HTMLElement"}>`;
};

const called = (prop: Prop): string => `${prop.variable}${isMissable(prop) ? "?." : ""}()`;

/** The className attribute: Tailwind classes, the module's root class and the property, whichever there are. */
function classes(tailwind: string, hasModule: boolean, prop: Prop | undefined): string {
  const parts = [
    ...(hasModule ? ["${styles.root}"] : []),
    ...(tailwind === "" ? [] : [tailwind]),
    ...(prop ? [isMissable(prop) ? `\${${prop.variable} ?? ""}` : `\${${prop.variable}}`] : []),
  ];
  if (parts.length === 0) return "";
  if (parts.length > 1) return `className={\`${parts.join(" ")}\`}`;
  if (tailwind !== "") return `className="${tailwind}"`;
  return hasModule ? "className={styles.root}" : `className={${prop ? withoutNull(prop) : ""}}`;
}

const kebab = (name: string): string =>
  name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1-$2")
    .replace(/[^\p{L}\d]+/gu, "-")
    .toLowerCase();
