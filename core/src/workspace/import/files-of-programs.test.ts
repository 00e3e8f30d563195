import { describe, expect, it } from "vitest";
import { workspaceKanban } from "../export/workspace-mermaid.ts";
import type { Workspace } from "../model.ts";
import { parseWorkspace } from "../parse/parse-workspace.ts";
import { samplePlan } from "../sample-plan.ts";
import { importWorkspace } from "./import-workspace.ts";

const NOW = "2026-11-21T08:00:00.000Z";
const read = (name: string, text: string) => importWorkspace(name, text, { now: NOW });
const sample = parseWorkspace(samplePlan(new Date(2026, 10, 21)), { now: NOW }).workspace;
const titles = ({ nodes }: Workspace) =>
  nodes.map(({ title, children }) => [title, ...children.map((child) => child.title)]);
const byCode = (a: string, b: string) => (a < b ? -1 : 1);

describe("what other programs write", () => {
  it("CSV of Trello, with its lists as the status", async () => {
    const head = "Card ID,Card Name,Card Description,Labels,Due Date,List Name";
    const text = `${head}\n5f1,Home page,"One\ntwo",Design,2026-12-01T10:00:00.000Z,Doing\n5f2,Ship,,,,Done\n5f3,Plan,,,,In Review\n`;
    const { workspace, notices } = await read("board.csv", text);
    expect(workspace.nodes).toMatchObject([
      { title: "Home page", status: "In Progress", description: "One two", tags: ["design"], deadline: "2026-12-01" },
      { title: "Ship", status: "Complete", notes: "Card ID: 5f2" },
      { title: "Plan", status: "Not Started", notes: "Card ID: 5f3\nStatus: In Review" },
    ]);
    expect(notices).toEqual([{ line: 5, message: expect.stringContaining('"In Review"') }]);
  });
  it.each([
    ["December 1, 2026", "2026-12-01"],
    ["Dec 24, 2026 9:00 AM", "2026-12-24"],
    ["24/Dec/26 12:00 AM", "2026-12-24"],
    ["01.12.2026", "2026-12-01"],
    ["2026-12-01 18:30", "2026-12-01"],
    ["2026-12-01T23:30:00+02:00", "2026-12-01"],
    ["12/24/2026", undefined],
    ["2026-12-01 → 2026-12-05", undefined],
    ["tomorrow", undefined],
  ])("a date of a tracker: %j", async (date, day) => {
    const { nodes } = (await read("a.csv", `Name;Due\nA;"${date}"`)).workspace;
    expect(nodes[0]?.deadline).toBe(day);
    expect(nodes[0]?.notes).toBe(day === undefined ? `Deadline: ${date}` : "");
  });
  it("CSV with a line for Excel, heads in another language, many tag columns, and rows that name their parent", async () => {
    expect(titles((await read("a.csv", "\ufeffsep=;\r\nTitle;Status\r\nA;Done\r\n")).workspace)).toEqual([["A"]]);
    expect(titles((await read("a.csv", "\ufeffAufgabe;Status\r\nTexte;Offen\r\n")).workspace)).toEqual([["Texte"]]);
    const { nodes } = (await read("a.csv", "Name,Priority,Labels,Labels,Parent task\nA,Highest,api,ui,\nB,,,,A\n"))
      .workspace;
    expect(nodes).toMatchObject([{ priority: "Urgent", tags: ["api", "ui"], notes: "", children: [{ title: "B" }] }]);
  });
  it("OPML of a mindmap, whose one root names it, and of WorkFlowy, with HTML in it", async () => {
    const map = `<opml><head><title>map.opml</title></head><body><outline text="Trip"><outline text="Fly"><outline text="out"/></outline><outline text="Stay"/></outline></body></opml>`;
    const { workspace } = await read("a.opml", map);
    expect(titles(workspace)).toEqual([["Fly", "out"], ["Stay"]]);
    expect(workspace.metadata).toMatchObject({ title: "Trip", description: "map.opml" });
    const flowy = `<opml><body><outline text="&lt;b&gt;Launch&lt;/b&gt; if a &lt; b"><outline text="&lt;a href=&quot;https://x.y&quot;&gt;one&lt;/a&gt;" _complete="true"/></outline></body></opml>`;
    const { nodes } = (await read("b.opml", flowy)).workspace;
    expect(nodes).toMatchObject([{ title: "Launch if a < b", children: [{ title: "one", status: "Complete" }] }]);
  });
  it("a Mermaid mindmap with labels over several lines", async () => {
    const text = 'mindmap\n  root\n    a["`Two\nlines`"]\n    b["(one)"]\n    5" screen<br/>of it\n    c';
    expect(titles((await read("a.mmd", text)).workspace)).toEqual([
      ["Two lines"],
      ["(one)"],
      ['5" screen of it'],
      ["c"],
    ]);
  });
  it("a Mermaid kanban: cards with the status of their column", async () => {
    const text = `kanban\n  Todo\n    [Write docs]\n  [In progress]\n    id6[Create renderer]@{ ticket: MC-2038, priority: 'High' }\n  id11[Testing]\n    x[Try]`;
    const { workspace, notices } = await read("a.mmd", text);
    expect(workspace.nodes).toMatchObject([
      { title: "Write docs", status: "Not Started" },
      { title: "Create renderer", status: "In Progress", priority: "High", notes: "ticket: MC-2038" },
      { title: "Try", status: "Not Started", notes: "Status: Testing" },
    ]);
    expect(notices).toHaveLength(1);
    const again = (await read("", workspaceKanban(sample))).workspace;
    const cards = ({ nodes }: Workspace) => nodes.map(({ title, status }) => `${status}: ${title}`).toSorted(byCode);
    expect(cards(again)).toEqual(cards(sample));
  });
});
