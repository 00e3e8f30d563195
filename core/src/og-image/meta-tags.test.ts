import { expect, it } from "vitest";
import { ogMetaTags } from "./meta-tags.ts";

it("writes the tags of a large card, escaped", () => {
  expect(ogMetaTags({ title: ' "Fast" & <small> ', description: "One, two." }).split("\n")).toEqual([
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
  const tags = ogMetaTags({ title: "Only a title", description: "  " });
  expect(tags).toContain("og:title");
  expect(tags).not.toContain("description");
});
