import { describe, expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { numberRepeats, slug } from "./slug.ts";
import { tool } from "./tool.ts";

const plain = { separator: "-", keepScripts: false, keepCase: false, max: 0 } as const;

describe("slug", () => {
  it.each([
    ["Hello World", "hello-world"],
    ["  Hello,   World!  ", "hello-world"],
    ["snake_case__and--hyphens", "snake-case-and-hyphens"],
    ["--edges__", "edges"],
    ["a - b", "a-b"],
    ["100% of C++ & C#", "100-of-c-c"],
    ["don't stop", "dont-stop"],
    ["v1.2.3", "v123"],
    ["tabs\tand\u00a0spaces", "tabs-and-spaces"],
    ["Crème Brûlée", "creme-brulee"],
    ["Cre\u0300me", "creme"],
    ["Über Straße", "uber-strasse"],
    ["Łódź Øresund Æther Þór", "lodz-oresund-aether-thor"],
    ["Tiếng Việt", "tieng-viet"],
    ["İstanbul ışık", "istanbul-isik"],
    ["Καλημέρα 42", "42"],
    ["🚀 launch", "launch"],
    ["<b>bold</b>", "bboldb"],
    ["!!!", ""],
  ])("%j is %j", (text, expected) => expect(slug(text, plain)).toBe(expected));

  it.each([
    ["Hello World", { separator: "_" }, "hello_world"],
    ["Hello World", { separator: "." }, "hello.world"],
    ["Hello World", { keepCase: true }, "Hello-World"],
    ["Καλημέρα κόσμε", { keepScripts: true }, "καλημέρα-κόσμε"],
    ["Привет, мир", { keepScripts: true }, "привет-мир"],
    ["नमस्ते दुनिया", { keepScripts: true }, "नमस्ते-दुनिया"],
    ["שלום עולם", { keepScripts: true }, "שלום-עולם"],
    ["one two three", { max: 9 }, "one-two"],
    ["one two three", { max: 7 }, "one-two"],
    ["one two three", { max: 8 }, "one-two"],
    ["onetwothree", { max: 5 }, "onetw"],
    ["one", { max: 3 }, "one"],
  ] as const)("%j with %j is %j", (text, options, expected) =>
    expect(slug(text, { ...plain, ...options })).toBe(expected),
  );

  it("takes a million characters", () => {
    expect(slug("a-_ ".repeat(250_000), plain)).toHaveLength(499_999);
  });
});

it("numbers repeats, past names that are taken", () => {
  expect(numberRepeats(["a", "a", "a-2", "a"], "-")).toEqual(["a", "a-2", "a-2-2", "a-3"]);
});

describe("tool", () => {
  it.each([
    [{ text: "A b\r\nC d\n\n" }, "a-b\nc-d\n"],
    [{ text: "A\rB" }, "a\nb\n"],
    [{ text: "x\nx", unique: true }, "x\nx-2\n"],
  ])("%j", async (input, text) => {
    expect(await runTool(tool, input, fakePorts())).toMatchObject({ ok: true, outputs: [{ name: "slugs.txt", text }] });
  });
  it.each([
    [{}, "Write a title to make a slug of."],
    [{ text: " \n " }, "Write a title to make a slug of."],
    [{ text: "ok\n!!!" }, 'No character of "!!!" can be in a slug. Give it a letter.'],
    [{ text: "мир" }, 'No character of "мир" can be in a slug. Turn on "Keep other scripts" to keep its letters.'],
  ])("refuses %j", async (input, message) => {
    const run = await runTool(tool, input, fakePorts());
    expect(!run.ok && run.issues).toEqual([{ field: "text", message }]);
  });
});
