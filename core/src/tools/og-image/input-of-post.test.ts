import { expect, it } from "vitest";
import { fakeFile } from "../../testing/fake-file.ts";
import { inputOfPost } from "./input-of-post.ts";

const read = (text: string) => inputOfPost(fakeFile("post.md", "text/markdown", text));
const rest = { description: "", emoji: "", sizes: ["1200x630"], metaTags: false };

it.each<[post: string, input: Record<string, unknown>]>([
  ["---\ntitle: One\n---\nText", { ...rest, title: "One" }],
  [
    "---\r\ntitle: 'Two: more'\r\nsummary: About it\r\nemoji: 📦\r\n---\r\n",
    { ...rest, title: "Two: more", description: "About it", emoji: "📦" },
  ],
  ["```\n# not this\n```\n\n# The *heading* ##\n", { ...rest, title: "The heading" }],
  [
    "---\ntitle: Page\nog:\n  title: Card\n  theme: light\n  metaTags: true\n---\n",
    { ...rest, title: "Card", theme: "light", metaTags: true },
  ],
  // 61 and 161 characters are one too many: cut at a word
  [`---\ntitle: ${"word ".repeat(12)}x\n---\n`, { ...rest, title: `${"word ".repeat(11)}word…` }],
  [
    `---\ntitle: ${"w".repeat(70)}\ndescription: ${"日".repeat(200)}\n---\n`,
    { ...rest, title: `${"w".repeat(59)}…`, description: `${"日".repeat(159)}…` },
  ],
])("%j", async (post, input) => expect(await read(post)).toEqual(input));

it.each([
  ["", "There is no title for the image: no title in the front matter, and no heading."],
  ["---\ntitle: [a\n---\n", "There is no title for the image: line 3: "],
  ["---\ntitle: A\nog: light\n---\n", "og in the front matter must be a list of fields"],
  ["---\ntitle: A\nog: { colour: red }\n---\n", 'og in the front matter has no field "colour"; there are title, '],
])("%j is refused: %s", async (post, message) => await expect(read(post)).rejects.toThrow(message));
