import { expect, it } from "vitest";
import { dollarTag, fittingName, isWholeName, quoteName, quoteText } from "./quote-name.ts";

it.each([
  ["messages", "messages"],
  ["room_id2", "room_id2"],
  ["order", '"order"'],
  ["Messages", '"Messages"'],
  ["2nd", '"2nd"'],
  ["my table", '"my table"'],
  ['a"; drop table x; --', '"a""; drop table x; --"'],
  ["消息", '"消息"'],
])("the name %s is written %s", (name, sql) => expect(quoteName(name)).toBe(sql));

it.each([
  ["open", "'open'"],
  ["it's", "'it''s'"],
  ["a\\b", String.raw`E'a\\b'`],
])("the text %s is written %s", (text, sql) => expect(quoteText(text)).toBe(sql));

it.each([
  ["begin end", "$$"],
  ['new."a$$b"', "$body1$"],
  ["$$ $body1$", "$body2$"],
])("%s stands between %s", (text, tag) => expect(dollarTag(text)).toBe(tag));

it("a name that is too long is cut between characters, at 63 bytes", () => {
  expect(fittingName("broadcast_", "messages", "_changes")).toBe("broadcast_messages_changes");
  const cut = fittingName("broadcast_", "消".repeat(40), "_changes");
  expect(isWholeName(cut)).toBe(true);
  expect(cut).toBe(`broadcast_${"消".repeat(15)}_changes`);
});
