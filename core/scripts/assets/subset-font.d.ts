/* The package brings no types. */
declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat: "sfnt" | "woff" | "woff2";
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  /** A font with only the characters of the text. */
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Uint8Array>;
}
