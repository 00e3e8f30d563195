import type { EditorView } from "@codemirror/view";
import { type Output, pluralize, zip } from "@toolbox/core";
import { tool as blogTool } from "@toolbox/core/tools/markdown-blog/tool.ts";
import { tool as pdfTool } from "@toolbox/core/tools/markdown-pdf/tool.ts";
import { useCallback, useRef, useState } from "react";
import { filesOf } from "../../kit/result/outputs-of.ts";
import { useSave } from "../../kit/result/deliver/use-save.ts";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { DocumentOptions } from "./document-options.tsx";
import { DocumentResult, type View } from "./document-result.tsx";
import { MarkdownEditor } from "./markdown-editor.tsx";
import type { PreviewRead } from "./preview/preview-frame.tsx";
import { useDocuments } from "./use-documents.ts";
import { useDocumentText } from "./use-document-text.ts";
import { useSaved } from "./use-saved.ts";
import { useWordCount } from "./use-word-count.ts";

/** Up to this many characters the pages are drawn as pictures at once; of more when asked for. */
const DRAWN_AT_ONCE = 60_000;

export default function MarkdownPdf() {
  const { save } = useSave();
  const pdf = useTool(pdfTool);
  const blog = useTool(blogTool);
  const { input, set } = pdf;
  const [editor, setEditor] = useState<EditorView | null>(null);
  const [view, setView] = useState<View>("preview");
  const [read, setRead] = useState<PreviewRead>({ problems: [], ms: 0 });
  const takeFiles = useDocuments(pdf, editor);
  const [document] = input.documents;
  const text = useDocumentText(input.text, document);
  const words = useWordCount(text);
  const isDrawing = useRef(false);

  const savePdf = useCallback(
    (outputs: readonly Output[]) => {
      setView("pages");
      // The pages were asked for, not the file again.
      if (isDrawing.current) return void (isDrawing.current = false);
      void save(
        filesOf(outputs).filter(({ mime }) => mime === "application/pdf"),
        { gapMs: 500, toast: pdfTool.action.success },
      );
    },
    [save],
  );
  const saveSite = useCallback(
    (outputs: readonly Output[]) => {
      setView("site");
      const pack = () => [
        { kind: "binary", name: "blog.zip", mime: "application/zip", bytes: zip(filesOf(outputs)) } as const,
      ];
      void save(pack, { toast: blogTool.action.success });
    },
    [save],
  );
  useSaved(pdf.outputs, savePdf);
  useSaved(blog.outputs, saveSite);

  // The toast comes once the file is saved.
  const run: typeof pdf.run = (changes) => pdf.run({ pages: text.length <= DRAWN_AT_ONCE, ...changes }, null);
  // What is told of the PDF is not told of the site, which has notices of its own.
  const state = { ...pdf, run, warnings: view === "site" ? [] : pdf.warnings };
  const pages = pdf.outputs?.filter((output) => output.kind === "binary" && output.mime === "image/png").length ?? 0;
  const facts = [
    { id: "words", words: pluralize(words, "word") },
    ...(pages > 0 && !pdf.isStale ? [{ id: "pages", words: pluralize(pages, "page") }] : []),
  ];
  return (
    <ToolPage
      state={state}
      wideForm="half"
      form={
        <div className="flex h-full min-h-0 flex-col">
          <MarkdownEditor
            text={input.text}
            measure={facts.map((fact) => fact.words).join(", ")}
            error={pdf.issueOf("text") ?? blog.issueOf("text")}
            files={input.documents.length}
            onText={(next) => set("text", next)}
            onFiles={(files) => void takeFiles(files)}
            onUseText={() => set("documents", [])}
            onView={setEditor}
          />
          <DocumentOptions pdf={pdf} blog={blog} />
        </div>
      }
      preview={
        <DocumentResult
          pdf={state}
          blog={blog}
          text={text}
          editor={document ? null : editor}
          view={view}
          read={read}
          onView={setView}
          onRead={setRead}
          onTheme={(theme) => set("theme", theme)}
          onSite={() =>
            void blog.run(
              { text: input.text, documents: input.documents, images: input.images, html: input.html },
              null,
            )
          }
          onDrawPages={() => {
            isDrawing.current = true;
            void pdf.run({ pages: true }, null);
          }}
        />
      }
      facts={
        view === "preview" && read.ms > 0
          ? [
              {
                id: "drawn",
                words: (
                  <>
                    preview drawn in <b>{read.ms.toFixed(1)} ms</b>
                  </>
                ),
              },
            ]
          : []
      }
    />
  );
}
