import { type Sink, ToolError } from "@toolbox/core";
import { textBlob } from "./text-blob.ts";

/** Download links. Several files go one by one, `gapMs` apart: browsers drop downloads that come all at once. */
export const browserSink: Sink = {
  async save(files, { gapMs = 0 } = {}) {
    for (const [index, file] of files.entries()) {
      if (index > 0 && gapMs > 0) await new Promise((resolve) => setTimeout(resolve, gapMs));
      const isText = file.kind === "text";
      const content = isText
        ? await textBlob(file.text, file.mime)
        : new Blob([file.bytes as BlobPart], { type: file.mime });
      download(file.name, content);
    }
    return files.map((file) => file.name);
  },
};

function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  try {
    const link = document.createElement("a");
    link.href = url;
    // A browser saves into one folder: what was a path becomes one name.
    link.download = name.replaceAll("/", "-");
    document.body.append(link);
    link.click();
    link.remove();
  } catch (cause) {
    throw new ToolError("save", `${name} could not be saved.`, { cause });
  } finally {
    // The browser has taken its own hold of the blob once the click is handled, at the latest a minute later.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
}
