import { expect, it } from "vitest";
import { headTags } from "../../documents/meta/head-tags.ts";
import { readHead } from "../../documents/meta/read-head.ts";
import { writeHtml } from "../../documents/meta/write-html.ts";
import { initialInput } from "../../tool/fields.ts";
import { metaFields } from "./fields.ts";
import { inputOfHead } from "./input-of-head.ts";
import { pageMetaOf } from "./page-meta-of.ts";
import { tool } from "./tool.ts";

it("reads back what the tool wrote", () => {
  const { authorUrl: _, structuredData: __, ...input } = tool.examples[0]?.input ?? {};
  const html = writeHtml(headTags(pageMetaOf({ ...initialInput(metaFields), ...input })));
  expect(inputOfHead(readHead(html))).toEqual({ ...input, twitterCard: "summary_large_image" });
});

it("takes Open Graph where the page says nothing else, and no value there is none for", () => {
  const html = `<meta property="og:title" content="A"><meta property="og:type" content="video.movie">
<meta name="robots" content="noindex">`;
  expect(inputOfHead(readHead(html))).toEqual({ title: "A", robots: "noindex" });
});
