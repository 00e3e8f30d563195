import { expect, test } from "vitest";
import { partPlace } from "./message.ts";
import { readMessage } from "./read-message.ts";
import { readReferences } from "./references.ts";
import { readTrailers } from "./read-trailers.ts";

test.each([
  ["feat: x", { type: "feat", subject: "x" }],
  ["feat(api)!: x: y", { type: "feat", scope: "api", subject: "x: y" }],
  ["feat(a)(b): x", { type: "feat", scope: "a)(b", subject: "x" }],
  [": x", { subject: "x" }],
  ["feat:x", {}],
  ["fêat: x", {}],
])("the header %j", (header, parts) => {
  const { type, scope, subject } = readMessage(header) ?? {};
  expect({ type, scope, subject }).toEqual({ type: undefined, scope: undefined, subject: undefined, ...parts });
});

test.each([
  ["feat: x\n\nwhy\n\nso", "why\n\nso", undefined],
  ["feat: x\n\nwhy\n\nRefs: #1\nmore", "why", "Refs: #1\nmore"],
  ["feat: x\n\nsee #12 first\n\nwhy", undefined, "see #12 first\n\nwhy"],
  ["feat: x\n\nwhy\n\nbreaking change: y", "why", "breaking change: y"],
  ["feat: x\n\nwhy\n * BREAKING-CHANGE y", "why", " * BREAKING-CHANGE y"],
  ["feat: x\n\nCo-authored-by: Ada", "Co-authored-by: Ada", undefined],
])("body and footer of %j", (text, body, footer) => {
  const message = readMessage(text);
  expect([message?.body?.text, message?.footer?.text]).toEqual([body, footer]);
});

test("without a preset neither ! nor BREAKING-CHANGE is known", () => {
  expect(readMessage("feat!: x", "angular")?.type).toBe(undefined);
  expect(readMessage("feat: x\n\nBREAKING-CHANGE: y", "angular")?.footer).toBe(undefined);
});

test.each([
  ["see #12", 1],
  ["#12, #13) and owner/repo#14", 3],
  ["see #12.", 0],
  ["fixes #1, closes #2", 2],
  ["#12 closes it", 0],
  ["prefix #12", 1],
  ["fixes https://example.com/#12", 0],
  ["C# and F#", 0],
  ["##12", 1],
])("%j names %i issues", (line, count) => {
  expect(readReferences(line)).toBe(count);
});

test.each([
  ["feat: x\n\nRefs: 12\nAcked-by : Ada", ["Refs: 12", "Acked-by: Ada"]],
  ["feat: x\n\nRefs: 12\n  and 13", ["Refs: 12 and 13"]],
  ["feat: x\n\nwhy\nRefs: 12", []],
  ["feat: x\n\nwhy\nSigned-off-by: Ada", ["Signed-off-by: Ada"]],
  ["Refs: 12", []],
  ["feat: x\n\nRefs: 12\n---\nRefs: 13", ["Refs: 12"]],
])("trailers of %j", (text, trailers) => {
  expect(readTrailers(text)).toEqual(trailers);
});

test("a part that is missing has its place", () => {
  const message = readMessage("feat: x");
  expect(message && partPlace(message, "scope")).toEqual({ line: 1, column: 5, length: 0 });
  expect(message && partPlace(message, "footer")).toEqual({ line: 1, column: 1, length: 0 });
});
