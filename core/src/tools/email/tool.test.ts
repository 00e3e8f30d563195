import { describe, expect, it } from "vitest";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { doubts } from "./doubts.ts";
import { tool } from "./tool.ts";
import { whyInvalid } from "./why-invalid.ts";

describe("whyInvalid", () => {
  it.each([
    ["a@b.c", undefined],
    ["ada.lovelace+news@mail.example.org", undefined],
    ["a..b@c.d", undefined],
    ["用户@例え.jp", undefined],
    ["a@b..c", undefined],
    ["", "There is no @ in it."],
    ["a.b", "There is no @ in it."],
    ["a@b@c.d", "There are 2 @ in it; an address has one."],
    ["@b.c", "There is nothing before the @."],
    ["a@", "There is nothing after the @."],
    ["a@b", "There is no dot after the @."],
    ["a@.b", "The dot after the @ needs text on both sides."],
    ["a@b.", "The dot after the @ needs text on both sides."],
    ["a b@c.d", "There is a space at character 2."],
    ["a@b.c\td", "There is a space at character 6."],
  ])("%j: %s", (address, why) => expect(whyInvalid(address)).toBe(why));

  it("takes a long run of dots", () => {
    expect(whyInvalid(`a@${".".repeat(20_000)}@`)).toBe("There are 2 @ in it; an address has one.");
  });
});

describe("doubts", () => {
  it.each([
    ["ada@example.org", []],
    ["ada@gmail.com", []],
    ["o'neill@example.co.uk", []],
    ["ada@mail.com", []],
    ["ada@gmial.com", ["Did you mean gmail.com?"]],
    ["ada@GMIAL.con", ["Did you mean gmail.com?"]],
    ["ada@hotmail.co", ["Did you mean hotmail.com?"]],
    ["ada@example.con", ["Did you mean example.com?"]],
    ["ada+news@example.org", ['A plus tag: "news" is a label, the email goes to ada.']],
    ["a..b@example.org", ["Two dots in a row before the @."]],
    [".a@example.org", ["A dot at the start or right before the @."]],
    ["a.@example.org", ["A dot at the start or right before the @."]],
    ["a,b@example.org", ['"," before the @ is refused by most servers.']],
    ["é@example.org", ["Letters beyond ASCII before the @ need a server that knows them."]],
    [`${"a".repeat(65)}@example.org`, ["65 characters before the @; at most 64 are allowed."]],
    ["a@b..example.org", ["Two dots in a row after the @."]],
    ["a@example.org.", ["A dot at the start or end of the domain."]],
    ["a@exam_ple.org", ["The domain has a character that no domain may have."]],
    ["a@-example.org", ["A hyphen at the edge of a part of the domain."]],
    [`a@${"b".repeat(64)}.org`, ["A part of the domain has more than 63 characters."]],
    [`a@${"bcd.".repeat(64)}org`, ["The domain has more than 253 characters."]],
    ["a@10.0.0.1", ['No domain ends in ".1".']],
  ])("%s", (address, sentences) => expect(doubts(address)).toEqual(sentences));
});

describe("tool", () => {
  it.each([
    [" ada@example.org ", [{ label: "Result", value: "Valid email address" }]],
    [
      "ada@gmial.com",
      [
        { label: "Result", value: "Valid email address" },
        { label: "Doubtful", value: "Did you mean gmail.com?" },
      ],
    ],
    [
      "ada",
      [
        { label: "Result", value: "Invalid email address" },
        { label: "Why", value: "There is no @ in it." },
      ],
    ],
    [
      "a@b.cd\r\n\r\nx",
      [
        { label: "1. Address", value: "a@b.cd" },
        { label: "1. Result", value: "Valid email address" },
        { label: "2. Address", value: "x" },
        { label: "2. Result", value: "Invalid email address" },
        { label: "2. Why", value: "There is no @ in it." },
      ],
    ],
  ])("%j", async (text, rows) =>
    expect(await runTool(tool, { text }, fakePorts())).toMatchObject({ ok: true, outputs: [{ rows }] }),
  );

  it("says what is missing", async () => {
    const run = await runTool(tool, { text: " " }, fakePorts());
    expect(!run.ok && run.issues[0]?.message).toBe("Write an address to check.");
  });
});
