import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdit } from "../edit/apply-edit.ts";
import { addSubTask, deleteNode, moveNode } from "../edit/edits.ts";
import { workspaceCsv } from "../export/workspace-csv.ts";
import { workspaceJson } from "../export/workspace-json.ts";
import { workspaceMarkdown } from "../export/workspace-markdown.ts";
import { workspaceKanban, workspaceMindmap } from "../export/workspace-mermaid.ts";
import { workspaceOpml } from "../export/workspace-opml.ts";
import type { Workspace } from "../model.ts";
import { parseWorkspace } from "../parse/parse-workspace.ts";
import { samplePlan } from "../sample-plan.ts";
import { arbitraryWorkspace } from "../testing/arbitrary-workspace.ts";
import { importFormatOf, importWorkspace } from "./import-workspace.ts";

const NOW = "2026-11-21T08:00:00.000Z";
const read = (name: string, text: string) => importWorkspace(name, text, { now: NOW });
const sample = parseWorkspace(samplePlan(new Date(2026, 10, 21)), { now: NOW }).workspace;

/** The contents of nodes, without ids and places. */
const contents = ({ nodes }: Workspace) =>
  nodes.map(({ children, ...rest }) => ({
    ...rest,
    id: "",
    position: undefined,
    children: children.map(({ title, status }) => ({ title, status })),
  }));
const titles = ({ nodes }: Workspace) =>
  nodes.map(({ title, children }) => [title, ...children.map((child) => child.title)]);

describe("what is exported comes back", () => {
  it("as JSON: all of it", () =>
    fc.assert(
      fc.asyncProperty(arbitraryWorkspace, async (workspace) => {
        const reading = await read("workspace-data.json", workspaceJson(workspace));
        expect(reading).toEqual({ workspace, notices: [], spans: {} });
        expect((await read("", workspaceJson(workspace, 0))).workspace).toEqual(workspace);
      }),
    ));
  it("as Markdown: all of it, after any edits", () =>
    fc.assert(
      fc.asyncProperty(arbitraryWorkspace, async (start) => {
        const edits = [
          deleteNode("component-2"),
          moveNode("component-1", 3),
          addSubTask(start, "component-3", "added {#x}"),
        ];
        const { workspace } = applyEdit(start, { kind: "all", edits }, NOW);
        expect((await read("plan.md", workspaceMarkdown(workspace))).workspace).toEqual(workspace);
      }),
    ));
  it("as OPML: all but ids and places", () =>
    fc.assert(
      fc.asyncProperty(arbitraryWorkspace, async (workspace) => {
        const reading = await read("plan.opml", workspaceOpml(workspace));
        expect(contents(reading.workspace)).toEqual(contents(workspace));
        expect(reading.workspace.metadata.title).toBe(workspace.metadata.title);
        expect(reading.notices).toEqual([]);
      }),
    ));
  it("as CSV: all but ids, places and the title", async () => {
    const reading = await read("plan.csv", workspaceCsv(sample));
    expect(contents(reading.workspace)).toEqual(contents(sample));
    expect(reading.notices).toEqual([]);
  });
  it("as a Mermaid mindmap: titles and what is done", () =>
    fc.assert(
      fc.asyncProperty(arbitraryWorkspace, async (workspace) => {
        const reading = await read("plan.mmd", workspaceMindmap(workspace));
        expect(reading.workspace.nodes.length).toBe(workspace.nodes.length);
        expect(reading.workspace.nodes.map(({ title }) => title)).toEqual(workspace.nodes.map(({ title }) => title));
      }),
    ));
  it("as a Mermaid mindmap: the sample whole", async () => {
    const { workspace } = await read("plan.mmd", workspaceMindmap(sample));
    expect(titles(workspace)).toEqual(titles(sample));
    expect(workspace.nodes.map(({ children }) => children.map(({ status }) => status))).toEqual(
      sample.nodes.map(({ children }) => children.map(({ status }) => status)),
    );
  });
});

it("writes Mermaid that quotes what means something", () => {
  const { workspace } = parseWorkspace('## Say "hi" [now] #1 & <b>\nPriority: Urgent\n- [x] end', {
    now: NOW,
  });
  expect(workspaceMindmap(workspace)).toBe(
    'mindmap\n  root["Say #34;hi#34; [now] #35;1 #38; #60;b#62;"]\n    c1["Say #34;hi#34; [now] #35;1 #38; #60;b#62;"]\n      c1s0["✓ end"]\n',
  );
  expect(workspaceKanban(workspace)).toBe(
    'kanban\n  column1["Not Started"]\n    c1["Say #34;hi#34; [now] #35;1 #38; #60;b#62;"]@{ priority: "Very High" }\n  column2["In Progress"]\n  column3["Complete"]\n',
  );
});

describe("the form of a file", () => {
  it.each([
    ["plan.MD", "mindmap", "plan"],
    ["a.json", "", "json"],
    ["a.opml", "", "opml"],
    ["a.mmd", "", "mermaid"],
    ["a.tsv", "", "csv"],
    ["", '{ "nodes": [] }', "json"],
    ["", '<?xml version="1.0"?>\n<opml version="2.0">', "opml"],
    ["", "mindmap\n  root", "mermaid"],
    ["", "---\ntitle: x\n---\nmindmap\n  root", "mermaid"],
    ["", "# Mindmap\nmindmap", "plan"],
    ["", "{ not json }", "plan"],
    ["", "kanban\n  Todo", "mermaid"],
    ["", "Name\tStatus\nLogin\tDone", "csv"],
    ["", '"Title";"Due"\r\n"Login";', "csv"],
    ["", "Name, description\nof the thing", "plan"],
    ["", "Fast, cheap\nand good, too", "plan"],
    ["plan.txt", "Title: A, status\n## B, c", "plan"],
  ])("%j with %j is %s", (name, text, format) => expect(importFormatOf(name, text)).toBe(format));
});

describe("files of others", () => {
  it("OPML of an outliner", async () => {
    const text = `<?xml version="1.0"?><opml version="1.0"><head><title>Trip</title></head><body>
<outline text="Pack &amp; go" _note="two&#10;lines"><outline text="Bag" complete="true"><outline text="Socks"/></outline></outline>
<outline text=""/></body></opml>`;
    const { workspace, notices, spans } = await read("trip.opml", text);
    expect(titles(workspace)).toEqual([["Pack & go", "Bag", "Socks"], ["Untitled"]]);
    expect(workspace.nodes[0]).toMatchObject({
      notes: "two\nlines",
      children: [{ status: "Complete" }, {}],
    });
    expect(workspace.metadata.title).toBe("Trip");
    expect(notices.map(({ line }) => line)).toEqual([2, 3]);
    expect(spans["component-2"]).toEqual({ first: 3, last: 3 });
  });
  it("OPML with ampersands that nobody escaped", async () => {
    const text = `<opml><head><title><![CDATA[Fish & chips]]></title></head><body><outline text="Q&A &amp; R&nbsp;D &#38; &lt;x&gt;"/></body></opml>`;
    const { workspace } = await read("a.opml", text);
    expect(workspace.metadata.title).toBe("Fish & chips");
    expect(titles(workspace)).toEqual([["Q&A & R&nbsp;D & <x>"]]);
  });
  it("a Mermaid mindmap with shapes, icons and comments", async () => {
    const text = `%% a comment\nmindmap\n  root((Central #quot;idea#quot;))\n    ::icon(fa fa-book)\n    Origins\n      Long history\n      [Square]\n    b["\`A **bold**\`"]:::urgent\n    c)Cloud(\n    {{Hexagon}}`;
    const { workspace } = await read("a.mmd", text);
    expect(workspace.metadata.title).toBe('Central "idea"');
    expect(titles(workspace)).toEqual([["Origins", "Long history", "Square"], ["A **bold**"], ["Cloud"], ["Hexagon"]]);
  });
  it("CSV of a tracker, with columns of its own", async () => {
    const text = "Summary;Status;Labels;Assignee\r\nLogin;In Progress;api, ui;Ann\r\nSearch;Blocked;;\r\n";
    const { workspace, notices } = await read("a.csv", text);
    expect(workspace.nodes).toMatchObject([
      { title: "Login", status: "In Progress", tags: ["api", "ui"], notes: "Assignee: Ann" },
      { title: "Search", status: "Not Started", notes: "Status: Blocked" },
    ]);
    expect(notices).toEqual([{ line: 3, message: expect.stringContaining('"Blocked"') }]);
  });
  it("JSON by hand, with what it can have and word of what it cannot", async () => {
    const nodes = [
      {
        title: "One",
        status: "done",
        tags: ["A", 2],
        children: [{ title: "sub", children: [{ title: "deep" }] }],
      },
      { id: "component-1", title: " ", priority: "Top", deadline: "tomorrow", notes: ["a", "b"] },
    ];
    const { workspace, notices } = await read("a.json", JSON.stringify({ nodes }));
    expect(titles(workspace)).toEqual([["One", "sub", "deep"], ["Untitled"]]);
    expect(workspace.nodes[0]?.tags).toEqual(["a", "2"]);
    expect(notices).toHaveLength(5);
  });
});

describe("large and deep files", () => {
  const deep = 3000;
  it.each([
    ["a.json", `{"nodes":[${'{"title":"a","children":['.repeat(deep)}${"]}".repeat(deep)}]}`, deep - 1],
    ["a.mmd", `mindmap\n${Array.from({ length: deep }, (_, level) => `${" ".repeat(level)}n`).join("\n")}`, deep - 2],
    ["a.csv", `Title,Sub-task\n${"A,\n".repeat(20_000)}${"A,b\n".repeat(20_000)}`, 20_000],
    ["a.md", `---\nworkspace: 1\n---\n## A\n${"> note\n".repeat(60_000)}`, 0],
  ])("%s keeps every entry", async (name, text, subTasks) => {
    const { workspace } = await read(name, text);
    expect(workspace.nodes.at(-1)?.children.length).toBe(subTasks);
  });
});

describe("bad files are told in words", () => {
  it.each([
    ["a.json", "{", /^This is not valid JSON\. Line 1: /],
    ["a.json", '{\n"nodes": [\n}', /Line 3: /],
    ["a.json", "[]", /needs an object with "nodes"/],
    ["a.json", '{"nodes":[1]}', /nodes\[0\] is not a node/],
    ["a.opml", "hello", /no <opml>/],
    ["a.opml", "<opml></opml>", /no <body>/],
    ["a.opml", '<opml><body>\n<outline text="a">\n</body></opml>', /<\/body> is where <\/outline> should, in line 3/],
    ["a.opml", '<opml>\n<body><outline text="a"></outline></body>', /<opml> is not closed, in line 1/],
    [
      "a.opml",
      "<opml><body>\n<outline text=a/></body></opml>",
      /the tag "<outline text=a.*" is not well formed, in line 2/,
    ],
    ["a.opml", `<opml><body>\n${'<outline text="a">\n'.repeat(300)}`, /nested deeper than 200, in line 20\d/],
    [
      "a.opml",
      '<!DOCTYPE opml [<!ENTITY a SYSTEM "file:///etc/passwd">]><opml/>',
      /entities that point to other files/,
    ],
    ["a.opml", "<svg><opml/></svg>", /no <opml>/],
    ["a.mmd", "graph TD", /Line 1 says "graph TD"/],
    ["a.mmd", "", /There is no mindmap/],
    ["a.mmd", "mindmap\n", /empty/],
    ["a.mmd", "mindmap\n  a\n  b", /Line 3 is a second root/],
    ["a.csv", "a,b\n1,2", /must name its columns/],
    ["a.csv", 'Title\n"x', /broken in line 2/],
  ])("%s with %j", async (name, text, words) => {
    await expect(read(name, text)).rejects.toThrow(words);
  });
  it("whatever it is, nothing else is thrown", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom("a.json", "a.opml", "a.mmd", "a.csv", "a.md"),
        fc.array(
          fc.constantFrom(
            "{",
            '"',
            "<opml>",
            "<outline",
            "mindmap",
            "\n",
            "  ",
            "[",
            ",",
            "Title",
            "a",
            "]",
            ">",
            "--",
          ),
        ),
        async (name, parts) => {
          const error = await read(name, parts.join("")).then(
            () => "InputError",
            (reason: unknown) => (reason instanceof Error ? reason.name : reason),
          );
          expect(error).toBe("InputError");
        },
      ),
      { numRuns: 400 },
    ));
});
