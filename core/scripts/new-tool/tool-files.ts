/** What a new tool is called and says of itself. */
export interface NewTool {
  readonly id: string;
  readonly route: string;
  readonly title: string;
  readonly summary: string;
}

interface NewFile {
  readonly file: string;
  readonly text: string;
}

/** The files of a new tool in core: one that works, so that every guard passes from the first minute. */
export function toolFiles(tool: NewTool): readonly NewFile[] {
  return [
    { file: `core/src/tools/${tool.id}/tool.ts`, text: toolSource(tool) },
    { file: `core/src/tools/${tool.id}/tool.test.ts`, text: testSource(tool) },
  ];
}

function toolSource({ id, route, title, summary }: NewTool): string {
  return `import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";

export const tool = defineTool({
  id: "${id}",
  route: "${route}",
  title: ${JSON.stringify(title)},
  summary: ${JSON.stringify(summary)},
  aliases: [],
  action: {
    label: "Generate",
    busyLabel: "Generating...",
    success: { title: ${JSON.stringify(`${title} Generated`)} },
  },
  positional: "text",
  fields: {
    text: field.text({ label: "Text", initial: "", min: 1, max: 10_000, lines: 4 }),
  },
  examples: [{ name: "Two words", input: { text: "Hello world" } }],
  generate: ({ text }) => [{ kind: "text", name: "${id}.txt", mime: "text/plain", text: text.toUpperCase() }],
});
`;
}

function testSource({ id }: NewTool): string {
  return `import { expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

it.each([["Hello world", "HELLO WORLD"]])("${id}: %j becomes %j", async (text, expected) => {
  expect(await runTool(tool, { text }, fakePorts())).toMatchObject({ ok: true, outputs: [{ text: expected }] });
});
`;
}
