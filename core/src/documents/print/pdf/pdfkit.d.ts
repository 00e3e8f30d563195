/* The part of pdfkit that documents use. The package's own types bring those of Node into core. */
declare module "pdfkit" {
  import type { Font } from "fontkit";

  export type PdfValue =
    | string
    | number
    | boolean
    | null
    | undefined
    | InstanceType<StringConstructor>
    | Date
    | PdfReference
    | readonly PdfValue[]
    | { readonly [key: string]: PdfValue };

  /** An object of the file, written when it is ended. */
  export interface PdfReference {
    readonly id: number;
    readonly data: Record<string, PdfValue>;
    write(chunk: string | Uint8Array): void;
    end(chunk?: string | Uint8Array): void;
  }

  /** A font as it is embedded: only glyphs that were included. */
  export interface EmbeddedFont {
    readonly id: string;
    readonly subset: { readonly glyphs: number[]; includeGlyph(glyph: number): number };
    /** Thousandths of the size, by glyph of the subset. */
    readonly widths: (number | undefined)[];
    readonly unicode: (readonly number[] | undefined)[];
    ref(): PdfReference;
  }

  export interface EmbeddedImage {
    readonly label: string;
    readonly width: number;
    readonly height: number;
    readonly orientation?: number;
    readonly obj: PdfReference | null;
    embed(document: PDFDocument): void;
  }

  export interface PdfPage {
    readonly dictionary: PdfReference;
    readonly fonts: Record<string, PdfReference>;
    readonly annotations: PdfReference[];
    readonly xobjects: Record<string, PdfReference>;
    readonly structParentTreeKey: number;
  }

  export interface OutlineItem {
    addItem(title: string, options: object): OutlineItem;
  }

  export class PDFDocument {
    constructor(options: Readonly<Record<string, unknown>>);
    readonly page: PdfPage;
    readonly outline: OutlineItem;
    readonly _font: EmbeddedFont;
    _addInfo: () => void;
    appendXML(xml: string): void;
    addPage(): this;
    addContent(operators: string): this;
    font(font: Font, name?: string): this;
    image(image: EmbeddedImage, x: number, y: number, size: { readonly width: number; readonly height: number }): this;
    openImage(bytes: Uint8Array): EmbeddedImage;
    ref(data: Record<string, PdfValue>): PdfReference;
    getStructTreeRoot(): PdfReference;
    getStructParentTree(): { get(key: number): PdfReference[]; add(key: number, value: PdfReference): void };
    createStructParentTreeNextKey(): number;
    save(): this;
    restore(): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    path(data: string): this;
    clip(): this;
    fillOpacity(share: number): this;
    strokeOpacity(share: number): this;
    lineWidth(width: number): this;
    lineCap(cap: "round"): this;
    fill(color: string, rule?: "even-odd"): this;
    stroke(color: string): this;
    /** Called with each chunk of the file, and with null after the last. */
    push(chunk: Uint8Array | null): boolean;
    end(): void;
  }
  export default PDFDocument;
}
