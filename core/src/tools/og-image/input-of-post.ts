import { isRecord } from "../../text/is-record.ts";
import { fileText } from "../../tool/input/file-text.ts";
import { parseMarkdown } from "../../documents/markdown/parse/parse-markdown.ts";
import { plainText } from "../../documents/markdown/plain-text.ts";
import { readFrontMatter } from "../../documents/markdown/front-matter/read-front-matter.ts";
import { ToolError } from "../../tool/errors.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import { graphemes } from "../../text/graphemes.ts";
import { ogFields } from "../../graphics/og-image/fields.ts";

const own = Object.keys(ogFields).filter((name) => name !== "logo" && name !== "font");

/**
 * The image of one Markdown post: title, description and emoji of its front matter, and under `og` any other field
 * (`og: { template: docs, theme: light }`). Without a title the first heading counts. Texts too long for an image are
 * cut at a word. One size and no tags, unless `og` or the user says otherwise. Throws `ToolError` "decode".
 */
export async function inputOfPost(file: FileHandle): Promise<Readonly<Record<string, unknown>>> {
  const source = await fileText(file);
  const { frontMatter, problems } = readFrontMatter(source);
  const { description = "", other } = frontMatter;
  const title = frontMatter.title ?? firstHeading(source);
  const values = { title, description, emoji: other["emoji"] ?? "", ...ownValues(other["og"]) };
  if (typeof values.title !== "string" || values.title.trim() === "") {
    const [problem] = problems;
    const why = problem ? `line ${problem.line}: ${problem.message}` : "no title in the front matter, and no heading.";
    throw new ToolError("decode", `There is no title for the image: ${why}`);
  }
  return {
    sizes: ["1200x630"],
    metaTags: false,
    ...values,
    title: cut(values.title, ogFields.title.max ?? Infinity),
    description:
      typeof values.description === "string"
        ? cut(values.description, ogFields.description.max ?? Infinity)
        : values.description,
  };
}

function firstHeading(source: string): string | undefined {
  const heading = parseMarkdown(source).blocks.find((block) => block.kind === "heading");
  return heading?.kind === "heading" ? plainText(heading.content) : undefined;
}

/** The fields under `og`. What is none of the tool's is refused: it is a slip of the pen. */
function ownValues(og: unknown): Readonly<Record<string, unknown>> {
  if (og === undefined || og === null) return {};
  if (!isRecord(og))
    throw new ToolError("decode", "og in the front matter must be a list of fields, such as og: { theme: light }.");
  const unknown = Object.keys(og).find((name) => !own.includes(name));
  if (unknown !== undefined)
    throw new ToolError("decode", `og in the front matter has no field "${unknown}"; there are ${own.join(", ")}.`);
  return og;
}

function cut(typed: string, max: number): string {
  const text = typed.trim().replaceAll(/\s+/g, " ");
  const clusters = graphemes(text);
  if (clusters.length <= max) return text;
  const short = clusters.slice(0, max - 1).join("");
  const word = clusters[max - 1] === " " ? short : short.replace(/\s+\S*$/u, "");
  return `${(word.length > short.length / 2 ? word : short).replace(/[\s.,;:–—-]+$/u, "")}…`;
}
