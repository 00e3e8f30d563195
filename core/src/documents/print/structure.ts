/** Standard structure types of PDF 1.7 (ISO 32000-1, 14.8.4) that documents use. */
export type Role =
  | "Document"
  | "Art"
  | "Sect"
  | "H1"
  | "H2"
  | "H3"
  | "H4"
  | "H5"
  | "H6"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "BlockQuote"
  | "Code"
  | "Table"
  | "THead"
  | "TBody"
  | "TR"
  | "TH"
  | "TD"
  | "Figure"
  | "Link"
  | "Note"
  | "Reference"
  | "TOC"
  | "TOCI"
  | "Span";

/** A place in the tree that tells a screen reader what the marks on the page are. */
export interface StructureNode {
  readonly role: Role;
  readonly parent: StructureNode | undefined;
  /** What is read in place of a picture. */
  readonly alt?: string;
  /** BCP 47, where it is not the document's. */
  readonly language?: string;
  readonly scope?: "Column";
  /** How the labels of a list are made (ISO 32000-1, table 347). */
  readonly numbering?: "Decimal" | "Disc" | "None";
  readonly children: StructureNode[];
}

/** Makes a node as the last child of its parent. */
export function childNode(
  parent: StructureNode,
  role: Role,
  more: Pick<StructureNode, "alt" | "language" | "scope" | "numbering"> = {},
): StructureNode {
  const node = { role, parent, children: [], ...more };
  parent.children.push(node);
  return node;
}

export function rootNode(): StructureNode {
  return { role: "Document", parent: undefined, children: [] };
}
