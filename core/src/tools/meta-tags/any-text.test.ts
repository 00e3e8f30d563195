import fc from "fast-check";
import { expect, test } from "vitest";
import { headTags } from "../../documents/meta/head-tags.ts";
import { readHead } from "../../documents/meta/read-head.ts";
import { writeHtml } from "../../documents/meta/write-html.ts";
import { isRecord } from "../../text/is-record.ts";
import { initialInput } from "../../tool/fields.ts";
import { metaFields } from "./fields.ts";
import { inputOfHead } from "./input-of-head.ts";
import { pageMetaOf } from "./page-meta-of.ts";

/** What has a meaning in HTML, in its scripts, or in JSON. */
const signs = fc.constantFrom(
  ..."<>\"'&=/\\`{}$;:,()[]!-?# \n\t\u0000\u00AD\uFEFF\u2028é日".split(""),
  ..."😀 \uD800 &amp; &#60; &lt &nbsp; </title> </script> <!-- --> ]]> <b> ${x} \\u003c a".split(" "),
);
const text = fc
  .array(fc.oneof(signs, fc.string({ unit: "grapheme", maxLength: 3 })), { maxLength: 12 })
  .map((parts) => parts.join(""));

/** As HTML keeps a text that is trimmed: no file in UTF-8 holds half a pair, no page holds a null character. */
const kept = (value: string): string => value.trim().replaceAll(/\p{Surrogate}/gu, "\uFFFD");

test("any text in any field is read back from the head of the page", () => {
  fc.assert(
    fc.property(text, text, text, text, text, (title, description, author, siteName, imageAlt) => {
      const typed = { title, description, author, siteName, imageAlt };
      fc.pre(Object.values(typed).every((one) => kept(one) !== ""));
      const input = {
        ...initialInput(metaFields),
        ...typed,
        image: "https://a.example/b.png",
        url: "https://a.example",
        structuredData: "article" as const,
      };
      const bytes = new TextEncoder().encode(writeHtml(headTags(pageMetaOf(input))));
      const head = readHead(new TextDecoder().decode(bytes));
      expect(inputOfHead(head)).toMatchObject(
        Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, kept(value)])),
      );
      const [data] = head.jsonLd.map(({ text: json }) => JSON.parse(json) as unknown);
      expect(isRecord(data) && data["headline"]).toBe(title.trim());
    }),
    { numRuns: 500 },
  );
});
