import type { EditorView } from "@codemirror/view";
import type { FileHandle } from "@toolbox/core";
import type { tool as pdfTool } from "@toolbox/core/tools/markdown-pdf/tool.ts";
import { useCallback } from "react";
import { notify } from "../../kit/toast/notify.ts";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";
import { takeFiles } from "./take-files.ts";

/**
 * What happens to files that are dropped, pasted or opened: one text comes into the editor (the one before can be
 * brought back), several become one PDF and one post each, pictures are kept and named where the cursor is.
 */
export function useDocuments(state: ToolState<typeof pdfTool.fields>, editor: EditorView | null) {
  const { input, set } = state;
  return useCallback(
    async (files: readonly FileHandle[]) => {
      const { texts, images, refused } = await takeFiles(files);
      const [first] = texts;
      if (refused.length > 0) notify("error", "File not used", refused.join(" "));
      if (texts.length > 1) {
        set(
          "documents",
          texts.map(({ file }) => file),
        );
        notify("info", `${texts.length} files`, "One PDF and one blog post of each. They are listed under Files.");
      } else if (first) {
        // Through the editor, so that its own undo brings the old text back.
        if (editor)
          editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: normalized(first.text) } });
        else set("text", first.text);
      }
      if (images.length === 0) return;
      const names = new Set(images.map(({ name }) => name));
      set("images", [...input.images.filter(({ name }) => !names.has(name)), ...images]);
      const missing = images.filter(({ name }) => !isNamed(editor?.state.doc.toString() ?? input.text, name));
      if (editor && missing.length > 0 && !first) {
        const lines = missing.map(({ name }) => `![${name.replace(/\.[^.]*$/, "")}](${encodeURI(name)})`);
        editor.dispatch(editor.state.replaceSelection(`${lines.join("\n")}\n`));
      }
    },
    [editor, input.images, input.text, set],
  );
}

const normalized = (text: string): string => text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");

const isNamed = (text: string, name: string): boolean => text.includes(name) || text.includes(encodeURI(name));
