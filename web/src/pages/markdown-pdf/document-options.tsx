import { type Fields, pluralize } from "@toolbox/core";
import { Disclosure } from "../../kit/elements/disclosure.tsx";
import { FormField, FormFields } from "../../kit/form/form-from-fields.tsx";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";

/** Page and site, folded away below the editor: most documents need none of it. */
export function DocumentOptions<P extends Fields, B extends Fields>({ pdf, blog }: DocumentOptionsProps<P, B>) {
  const { paper, contents, images } = pdf.input as { paper: string; contents: boolean; images: readonly unknown[] };
  const { style, siteTitle } = blog.input as { style: string; siteTitle: string };
  return (
    <div className="scrollbar-quiet max-h-[55%] flex-none overflow-auto max-lg:max-h-none">
      <Disclosure
        title="PDF"
        end={[paper === "a4" ? "A4" : "Letter", contents && "contents"].filter(Boolean).join(", ")}
        isOpen={hasIssue(pdf, pageFields)}
      >
        <div className="grid grid-cols-2 gap-3">
          <FormFields state={pdf} names={["paper", "margins"]} />
        </div>
        <FormFields state={pdf} names={["contents", "html", "header", "footer", "font"]} />
      </Disclosure>
      <Disclosure title="Blog Site" end={`${siteTitle.trim()}, ${style}`} isOpen={hasIssue(blog, siteFields)}>
        <FormField state={blog} name="style" />
        <div className="grid grid-cols-2 gap-3">
          <FormFields state={blog} names={["siteTitle", "siteAuthor"]} />
        </div>
        <FormFields state={blog} names={["siteDescription", "siteUrl", "language"]} />
      </Disclosure>
      <Disclosure title="Files" end={filesEnd(images.length)} isOpen={hasIssue(pdf, fileFields)}>
        <FormFields state={pdf} names={["images", "documents"]} />
      </Disclosure>
    </div>
  );
}

const pageFields = ["paper", "margins", "contents", "html", "header", "footer", "font"];
const siteFields = ["style", "siteTitle", "siteAuthor", "siteDescription", "siteUrl", "language"];
const fileFields = ["images", "documents"];

function hasIssue<F extends Fields>(state: ToolState<F>, names: readonly string[]): boolean {
  return state.issues.some(({ field }) => field !== undefined && names.includes(field));
}

const filesEnd = (images: number): string | undefined => (images === 0 ? undefined : pluralize(images, "image"));

type DocumentOptionsProps<P extends Fields, B extends Fields> = { pdf: ToolState<P>; blog: ToolState<B> };
