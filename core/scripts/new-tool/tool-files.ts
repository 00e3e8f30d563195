export interface NewTool {
  readonly id: string;
  readonly route: string;
  readonly title: string;
}

interface NewFile {
  readonly file: string;
  readonly text: string;
  readonly words: string;
}

/** The files of a new tool: one that works, so that every guard passes from the first minute. */
export function newToolFiles(tool: NewTool): readonly NewFile[] {
  return [
    { file: `core/src/tools/${tool.id}/tool.ts`, text: toolSource(tool), words: "the tool" },
    { file: `core/src/tools/${tool.id}/tool.test.ts`, text: testSource(tool), words: "its test" },
    { file: `web/src/pages${tool.route}.tsx`, text: pageSource(tool), words: "its page" },
  ];
}

/** A row of pages.ts for a new route. */
export function pageRow(route: string, title: string): string {
  return `  {
    route: "${route}",
    title: ${JSON.stringify(title)},
    label: ${JSON.stringify(title)},
    line: "A few words for the dashboard",
    sentence: "One sentence that says what the page makes of what.",
    group: "developer",
    icon: "wrench",
  },
`;
}

function toolSource({ id, route, title }: NewTool): string {
  return `import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";

export const tool = defineTool({
  id: "${id}",
  route: "${route}",
  title: ${JSON.stringify(title)},
  summary: "Says in a few words what it makes of what",
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

function pageSource({ id, route }: NewTool): string {
  const name = route.slice(1).replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
  return `import { tool } from "@toolbox/core/tools/${id}/tool.ts";
import { ToolPage } from "../kit/tool-page.tsx";
import { useTool } from "../kit/use-tool.ts";

export default function ${name}Page() {
  return <ToolPage state={useTool(tool, { live: true })} />;
}
`;
}
