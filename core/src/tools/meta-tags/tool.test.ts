import { describe, expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { initialInput } from "../../tool/fields.ts";
import { runTool } from "../../tool/run-tool.ts";
import { metaFields } from "./fields.ts";
import { scoreOf } from "./score.ts";
import { socialCards, splitAt, truncate } from "./social-cards.ts";
import { tool } from "./tool.ts";
import { validate } from "./validate.ts";

const initial = initialInput(metaFields);
const good = { title: "A title", description: "A description." };
const run = (input: Record<string, unknown>) => runTool(tool, { ...good, ...input }, fakePorts());

async function file(input: Record<string, unknown>) {
  const result = await run(input);
  const output = result.ok ? result.outputs[0] : undefined;
  if (output?.kind !== "text") throw new Error(JSON.stringify(result));
  return output;
}

describe("the rules of the product", () => {
  const title = "Title should be between 1-60 characters.";
  const description = "Description should be between 1-160 characters.";
  const keywords = "Keywords should not exceed 10 items.";
  const image = "Image URL should be absolute.";
  it.each([
    [{}, []],
    [{ title: "" }, [title]],
    [{ title: " " }, [title]],
    [{ title: "x".repeat(60) }, []],
    [{ title: "x".repeat(61) }, [title]],
    [{ title: "👩🏽‍💻".repeat(60) }, []],
    [{ description: "" }, [description]],
    [{ description: "x".repeat(160) }, []],
    [{ description: "x".repeat(161) }, [description]],
    [{ keywords: "a,b,c,d,e,f,g,h,i,j" }, []],
    [{ keywords: "a,b,c,d,e,f,g,h,i,j,k" }, [keywords]],
    [{ keywords: "a,,b, ,c" }, []],
    [{ image: "/share.png" }, [image]],
    [{ image: "httpfoo:bar" }, [image]],
    [{ image: "http://" }, [image]],
    [{ image: "https://a b.example/x.png" }, [image]],
    [{ image: "https://example.org/share.png" }, []],
    [{ title: "", description: "", image: "x" }, [title, description, image]],
  ])("%j", (input, messages) => {
    expect(validate({ ...initial, ...good, ...input }).map(({ message }) => message)).toEqual(messages);
  });

  it.each([
    [{}, ["1 good", "1 good", "0 bad"]],
    [{ title: "", keywords: "a" }, ["0 bad", "1 good", "1 good"]],
    [{ title: "x".repeat(61), keywords: "a,b,c,d,e,f,g,h,i,j,k" }, ["61 bad", "1 good", "11 bad"]],
  ])("scores %j", (input, marks) => {
    const factors = scoreOf({ ...initial, title: "x", description: "y", ...input });
    expect(factors.map(({ label }) => label)).toEqual(["Title length", "Description length", "Keywords count"]);
    expect(factors.map(({ isGood, measure }) => `${measure.split("/")[0]} ${isGood ? "good" : "bad"}`)).toEqual(marks);
  });

  it.each([
    ["facebook", 65, 125, 1200, 630],
    ["twitter", 70, 200, 1200, 675],
    ["linkedin", 60, 160, 1200, 627],
  ])("shows %s with %i and %i characters and a picture of %i by %i", (id, ...sizes) => {
    const card = socialCards.find((entry) => entry.id === id);
    expect([card?.title, card?.description, card?.width, card?.height]).toEqual(sizes);
  });

  it.each([
    ["12345", 5, "12345"],
    ["123456", 5, "12345…"],
    ["1234 6", 5, "1234…"],
    ["👩🏽‍💻👩🏽‍💻👩🏽‍💻", 2, "👩🏽‍💻👩🏽‍💻…"],
  ])("cuts %s after %i characters", (text, max, cut) => {
    expect(truncate(text, max)).toBe(cut);
    expect(splitAt(text, max).join("")).toBe(text);
  });
});

describe("what types and cards need", () => {
  it.each([
    [{ url: "/page" }, "url"],
    [{ imageSize: "big" }, "imageSize"],
    [{ locale: "english" }, "locale"],
    [{ twitterSite: "@far-too-long-for-a-name" }, "twitterSite"],
    [{ type: "article", publishedTime: "yesterday" }, "publishedTime"],
    [{ type: "article", publishedTime: "2026-02-30" }, "publishedTime"],
    [{ structuredData: "article", modifiedTime: "21.11.2026" }, "modifiedTime"],
    [{ type: "product", price: "9,90" }, "price"],
    [{ type: "product", currency: "euro" }, "currency"],
    [{ twitterCard: "player" }, "playerUrl"],
    [{ twitterCard: "player", playerUrl: "http://example.org" }, "playerUrl"],
    [{ twitterCard: "player", playerUrl: "https://example.org", playerSize: "" }, "playerSize"],
    [{ twitterCard: "app" }, "appIphone"],
    [{ twitterCard: "app", appIphone: "my app" }, "appIphone"],
    [{ structuredData: "organization", logo: "logo.png" }, "logo"],
    [{ structuredData: "organization", sameAs: ["https://a.example", "b"] }, "sameAs"],
  ])("refuses %j", async (input, field) => {
    const result = await run(input);
    expect(!result.ok && result.issues.map((issue) => issue.field)).toEqual([field]);
  });

  it.each([
    [{ publishedTime: "yesterday", price: "9,90" }],
    [{ type: "article", publishedTime: "2026-11-21T08:00:00+01:00" }],
    [{ twitterCard: "app", appGooglePlay: "dev.notes" }],
    [{ twitterSite: "fieldnote", imageSize: "1200 × 630" }],
  ])("takes %j", async (input) => expect(await run(input)).toMatchObject({ ok: true, warnings: [] }));
});

describe("the file", () => {
  it.each([
    ["html", "meta-tags.html", "<title>A title</title>"],
    ["next", "metadata.ts", "export const metadata: Metadata = {"],
    ["react", "page-meta.tsx", "export function PageMeta() {"],
    ["astro", "PageMeta.astro", "<title>A title</title>"],
  ])("for %s is %s", async (format, name, words) => {
    const output = await file({ format });
    expect(output.name).toBe(name);
    expect(output.text).toContain(words);
  });

  it("has the tags of the form", async () => {
    const { text } = await file({
      keywords: "a, b,c",
      image: " https://example.org/a.png ",
      imageSize: "1200x630",
      robots: "noindex",
      twitterSite: "fieldnote",
    });
    expect(text).toContain('<meta name="keywords" content="a, b, c" />');
    expect(text).toContain('<meta name="robots" content="noindex, nofollow" />');
    expect(text).toContain('<meta property="og:image" content="https://example.org/a.png" />');
    expect(text).toContain('<meta property="og:image:width" content="1200" />');
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(text).toContain('<meta name="twitter:site" content="@fieldnote" />');
    expect(text).toContain('"@type": "WebSite"');
  });

  it("warns of a picture no network shows", async () => {
    const result = await run({ image: "https://example.org/a.svg?v=2" });
    expect(result.ok && result.warnings).toEqual([
      "Networks show no SVG. Give them a PNG or JPEG of 1200 by 630 pixels.",
    ]);
  });

  it("cannot be broken out of, in any field and format", async () => {
    const nasty = `</script><script>alert(1)</script>"'>{{evil}}\${evil}\`-->`;
    for (const format of ["html", "react", "next", "astro"]) {
      const { text } = await file({
        title: nasty.slice(0, 60),
        description: nasty,
        keywords: nasty,
        format,
        author: nasty,
      });
      expect(text).not.toMatch(/<\/script>.*<script>alert/s);
      expect(text).not.toContain("<script>alert");
    }
  });
});
