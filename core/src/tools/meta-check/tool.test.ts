import { expect, it } from "vitest";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

const run = (input: Record<string, unknown>) => runTool(tool, input, fakePorts());

it("lists the findings of the example with their lines", async () => {
  const result = await run(tool.examples[0]?.input ?? {});
  const output = result.ok ? result.outputs[0] : undefined;
  expect(output?.kind === "facts" && output.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'error, line 3: og:image "/share.png" is not absolute. Start it with https://.',
    "error, line 4: twitter:player is missing. A player card needs it.",
    "error, line 4: twitter:player:width is missing. A player card needs it.",
    "error, line 4: twitter:player:height is missing. A player card needs it.",
    'warning: The page has no canonical address. Add <link rel="canonical" href="https://…">.',
    "warning: og:title is missing. Networks guess it, or show nothing.",
    "warning: og:type is missing. Networks guess it, or show nothing.",
    "warning: og:url is missing. Networks guess it, or show nothing.",
    "note: og:image:alt is missing: people who cannot see the image do not learn what it shows.",
    "In all: 4 errors, 4 warnings, 1 note",
  ]);
});

it("reads a file, also one that is not text", async () => {
  const bytes = new TextEncoder().encode("<title>A</title>\u0000\u0001<meta name=description content=B>");
  const result = await run({ page: fakeFile("index.html", "text/html", new Uint8Array([...bytes, 0xff, 0xfe])) });
  expect(result.ok && JSON.stringify(result.outputs)).toContain("0 errors");
});

it.each([
  ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 60, 97)],
  [
    "UTF-16",
    Uint8Array.from("<title>A</title>", (char) => char.charCodeAt(0)).reduce(
      (all, byte) => Uint8Array.of(...all, byte, 0),
      new Uint8Array(),
    ),
  ],
])("says of %s that it is not a page, not what the page lacks", async (_, bytes) => {
  const page = fakeFile("index.html", "text/html", bytes);
  const result = await run({ page });
  expect(JSON.stringify(!result.ok && result.issues)).toContain(
    "index.html is not HTML but a binary file, or text in UTF-16. Give the source of a page.",
  );
});

it("asks for a page", async () => {
  const result = await run({});
  expect(!result.ok && result.issues).toMatchObject([{ field: "html" }]);
});
