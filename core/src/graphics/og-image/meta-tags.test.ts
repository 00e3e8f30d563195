import { expect, it } from "vitest";
import { initialInput } from "../../tool/fields.ts";
import { ogFields, type OgInput } from "./fields.ts";
import { isImageFolder, ogMetaTags } from "./meta-tags.ts";

const tagsOf = (input: Partial<OgInput>) => ogMetaTags({ ...initialInput(ogFields), ...input });

it("writes the tags of a large card, escaped", () => {
  expect(tagsOf({ title: ' "Fast" & <small> ', description: "One, two." }).split("\n")).toEqual([
    "<!-- Put og-image-1200x630.png on your site and its address in og:image and twitter:image -->",
    '<meta property="og:type" content="website" />',
    '<meta property="og:title" content="&quot;Fast&quot; &amp; &lt;small&gt;" />',
    '<meta property="og:description" content="One, two." />',
    '<meta property="og:image" content="https://example.com/og-image-1200x630.png" />',
    '<meta property="og:image:type" content="image/png" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta property="og:image:alt" content="&quot;Fast&quot; &amp; &lt;small&gt;" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    '<meta name="twitter:title" content="&quot;Fast&quot; &amp; &lt;small&gt;" />',
    '<meta name="twitter:description" content="One, two." />',
    '<meta name="twitter:image" content="https://example.com/og-image-1200x630.png" />',
    "",
  ]);
});

it("leaves out tags that would be empty", () => {
  const tags = tagsOf({ title: "Only a title", description: "  " });
  expect(tags).toContain("og:title");
  expect(tags).not.toContain("description");
});

it("names the file there is: its size, its format, its place", () => {
  const lines = tagsOf({ format: "jpeg", sizes: ["1024x512", "1200x600"], address: "https://ada.dev/img" }).split("\n");
  expect(lines[0]).toBe("<!-- Put og-image-1200x600.jpg on your site at https://ada.dev/img/og-image-1200x600.jpg -->");
  expect(lines).toContain('<meta property="og:image:type" content="image/jpeg" />');
  expect(lines).toContain('<meta property="og:image:height" content="600" />');
});

it.each([
  ["", true],
  ["https://example.com", true],
  ["http://localhost:3000/a/", true],
  ["ftp://example.com/", false],
  ["example.com", false],
  ["https://example.com/?a", false],
  ["https://example.com/#a", false],
  ["javascript:alert(1)", false],
])("isImageFolder(%j) is %j", (address, expected) => expect(isImageFolder(address)).toBe(expected));
