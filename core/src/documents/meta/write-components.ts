import type { HeadTag, TagGroup } from "./head-tags.ts";
import { jsLiteral, jsString } from "./js-literal.ts";

const isJsonLd = (tag: HeadTag): tag is Extract<HeadTag, { kind: "json-ld" }> => tag.kind === "json-ld";

/**
 * A component for React 19, which puts title, meta and link elements into the head wherever they are rendered. The file
 * says what a client-rendered page has to know: networks read the HTML as it was sent.
 */
export function writeReact(groups: readonly TagGroup[]): string {
  const tags = groups.flatMap((group) => group.tags);
  const data = tags.find(isJsonLd)?.data;
  const lines = tags.map((tag) => `      ${jsx(tag, "dangerouslySetInnerHTML={{ __html: safeJson }}")}\n`).join("");
  return `// React 19 moves these elements into the head. Crawlers of most networks run no script: render on the server or
// prerender, or put the tags into index.html as well.
${data ? `${jsonLdSource(data)}\n` : ""}export function PageMeta() {
  return (
    <>
${lines}    </>
  );
}
`;
}

/** A component for Astro: put it into the head of a layout. */
export function writeAstro(groups: readonly TagGroup[]): string {
  const tags = groups.flatMap((group) => group.tags);
  const data = tags.find(isJsonLd)?.data;
  const lines = tags.map((tag) => `${jsx(tag, "is:inline set:html={safeJson}")}\n`).join("");
  return `---\n// Put <PageMeta /> into the <head> of a layout.\n${data ? jsonLdSource(data) : ""}---\n\n${lines}`;
}

/** A text in a script element must not end it: every < becomes an escape. */
function jsonLdSource(data: Readonly<Record<string, unknown>>): string {
  return `const jsonLd = ${jsLiteral(data)};
const safeJson = JSON.stringify(jsonLd).replaceAll("<", "\\\\u003c");
`;
}

function jsx(tag: HeadTag, scriptBody: string): string {
  switch (tag.kind) {
    case "title":
      return `<title>${isPlain(tag.text) ? tag.text : `{${jsString(tag.text)}}`}</title>`;
    case "meta":
      return `<meta ${tag.attribute}="${tag.key}" content=${value(tag.content)} />`;
    case "link":
      return `<link ${Object.entries(tag.attributes)
        .map(([name, text]) => `${name}=${value(text)}`)
        .join(" ")} />`;
    case "json-ld":
      return `<script type="application/ld+json" ${scriptBody} />`;
  }
}

const value = (text: string) => (isPlain(text) ? `"${text}"` : `{${jsString(text)}}`);

// What both languages read as the text it is. Signs with a meaning in either go into an expression.
const isPlain = (text: string) => !/["'&<>{}`\\\n\r\u2028\u2029]/.test(text);
