import { expect, test } from "vitest";
import { highlightCode } from "./highlight-code.ts";

/** `keyword:const` and the like, plain pieces as they are, lines by slashes. */
const spoken = (language: string, code: string): string =>
  highlightCode(language, code)
    .map((line) => line.map(({ kind, text }) => (kind === "plain" ? text : `${kind}:${text}`)).join("|"))
    .join(" / ");

test.each([
  ["ts", "const a = 'b'; // c", "keyword:const| a = |string:'b'|; |comment:// c"],
  ["TypeScript", "class A {}", "keyword:class| |type:A| {}"],
  ["js", "`a ${b}\nc`", "string:`a |${b}| / string:c`".replace("| /", " /")],
  ["json", '{"a": 1}', '{|attribute:"a"|: |number:1|}'],
  ["diff", "-a\n+b\n c", "removed:-a / added:+b /  c"],
  ["python", "def f(x):\n    return None", "keyword:def| |function:f|(x): /     |keyword:return| |number:None"],
  ["html", '<a href="b">c</a>', '<|tag:a| |attribute:href|=|string:"b"|>c</|tag:a|>'],
  ["", "a = 1", "a = 1"],
  ["klingon", "a\n\nb", "a /  / b"],
  ["constructor", "a", "a"],
  ["ts", "", ""],
])("%s: %s", (language, code, expected) => expect(spoken(language, code)).toBe(expected));

test.each([
  ["ts", "/* a\n b\n*/ const x = `1\n2`;\n"],
  ["bash", 'echo "$A" | sed s/a/b/ # c\n\tls'],
  ["css", "a { color: #fff }"],
  ["markdown", "# a\n\n- b `c`"],
])("the pieces of %s are the code", (language, code) => {
  const pieces = highlightCode(language, code).map((line) => line.map(({ text }) => text).join(""));
  expect(pieces.join("\n")).toBe(code);
});

test("very long code is left plain", () => {
  const line = "const a = 1;\n";
  expect(highlightCode("ts", line.repeat(10_000))[0]).toEqual([{ kind: "plain", text: "const a = 1;" }]);
});
