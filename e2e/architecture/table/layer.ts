/** One row of the table: a folder, what it holds and what it may import besides itself. */
export interface Layer {
  /**
   * A folder with all below it. `folder/*.ts` is only the files directly in it; in `folder/<one>` every subfolder stands
   * alone and never imports its neighbors. Where several rows fit, the longest has the file.
   */
  readonly folder: string;
  /** One plain sentence. */
  readonly holds: string;
  /** Folders, with all below them, and single files. */
  readonly imports: readonly string[];
  /** Packages, builtins and what the build makes; `node:*` is all that begins with `node:`. */
  readonly packages?: readonly string[];
}
