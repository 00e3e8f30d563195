import { yamlLanguage } from "@codemirror/lang-yaml";
import { expect, it } from "vitest";
import { guardParse } from "./guard-parse.ts";

const language = (error?: Error) =>
  yamlLanguage
    .configure({
      wrap: (inner) => ({
        advance: () => {
          if (error) throw error;
          return inner.advance();
        },
        parsedPos: 0,
        stoppedAt: null,
        stopAt: () => {},
      }),
    })
    .configure({ wrap: guardParse });

it("parses as without it", () => {
  expect(String(language().parser.parse("a: [b]"))).toBe(String(yamlLanguage.parser.parse("a: [b]")));
});

it("leaves a text that takes more than the stack without a tree, as long as the text", () => {
  const tree = language(new RangeError("Maximum call stack size exceeded")).parser.parse("a: [b]");
  expect([tree.length, tree.children]).toEqual([6, []]);
});

it("hides no other failure", () => {
  expect(() => language(new TypeError("a fault")).parser.parse("a: [b]")).toThrow("a fault");
});
