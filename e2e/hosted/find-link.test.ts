import { expect, test } from "vitest";
import { findLink } from "./find-link.ts";

const api = "https://abc.supabase.co";
const link = `${api}/auth/v1/verify?token=1&type=signup&redirect_to=https://toolbox.example/`;
const list = (...mails: readonly (readonly [to: string, text: string])[]) =>
  JSON.stringify(mails.map(([to, text]) => ({ to, text })));

test.each([
  ["a text", `Confirm here:\n${link}\nBye`, link],
  ["an HTML mail", `<a href="${link.replaceAll("&", "&amp;")}">Confirm</a>`, link],
  ["the link alone", link, link],
  ["a list of mails", list(["eve@x.test", `${link}&eve`], ["Ada@x.test", `Go to ${link} now`]), link],
  ["the newest of a list", list(["ada@x.test", link], ["ada@x.test", `${link}&old`]), link],
  ["nobody's mail in a list", list(["eve@x.test", link]), undefined],
  ["a link to elsewhere", "https://evil.example/auth/v1/verify?token=1", undefined],
  ["nothing", "", undefined],
])("%s", (_name, text, expected) => {
  expect(findLink(text, "ada@x.test", api)).toBe(expected);
});
