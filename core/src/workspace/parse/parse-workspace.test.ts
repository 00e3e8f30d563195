import { describe, expect, it } from "vitest";
import type { WorkspaceNode } from "../model.ts";
import { parseWorkspace } from "./parse-workspace.ts";

const NOW = "2026-11-21T08:00:00.000Z";
const read = (text: string) => parseWorkspace(text, { now: NOW });
const nodesOf = (text: string) => read(text).workspace.nodes;
const titles = (text: string) => nodesOf(text).map(({ title }) => title);
const subs = (text: string) =>
  nodesOf(`## Part\n${text}`).flatMap(({ children }) => children.map(({ title }) => title));
const first = (text: string): WorkspaceNode => {
  const [node] = nodesOf(text);
  if (!node) throw new Error("There is no component.");
  return node;
};
const below = (line: string) => first(`## Part\n${line}`);

describe("what begins a component", () => {
  it.each<[line: string, titles: string[]]>([
    ["component: Login", ["Login"]],
    ["COMPONENT:Login", ["Login"]],
    ["Feature: Search", ["Search"]],
    ["task: Write the guide", ["Write the guide"]],
    ["Project:  Alpha", ["Alpha"]],
    ["Module: Billing", ["Billing"]],
    ["# Product Launch", ["Product Launch"]],
    ["###Deep", ["Deep"]],
    ["## Closed ##", ["Closed"]],
    ["1. Backend API", ["Backend API"]],
    ["2.Setup", ["Setup"]],
    ["Landing page:", ["Landing page"]],
    ["API", ["API"]],
    ["UI Kit", ["UI Kit"]],
    ["TODO: ship it", ["TODO: ship it"]],
    ["QA and Testing", ["QA and Testing"]],
    ["**Frontend:**", ["Frontend"]],
    ["Ärger im Büro:", ["Ärger im Büro"]],
    ["進捗：", ["進捗"]],
    ["المدفوعات:", ["المدفوعات"]],
    ["ÜBER alles", ["ÜBER alles"]],
    ["## 設計", ["設計"]],
    ["## Проектирование", ["Проектирование"]],
    // none: a key, one capital, a small letter after the number, a colon inside
    ["Status: In Progress", []],
    ["Owner:", []],
    ["10.5 users", []],
    ["e.g. foo", []],
  ])("%j", (line, expected) => expect(titles(line)).toEqual(expected));

  it("takes the next line for a title that is missing", () => {
    expect(titles("##\n\nLogin page\n- one")).toEqual(["Login page"]);
    expect(read("component:").notices).toEqual([{ line: 1, message: expect.stringContaining("no title") }]);
  });
  it("lets explicit markers win over indentation, and indentation over the rest", () => {
    expect(titles("## One\n  ## Two\n  Feature: Three\n  1. Four\n  API")).toEqual(["One", "Two", "Three"]);
    expect(nodesOf("## One\n  1. Four\n  API")[0]?.children.map(({ title }) => title)).toEqual(["Four", "API"]);
  });
});

describe("what is a sub-task", () => {
  it.each<[line: string, titles: string[]]>([
    ["- Write", ["Write"]],
    ["-Write", ["Write"]],
    ["* Write", ["Write"]],
    ["+ Write", ["Write"]],
    ["• Write", ["Write"]],
    ["– Write", ["Write"]],
    ["a. Write", ["Write"]],
    ["A. First", ["First"]],
    ["1. write", ["write"]],
    ["12) Write", ["Write"]],
    ["  two spaces", ["two spaces"]],
    ["\ta tab", ["a tab"]],
    ["\u00a0\u00a0two hard spaces", ["two hard spaces"]],
    ["    - [x] deeper", ["deeper"]],
    ["- [ ] open", ["open"]],
    ["[ ] no bullet", ["no bullet"]],
    ["☐ box", ["box"]],
    ["- **Bold** item", ["Bold item"]],
    ["- __two words__ in bold", ["two words in bold"]],
    ["- __init__.py", ["__init__.py"]],
    ["- API", ["API"]],
    // none
    ["I.B.M. is not a list", []],
    ["---", []],
    ["***", []],
    ["- - -", []],
    ["===", []],
    ["10.5 users a day", []],
    ["**Bold words** in a line", []],
  ])("%j", (line, expected) => expect(subs(line)).toEqual(expected));

  it.each<[line: string, isDone: boolean]>([
    ["- [x] a b", true],
    ["- [X] a b", true],
    ["- ✓ a b", true],
    ["- a b ✅", true],
    ["- ✔️ a b", true],
    ["- a b (done)", true],
    ["- a b (Complete)", true],
    ["- [ ] a b", false],
    ["- a b done", false],
  ])("%j is done: %s", (line, isDone) => {
    const [sub] = below(line).children;
    expect(sub).toMatchObject({
      status: isDone ? "Complete" : "Not Started",
      tags: [],
      parentId: "component-1",
      id: "component-1-sub-0",
    });
    expect(sub?.title.replace(" done", "")).toBe("a b");
  });
  it("never changes its component", () =>
    expect(below("- Urgent: API in progress 2026-12-05 (done)")).toMatchObject({ status: "Not Started", tags: [] }));
  it.each<[text: string, lines: (number | undefined)[]]>([
    ["## A\n- one\n  - two\n    - three\n- four", [3]],
    ["- A\n  - one\n    - two\n- B", [3]],
    ["# A\n## B\n### C\n- d", [3]],
    ["# A\n## B\n- c\n- d", []],
    ["## A\n  - one\n  - two\n## B\n- one\n- two", []],
  ])("says which levels of %j were made flat", (text, lines) =>
    expect(read(text).notices.map(({ line }) => line)).toEqual(lines),
  );
  it("says that an item is empty", () =>
    expect(read("## Part\n-\n- [ ]").notices.map(({ line }) => line)).toEqual([2, 3]));
});

describe("status", () => {
  it.each<[line: string, status: string]>([
    ["Status: Not Started", "Not Started"],
    ["Status: In Progress", "In Progress"],
    ["STATUS:Complete", "Complete"],
    ["**Status:** Complete", "Complete"],
    ["Status: complete", "Complete"],
    ["Current status: Complete", "Complete"],
    ["In-progress", "In Progress"],
    ["pending", "Not Started"],
    ["working on it", "In Progress"],
    ["Finished", "Complete"],
    ["not started", "Not Started"],
    ["not yet started", "Not Started"],
    ["Not complete yet", "Not Started"],
    ["done, and a new one planned", "Not Started"],
    // parts of words are not keywords
    ["Knew about it", "Not Started"],
    ["Incomplete specification", "Not Started"],
    ["Restarted the server", "Not Started"],
  ])("%j is %s", (line, status) => expect(below(line).status).toBe(status));

  it("keeps a value it does not know as it is and says so", () => {
    const { notices, workspace } = read("## Part\nStatus: Blocked");
    expect(notices).toEqual([{ line: 2, message: expect.stringContaining('"Blocked"') }]);
    expect(workspace.nodes[0]?.status).toBe("Not Started");
  });
  it("lets a key win over words, wherever they stand, and the last word over earlier ones", () => {
    expect(first("## Part\nStatus: Complete\nworking on the last bits of it").status).toBe("Complete");
    expect(first("## Part\npending\nstarted").status).toBe("In Progress");
  });
  it("keeps the sentence a keyword stands in", () => {
    expect(below("Create new landing page")).toMatchObject({ description: "Create new landing page" });
    expect(below("Started yesterday")).toMatchObject({ description: "", notes: "Started yesterday" });
    expect(below("In progress")).toMatchObject({ description: "", notes: "" });
  });
});

describe("tags", () => {
  it.each<[line: string, tags: string[]]>([
    ["Tags: Web, web; Design", ["web", "design"]],
    ["tag: one", ["one"]],
    ["Category: a; b", ["a", "b"]],
    ["Categories: #x #y", ["x", "y"]],
    ["Build the APIs for the admin", ["api", "admin"]],
    ["Build a guide to the capital", []],
  ])("%j gives %j", (line, tags) => expect(below(line).tags).toEqual(tags));
  it("takes them from the title too", () => expect(first("## UI Kit").tags).toEqual(["ui"]));
});

describe("deadline", () => {
  it.each<[line: string, deadline: string | undefined]>([
    ["Deadline: 2026-12-05", "2026-12-05"],
    ["Due: 5/12/2026", "2026-12-05"],
    ["due date: 05/12/26", "2026-12-05"],
    ["By: 5 December 2026", "2026-12-05"],
    ["Until: Dec 5th, 2026", "2026-12-05"],
    ["Due: 5.12.2026", "2026-12-05"],
    ["Due: 05/Dec/26", "2026-12-05"],
    ["Version 1.2.2026 is out", undefined],
    ["Release on 2026-12-05", "2026-12-05"],
    ["Release on 5/12/2026 or 6/12/2026", "2026-12-05"],
    ["Deadline: 2026-02-30", undefined],
    ["Deadline: 12/25/2026", undefined],
    ["Deadline: soon", undefined],
    ["Version 1/2 of it", undefined],
  ])("%j is %s", (line, deadline) => expect(below(line).deadline).toBe(deadline));
  it.each([
    ["Deadline: 12/25/2026", "month first"],
    ["Deadline: 2026-02-30", "not in the calendar"],
    ["Due: soon", "no date"],
  ])("says what is wrong with %j and keeps it", (line, words) => {
    const { notices, workspace } = read(`## Part\n${line}`);
    expect(notices).toEqual([{ line: 2, message: expect.stringContaining(words) }]);
    expect(workspace.nodes[0]?.notes).toBe(line);
  });
});

describe("priority", () => {
  it.each<[line: string, priority: string | undefined]>([
    ["Priority: Urgent", "Urgent"],
    ["priority: critical", "Urgent"],
    ["Priority: important", "High"],
    ["This is urgent", "Urgent"],
    ["high", "High"],
    ["Medium effort", "Medium"],
    ["low", "Low"],
    ["Build follow-up", undefined],
    ["Show the login flow", undefined],
    ["Workflow highlights", undefined],
  ])("%j is %s", (line, priority) => expect(below(line).priority).toBe(priority));
  it("lets a key win over words", () =>
    expect(first("## Part\nPriority: Low\nThis is urgent and must go out").priority).toBe("Low"));
});

describe("text", () => {
  it("describes first and is notes later", () =>
    expect(first("## Part\nOne line.\nTwo lines.\n\nThree lines.")).toMatchObject({
      description: "One line.",
      notes: "Two lines.\nThree lines.",
    }));
  it("keeps code as notes, whatever is in it", () => {
    const code = "```\n# no heading\n\n- no item\n```";
    expect(nodesOf(`## Part\n${code}`).map(({ notes, children }) => [notes, children])).toEqual([[code, []]]);
  });
  it.each<[text: string, titles: string[]]>([
    ["Write the launch post", ["Write the launch post"]],
    ["- Alpha task\n- Beta task", ["Alpha task", "Beta task"]],
    ["Short", []],
    ["small letters first", []],
    ["In progress", []],
    [`L${"o".repeat(99)}ng`, []],
    ["設計を終える予定です", []],
  ])("outside a component: %j", (text, expected) => expect(titles(text)).toEqual(expected));
  it("tells the lines that nothing was made of", () =>
    expect(read("one\ntwo\n\nWrite the launch post\nthree").notices).toEqual([
      { line: 1, message: expect.stringContaining("3 lines were not used, because no component was open: 1-2, 5.") },
    ]));
  it("opens no component with a line by itself", () =>
    expect(nodesOf("Write the launch post\nA line that is not a part of it")).toHaveLength(2));
});

describe("the whole", () => {
  it("names the workspace after its first component, or as it says", () => {
    expect(read("## Alpha\n## Beta").workspace.metadata.title).toBe("Alpha");
    expect(read("Title: My plan\nDescription: For spring\n## Alpha").workspace.metadata).toEqual({
      title: "My plan",
      description: "For spring",
      createdAt: NOW,
      updatedAt: NOW,
    });
    expect(read("").workspace.metadata.title).toBe("Untitled workspace");
    expect(read(`## ${"👩‍💻".repeat(90)}`).workspace.metadata.title).toBe("👩‍💻".repeat(80));
  });
  it("takes the first heading for the title where it is asked to", () => {
    const { workspace } = parseWorkspace("# My plan\n## Alpha\n# Beta", { now: NOW, titleFromHeading: true });
    expect(workspace.metadata.title).toBe("My plan");
    expect(workspace.nodes.map(({ title }) => title)).toEqual(["Alpha", "Beta"]);
  });
  it("reads line ends of every system, and a byte order mark", () => {
    const plan = ["## One", "Status: Complete", "- [x] a", "", "## Two"];
    const expected = read(plan.join("\n"));
    for (const end of ["\r\n", "\r"]) expect(read(`\u{feff}${plan.join(end)}`)).toEqual(expected);
  });
  it("says where each node stands", () =>
    expect(read("## One\n- a\n\ntext\n\n## Two").spans).toEqual({
      "component-1": { first: 1, last: 4 },
      "component-1-sub-0": { first: 2, last: 2 },
      "component-2": { first: 6, last: 6 },
    }));
});
