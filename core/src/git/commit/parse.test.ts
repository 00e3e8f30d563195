import { describe, expect, it } from "vitest";
import { type ConventionalCommit, parseCommit } from "./parse.ts";

const plain = { body: "", footers: [], isBreaking: false };

const rows: [string, ConventionalCommit | undefined][] = [
  ["feat: paging", { ...plain, type: "feat", description: "paging" }],
  ["feat(api): paging", { ...plain, type: "feat", scope: "api", description: "paging" }],
  ["Feat: paging", { ...plain, type: "feat", description: "paging" }],
  ["feat(core/text): a (b): c ", { ...plain, type: "feat", scope: "core/text", description: "a (b): c" }],
  ["feat!: paging", { ...plain, type: "feat", description: "paging", isBreaking: true }],
  ["feat(api)!: paging", { ...plain, type: "feat", scope: "api", description: "paging", isBreaking: true }],
  ["feat: paging\r\n\r\nWhy.\r\n", { ...plain, type: "feat", description: "paging", body: "Why." }],
  ["feat: paging\n\nWhy.\n\nMore.", { ...plain, type: "feat", description: "paging", body: "Why.\n\nMore." }],
  [
    "fix: x\n\nWhy.\n\nReviewed-by: Z\nRefs #133",
    {
      ...plain,
      type: "fix",
      description: "x",
      body: "Why.",
      footers: [
        { token: "Reviewed-by", value: "Z" },
        { token: "Refs", value: "#133" },
      ],
    },
  ],
  [
    "feat!: x\n\nBREAKING CHANGE: all of it\nCloses #1, Closes #2",
    {
      ...plain,
      type: "feat",
      description: "x",
      isBreaking: true,
      breaking: "all of it",
      footers: [
        { token: "BREAKING CHANGE", value: "all of it" },
        { token: "Closes", value: "#1, Closes #2" },
      ],
    },
  ],
  [
    "feat: x\n\nBREAKING-CHANGE: first\nsecond\n\nthird\n\nRefs: 7",
    {
      ...plain,
      type: "feat",
      description: "x",
      isBreaking: true,
      breaking: "first\nsecond\n\nthird",
      footers: [
        { token: "BREAKING-CHANGE", value: "first\nsecond\n\nthird" },
        { token: "Refs", value: "7" },
      ],
    },
  ],
  [
    "feat: x\n\nWhy.\nBREAKING CHANGE: no blank line before",
    {
      ...plain,
      type: "feat",
      description: "x",
      body: "Why.",
      isBreaking: true,
      breaking: "no blank line before",
      footers: [{ token: "BREAKING CHANGE", value: "no blank line before" }],
    },
  ],
  [
    "feat: x\n\nRefs: 1\nBREAKING CHANGE: y\nmore",
    {
      ...plain,
      type: "feat",
      description: "x",
      isBreaking: true,
      breaking: "y\nmore",
      footers: [
        { token: "Refs", value: "1" },
        { token: "BREAKING CHANGE", value: "y\nmore" },
      ],
    },
  ],
  ...[
    ["BREAKING CHANGE:\n* the old pages are gone", "* the old pages are gone"],
    ["BREAKING CHANGES:\n\n* a\n* b", "* a\n* b"],
    ["BREAKING-CHANGES: all of it", "all of it"],
    ["BREAKING CHANGE:all of it", "all of it"],
    ["BREAKING CHANGE\nall of it", "all of it"],
    ["BREAKING CHANGES\n\n* a", "* a"],
    ["* BREAKING CHANGE: all of it", "all of it"],
    ["BREAKING CHANGE: one\n\nBREAKING CHANGE: two", "one\ntwo"],
    ["BREAKING CHANGE:", undefined],
  ].map(([footer, breaking]): [string, ConventionalCommit] => [
    `fix: x\n\n${footer}`,
    {
      ...plain,
      type: "fix",
      description: "x",
      isBreaking: true,
      ...(breaking === undefined ? {} : { breaking }),
      footers: expect.any(Array) as [],
    },
  ]),
  [
    "feat: x\n\nno BREAKING CHANGE: here",
    { ...plain, type: "feat", description: "x", body: "no BREAKING CHANGE: here" },
  ],
  ["feat: x\n\nBREAKING CHANGE is near", { ...plain, type: "feat", description: "x", body: "BREAKING CHANGE is near" }],
  ["feat: x\n\n### BREAKING CHANGES", { ...plain, type: "feat", description: "x", body: "### BREAKING CHANGES" }],
  // lower case is prose by rule 15
  ["feat: x\n\nbreaking change: no", { ...plain, type: "feat", description: "x", body: "breaking change: no" }],
  [
    "feat: x\n\nNote: this is prose\nthat goes on",
    { ...plain, type: "feat", description: "x", body: "Note: this is prose\nthat goes on" },
  ],
  ["feat:paging", undefined],
  ["feat : paging", undefined],
  ["feat(): paging", undefined],
  ["feat: ", undefined],
  ["Add paging", undefined],
  ["Merge branch 'main' into x", undefined],
  ['Revert "feat: paging"', undefined],
  ["fixup! feat: paging", undefined],
  ["https://example.com/", undefined],
  ["", undefined],
];

describe("parseCommit", () => {
  it.each(rows)("%j", (message, commit) => {
    expect(parseCommit(message)).toEqual(commit);
  });
});
