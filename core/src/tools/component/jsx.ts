import { WIDTH } from "../../data/source-code/braced.ts";

/** One element, or the text or expression of one line. */
export type Jsx = string | Element;

export interface Element {
  readonly tag: string;
  /** As written: `className="p-4"`, `disabled={disabled}`, `disabled`. */
  readonly attributes: readonly string[];
  readonly children: readonly Jsx[];
}

/**
 * Prints JSX as Prettier would: an element on one line where it fits, else its attributes or its children each on a
 * line of their own.
 * @param indent spaces before the element
 * @param after characters that follow on its last line, such as a semicolon
 */
export function printJsx(node: Jsx, indent: number, after = 0): string {
  const space = " ".repeat(indent);
  if (typeof node === "string") return space + node;
  const { tag, attributes, children } = node;
  const head = [tag, ...attributes].join(" ");
  // Prettier breaks an element with children as soon as it has two attributes.
  const isFlat =
    children.length === 0 || (children.length === 1 && typeof children[0] === "string" && attributes.length < 2);
  const line = children.length === 0 ? `<${head} />` : `<${head}>${children.join("")}</${tag}>`;
  const isMultiline = attributes.some((attribute) => attribute.includes("\n"));
  if (isFlat && !isMultiline && indent + line.length + after <= WIDTH) return space + line;
  const end = children.length === 0 ? "/>" : ">";
  const open = `<${head}${children.length === 0 ? " />" : ">"}`;
  // A single attribute with a plain string is never moved to a line of its own.
  const isOneString = attributes.length === 1 && !attributes[0]?.includes("{");
  const isOpenFlat =
    isOneString || (!isMultiline && indent + open.length + (children.length === 0 ? after : 0) <= WIDTH);
  const lines = isOpenFlat
    ? [space + open]
    : [
        `${space}<${tag}`,
        ...attributes.flatMap((attribute) => attribute.split("\n").map((part) => `${space}  ${part}`)),
        space + end,
      ];
  if (children.length === 0) return lines.join("\n");
  return [...lines, ...children.map((child) => printJsx(child, indent + 2)), `${space}</${tag}>`].join("\n");
}
