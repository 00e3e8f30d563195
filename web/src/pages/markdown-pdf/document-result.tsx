import type { EditorView } from "@codemirror/view";
import type { ThemeId } from "@toolbox/core/documents/markdown/theme/themes.ts";
import { themes } from "@toolbox/core/documents/markdown/theme/themes.ts";
import type { tool as blogTool } from "@toolbox/core/tools/markdown-blog/tool.ts";
import type { tool as pdfTool } from "@toolbox/core/tools/markdown-pdf/tool.ts";
import { PanelsTopLeft } from "lucide-react";
import { Button } from "../../kit/elements/button.tsx";
import { Earlier } from "../../kit/result/earlier.tsx";
import { FieldError } from "../../kit/form/field-error.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import { Progress } from "../../kit/elements/progress.tsx";
import { Segments } from "../../kit/inputs/segments.tsx";
import { TabList, TabPanel, Tabs } from "../../kit/elements/tabs.tsx";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";
import { PagesView } from "./preview/pages-view.tsx";
import { PreviewFrame, type PreviewRead, SHOWN } from "./preview/preview-frame.tsx";
import { PreviewNotes } from "./preview/preview-notes.tsx";
import { SiteView } from "./preview/site-view.tsx";

export type View = "preview" | "pages" | "site";

const themeOptions = Object.values(themes).map(({ id, label }) => ({ value: id, label }));

/** The preview, and what was made: the pages of the PDF, the site. */
export function DocumentResult(props: DocumentResultProps) {
  const { pdf, blog, text, editor, view, read, onView, onRead } = props;
  const tabs: { value: View; label: string }[] = [
    { value: "preview", label: "Preview" },
    ...(pdf.outputs ? [{ value: "pages", label: "Pages" } as const] : []),
    ...(blog.outputs ? [{ value: "site", label: "Site" } as const] : []),
  ];
  // The site takes its documents from the form of the PDF when it is made.
  const isOther = (["text", "documents", "images", "html"] as const).some(
    (name) => pdf.input[name] !== blog.input[name],
  );
  const general = blog.issues.filter(({ field }) => field === undefined || field !== "text");
  const cut =
    text.length > SHOWN
      ? "The text is longer than a preview can follow while you type: its first 100,000 characters are shown."
      : undefined;
  return (
    <Tabs value={view} onValue={onView} className="flex min-h-0 flex-1 flex-col">
      <PaneHeader
        actions={
          <Button
            size="sm"
            icon={PanelsTopLeft}
            busy={blog.isBusy}
            busyLabel={blog.tool.action.busyLabel}
            onClick={props.onSite}
          >
            {blog.tool.action.label}
          </Button>
        }
      >
        <TabList label="Results" tabs={tabs} />
      </PaneHeader>
      {blog.isBusy && (
        <div className="border-b border-line-1 px-4 py-2">
          <Progress done={0} total={0} {...blog.progress} onCancel={blog.cancel} />
        </div>
      )}
      {general.map(({ message }) => (
        <div key={message} className="border-b border-line-1 px-4 py-2">
          <FieldError className="mt-0">{message}</FieldError>
        </div>
      ))}
      <TabPanel value="preview" keep className="flex min-h-0 flex-1 flex-col">
        <div className="scrollbar-quiet flex items-center gap-3 overflow-x-auto border-b border-line-1 px-4 py-2">
          <Segments label="Theme" size="sm" value={pdf.input.theme} options={themeOptions} onValue={props.onTheme} />
          <span className="truncate text-12 text-text-3 max-2xl:hidden">{themes[pdf.input.theme].hint}</span>
        </div>
        <PreviewNotes notes={read.problems} cut={cut} editor={editor} />
        <PreviewFrame
          text={text}
          theme={pdf.input.theme}
          images={pdf.input.images}
          readsHtml={pdf.input.html}
          editor={editor}
          onRead={onRead}
        />
      </TabPanel>
      {pdf.outputs && (
        <TabPanel value="pages" className="flex min-h-0 flex-1 flex-col">
          <Earlier isEarlier={pdf.isEarlier} className="flex min-h-0 flex-1 flex-col">
            <PagesView outputs={pdf.outputs} isBusy={pdf.isBusy} onDraw={props.onDrawPages} />
          </Earlier>
        </TabPanel>
      )}
      {blog.outputs && (
        <TabPanel value="site" className="flex min-h-0 flex-1 flex-col">
          <Earlier isEarlier={blog.isEarlier || isOther} className="flex min-h-0 flex-1 flex-col">
            <SiteView outputs={blog.outputs} warnings={blog.warnings} />
          </Earlier>
        </TabPanel>
      )}
    </Tabs>
  );
}

type DocumentResultProps = {
  pdf: ToolState<typeof pdfTool.fields>;
  blog: ToolState<typeof blogTool.fields>;
  /** The text in sight. */
  text: string;
  /** The editor it is typed in; null for a file. */
  editor: EditorView | null;
  view: View;
  read: PreviewRead;
  onView: (view: View) => void;
  onRead: (read: PreviewRead) => void;
  onTheme: (theme: ThemeId) => void;
  onSite: () => void;
  onDrawPages: () => void;
};
