import type { Token } from "markdown-it";
import type { Inline, InlineStyle } from "../document-model.ts";
import { plainText } from "../plain-text.ts";

/** What `buildInlines` asks of the document around a text. */
export interface InlineContext {
  /** Gives the number of a footnote and counts one more reference to it; undefined when nothing defines it. */
  refer(label: string): { readonly number: number; readonly reference: number } | undefined;
  /** Comments say nothing to a reader; they are kept where HTML is shown as text. */
  readonly keepComments: boolean;
}

const styles: Readonly<Record<string, InlineStyle>> = { em_open: "emphasis", strong_open: "strong", s_open: "strike" };

/** Makes the tree of a text from markdown-it's flat list of tokens. */
export function buildInlines(tokens: readonly Token[], context: InlineContext): readonly Inline[] {
  const root: Inline[] = [];
  const open: { content: Inline[]; close: (content: readonly Inline[]) => Inline }[] = [];
  const put = (inline: Inline): void => {
    (open.at(-1)?.content ?? root).push(inline);
  };
  for (const token of tokens) {
    const style = styles[token.type];
    if (style !== undefined) {
      open.push({ content: [], close: (content) => ({ kind: "styled", style, content }) });
    } else if (token.type === "link_open") {
      const [href, title] = [attribute(token, "href"), attribute(token, "title")];
      open.push({ content: [], close: (content) => ({ kind: "link", href, title, content }) });
    } else if (token.nesting === -1) {
      const closed = open.pop();
      if (closed) put(closed.close(closed.content));
    } else {
      const leaf = buildLeaf(token, context);
      if (leaf) put(leaf);
    }
  }
  return root;
}

function buildLeaf(token: Token, context: InlineContext): Inline | undefined {
  switch (token.type) {
    case "text":
    // Escaped characters; the parser joins them to the text around them, but not in a picture's words within another's.
    case "text_special":
      return token.content === "" ? undefined : { kind: "text", text: token.content };
    case "softbreak":
    case "hardbreak":
      return { kind: "break", hard: token.type === "hardbreak" };
    case "code_inline":
      return { kind: "codeSpan", text: token.content };
    case "image":
      return {
        kind: "image",
        src: attribute(token, "src"),
        alt: plainText(buildInlines(token.children ?? [], context)),
        title: attribute(token, "title"),
      };
    case "html_inline":
      return context.keepComments || !token.content.startsWith("<!--")
        ? { kind: "html", source: token.content }
        : undefined;
    case "footnote_ref": {
      const label = labelOf(token);
      const found = context.refer(label);
      return found ? { kind: "footnote", ...found } : { kind: "text", text: `[^${label}]` };
    }
    default:
      throw new Error(`the parser made a token that has no place in the model: ${token.type}`);
  }
}

/** What a footnote, or a reference to it, is called in the source. */
export function labelOf(token: Token): string {
  const label = token.meta?.["label"];
  return typeof label === "string" ? label : "";
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? "");
}
