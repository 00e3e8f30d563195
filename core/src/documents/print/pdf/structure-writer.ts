/// <reference path="./pdfkit.d.ts" />
import type { PDFDocument, PdfReference, PdfValue } from "pdfkit";
import type { StructureNode } from "../structure.ts";

type Kid =
  | { readonly kind: "content"; readonly page: PdfReference; readonly id: number }
  | { readonly kind: "annotation"; readonly page: PdfReference; readonly annotation: PdfReference }
  | { readonly kind: "node"; readonly node: StructureNode };

/** Writes the structure tree (ISO 32000-1, 14.7): which marks on which page belong to which element. */
export class StructureWriter {
  readonly #document: PDFDocument;
  readonly #kids = new Map<StructureNode, Kid[]>();
  readonly #boxes = new Map<StructureNode, readonly [number, number, number, number]>();
  readonly #parents = new Map<number, StructureNode[]>();
  #notes = 0;
  constructor(document: PDFDocument) {
    this.#document = document;
  }

  /** Marks that follow on the present page belong to the node. @returns the operator that says so */
  begin(node: StructureNode): string {
    const { page } = this.#document;
    const marked = this.#parents.get(page.structParentTreeKey) ?? [];
    this.#parents.set(page.structParentTreeKey, marked);
    const id = marked.push(node) - 1;
    this.#attach(node).push({ kind: "content", page: page.dictionary, id });
    return `/${node.role} <</MCID ${id}>> BDC`;
  }

  hasContent(node: StructureNode): boolean {
    return this.#kids.has(node);
  }

  /** Where a figure stands, from the bottom left corner of its page. */
  box(node: StructureNode, box: readonly [number, number, number, number]): void {
    this.#boxes.set(node, box);
  }

  /** Ties an annotation of the present page to its element, both ways. */
  annotate(node: StructureNode, annotation: PdfReference): void {
    this.#attach(node).push({ kind: "annotation", page: this.#document.page.dictionary, annotation });
    const key = this.#document.createStructParentTreeNextKey();
    annotation.data["StructParent"] = key;
    this.#annotations.push({ key, node });
  }
  readonly #annotations: { readonly key: number; readonly node: StructureNode }[] = [];

  /** Writes every element that has content, the whole tree below the root. */
  finish(root: StructureNode): void {
    const references = new Map<StructureNode, PdfReference>();
    const treeRoot = this.#document.getStructTreeRoot();
    const stack: { readonly node: StructureNode; readonly parent: PdfReference }[] = [{ node: root, parent: treeRoot }];
    // not by recursion: lists may be nested deeper than the call stack is
    while (stack.length > 0) {
      const { node, parent } = stack.pop() ?? { node: root, parent: treeRoot };
      const reference = this.#document.ref({ S: node.role, P: parent });
      references.set(node, reference);
      for (const kid of this.#kidsOf(node)) if (kid.kind === "node") stack.push({ node: kid.node, parent: reference });
    }
    for (const [node, reference] of references) {
      Object.assign(reference.data, this.#attributes(node));
      const kids = this.#kidsOf(node);
      const page = kids.find((kid) => kid.kind === "content")?.page;
      if (page) reference.data["Pg"] = page;
      const values = kids.map((kid) => kidValue(kid, page, references));
      reference.data["K"] = values.length === 1 ? values[0] : values;
      reference.end();
    }
    treeRoot.data["K"] = references.get(root);
    const tree = this.#document.getStructParentTree();
    for (const [key, nodes] of this.#parents)
      for (const node of nodes) tree.get(key).push(references.get(node) ?? treeRoot);
    for (const { key, node } of this.#annotations) tree.add(key, references.get(node) ?? treeRoot);
  }

  #attach(node: StructureNode): Kid[] {
    let kids = this.#kids.get(node);
    if (kids) return kids;
    this.#kids.set(node, (kids = []));
    for (let child = node; child.parent; child = child.parent) {
      const siblings = this.#kids.get(child.parent);
      const isNew = siblings === undefined;
      if (isNew) this.#kids.set(child.parent, [{ kind: "node", node: child }]);
      else siblings.push({ kind: "node", node: child });
      if (!isNew) break;
    }
    return kids;
  }

  /** In the order they were drawn; a row keeps its empty cells, each in its column. */
  #kidsOf(node: StructureNode): readonly Kid[] {
    if (node.role === "TR") return node.children.map((child) => ({ kind: "node", node: child }));
    return this.#kids.get(node) ?? [];
  }

  #attributes(node: StructureNode): Record<string, PdfValue> {
    const { alt, language, scope, numbering, role } = node;
    const box = this.#boxes.get(node);
    return {
      ...(alt === undefined ? {} : { Alt: text(alt) }),
      ...(language === undefined ? {} : { Lang: text(language) }),
      ...(scope === undefined ? {} : { A: { O: "Table", Scope: scope } }),
      ...(numbering === undefined ? {} : { A: { O: "List", ListNumbering: numbering } }),
      ...(box === undefined ? {} : { A: { O: "Layout", Placement: "Block", BBox: box } }),
      ...(role === "Note" ? { ID: text(`note-${++this.#notes}`) } : {}),
    };
  }
}

/** A PDF string; a bare JavaScript string would be a name. */
export function text(value: string): PdfValue {
  // oxlint-disable-next-line unicorn/new-for-builtins, no-new-wrappers -- how pdfkit tells strings from names
  return new String(value) as PdfValue;
}

/** @param page that of the element: content on it is only a number */
function kidValue(
  kid: Kid,
  page: PdfReference | undefined,
  references: ReadonlyMap<StructureNode, PdfReference>,
): PdfValue {
  if (kid.kind === "node") return references.get(kid.node);
  if (kid.kind === "content" && kid.page === page) return kid.id;
  if (kid.kind === "annotation") return { Type: "OBJR", Pg: kid.page, Obj: kid.annotation };
  return { Type: "MCR", Pg: kid.page, MCID: kid.id };
}
