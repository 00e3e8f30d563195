import path from "node:path";
import { pathToFileURL } from "node:url";
import { workspaceKanban, workspaceMindmap } from "@toolbox/core/workspace/export/workspace-mermaid.ts";
import { parseWorkspace } from "@toolbox/core/workspace/parse/parse-workspace.ts";
import { samplePlan } from "@toolbox/core/workspace/sample-plan.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { npmProject } from "./code/npm-project.ts";

/* Mermaid's own parser reads our mindmaps and boards, with every node in its place. Installed for this test only. */
const project = npmProject("workspace", ["mermaid@11.17.2", "jsdom@26.1.0"]);

interface MermaidNode {
  readonly descr: string;
  readonly children: readonly MermaidNode[];
}
interface Mermaid {
  readonly parse: (text: string) => Promise<unknown>;
  readonly mermaidAPI: {
    getDiagramFromText(text: string): Promise<{
      readonly db: {
        getMindmap(): MermaidNode;
        getData(): { readonly nodes: readonly { readonly label: string; readonly priority?: string }[] };
      };
    }>;
  };
}

const ODD = `Title: A "title" (of) #1
## Say "hi" [now] & <b>
Priority: Urgent
- [x] end
- class
- \`code\` \\n {x} ((y))
- 設計 😀 e=mc^2; %% no comment
## end
## __proto__.js
`;
const read = (text: string) => parseWorkspace(text, { now: "2026-11-21T08:00:00.000Z" }).workspace;
const plans = { sample: samplePlan(new Date(2026, 10, 21)), "odd words": ODD, nothing: "" };

/** Mermaid keeps its entities in this form until it draws. */
const decoded = (label: string) =>
  label.replaceAll(/ﬂ°°(\d+)¶ß/g, (_, code: string) => String.fromCodePoint(Number(code)));

describe.skipIf(!project.isThere)(`Mermaid${project.whySkipped}`, () => {
  let mermaid: Mermaid;
  beforeAll(async () => {
    const load = (file: string) => import(pathToFileURL(path.join(project.folder, "node_modules", file)).href);
    const { JSDOM } = (await load("jsdom/lib/api.js")) as {
      JSDOM: new (html: string) => { window: { document: unknown } };
    };
    const { window } = new JSDOM("<body></body>");
    Object.assign(globalThis, { window, document: window.document });
    mermaid = ((await load("mermaid/dist/mermaid.core.mjs")) as { default: Mermaid }).default;
  });

  test.each(Object.entries(plans))("reads the mindmap: %s", async (_, plan) => {
    const workspace = read(plan);
    const text = workspaceMindmap(workspace);
    await mermaid.parse(text);
    const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
    const tree = ({ descr, children }: MermaidNode): unknown => [decoded(descr), ...children.map(tree)];
    const marked = workspace.nodes.map(({ title, children }) => [
      title,
      ...children.map((child) => [child.status === "Complete" ? `✓ ${child.title}` : child.title]),
    ]);
    expect(tree(db.getMindmap())).toEqual([workspace.metadata.title, ...marked]);
  });

  test.each(Object.entries(plans))("reads the board: %s", async (_, plan) => {
    const workspace = read(plan);
    const text = workspaceKanban(workspace);
    await mermaid.parse(text);
    const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
    const labels = db.getData().nodes.map(({ label }) => decoded(label));
    const columns = ["Not Started", "In Progress", "Complete"] as const;
    const expected = columns.flatMap((column) => [
      column,
      ...workspace.nodes.filter(({ status }) => status === column).map(({ title }) => title),
    ]);
    expect(labels).toEqual(expected);
  });
});
