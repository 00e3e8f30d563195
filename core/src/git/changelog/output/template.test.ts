import { describe, expect, it } from "vitest";
import { fillTemplate } from "./template.ts";

const data = {
  name: "Ledger",
  none: null,
  empty: [],
  on: true,
  owner: { name: "Ada" },
  list: [
    { n: 1, tags: ["a", "b"] },
    { n: 2, tags: [] },
  ],
};

describe("fillTemplate", () => {
  it.each([
    ["{{name}} of {{owner.name}}", "Ledger of Ada"],
    ["{{ name }}{{none}}{{owner.none}}|", "Ledger|"],
    ["{{#list}}{{n}}{{#tags}} {{.}}{{/tags}}{{^tags}} none{{/tags}};{{/list}}", "1 a b;2 none;"],
    ["{{#owner}}{{name}}{{/owner}}{{#empty}}no{{/empty}}{{^empty}}yes{{/empty}}{{#on}}!{{/on}}", "Adayes!"],
    ["a\n{{#list}}\n- {{n}}\n{{/list}}\nb\n", "a\n- 1\n- 2\nb\n"],
    ["{{! a remark }}\nx", "x"],
    ["<b>{{name}}</b> { {x} }", "<b>Ledger</b> { {x} }"],
  ])("%j", (template, expected) => expect(fillTemplate(template, data)).toBe(expected));

  it.each([
    ["{{#list}}\n", "Line 1: {{#list}} is never closed."],
    ["\n{{/list}}", "Line 2: {{/list}} closes nothing."],
    ["{{#list}}\n{{/name}}", "Line 2: {{/name}} closes {{#list}} of line 1."],
    ["{{nam}}", "{{nam}} is unknown here. Known: name, none, empty, on, owner, list."],
    ["{{}}", "Line 1: {{}} names nothing."],
  ])("refuses %j", (template, message) => expect(() => fillTemplate(template, data)).toThrow(message));
});
