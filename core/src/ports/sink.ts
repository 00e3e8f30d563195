interface Named {
  /** The file name it is saved under, relative, with forward slashes. Unique within one run. */
  readonly name: string;
  readonly mime: string;
}
export interface TextFile extends Named {
  readonly kind: "text";
  readonly text: string;
}
export interface BinaryFile extends Named {
  readonly kind: "binary";
  readonly bytes: Uint8Array;
}

export interface SaveOptions {
  /** Milliseconds between two files, where the host hands files over one by one. */
  readonly gapMs?: number;
}

/** Where finished files go: download links in the browser, a folder in the terminal. Used by hosts after a run. */
export interface Sink {
  /**
   * Saves each file under its name, in order. The result tells where each went, for the words shown to the user.
   * Throws `ToolError` "save" naming the first file that could not be saved; files before it stay saved.
   */
  save(files: readonly (TextFile | BinaryFile)[], options?: SaveOptions): Promise<readonly string[]>;
}
