/** Commit messages, good and bad, made of pieces by a fixed seed: the same ones in every run. */
export function* generateMessages(count: number): Generator<string> {
  let state = 20_260_301;
  const random = () => {
    // A linear congruential generator (Numerical Recipes); only its high bits are used.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = (pieces: readonly string[]) => pieces[Math.floor(random() * pieces.length)] ?? "";
  for (let index = 0; index < count; index++) {
    if (random() < 0.1) {
      yield pick(UNJUDGED);
      continue;
    }
    const header = `${pick(TYPES)}${pick(SCOPES)}${pick(MARKS)}${pick(SUBJECTS)}${pick(ENDS)}`;
    const body = Array.from({ length: Math.floor(random() * 4) }, () => pick(BODIES));
    const footer = Array.from({ length: Math.floor(random() * 3) }, () => pick(FOOTERS));
    const parts = [header, body.join(pick(["\n", "\n\n"])), footer.join("\n")].filter((part) => part !== "");
    yield parts.join(pick(["\n\n", "\n\n", "\n", "\n\n\n"]));
  }
}

const TYPES = [
  "feat",
  "fix",
  "docs",
  "chore",
  "build",
  "ci",
  "Feat",
  "FIX",
  "feature",
  "fxi",
  "",
  "wip",
  "feat ",
  "fêat",
  "re-factor",
  " feat",
];
const SCOPES = [
  "",
  "",
  "(api)",
  "(API)",
  "(my-app)",
  "(myApp)",
  "(api, web)",
  "(a/b)",
  "(a\\b)",
  "()",
  "( )",
  "[api]",
  "(api",
  "(日本)",
];
const MARKS = [": ", ": ", ": ", ": ", "!: ", "!: ", ":", " : ", ":  ", "：", " - ", "; "];
const SUBJECTS = [
  "add a thing",
  "Add a thing",
  "ADD A THING",
  "AddAThing",
  "Add A Thing",
  "`Add` a thing",
  '"Add" a thing',
  "add 'Docker' now",
  "1 more thing",
  "émile adds",
  "Émile adds",
  "日本語で書く",
  "ünder the hood",
  "x",
  "",
  " padded ",
  "fixes #12 for good",
  "closes the door (#13)",
  "see https://example.com/a/very/long/path",
  "a ".repeat(52).trim(),
  "emoji 🎉 inside",
  "🎉 emoji first",
  "ß first",
  "v1.2.3",
  "don't do it's own",
  "README first",
  "iPhone first",
];
const ENDS = ["", "", "", ".", "...", "..", "!", " ", ". "];
const BODIES = [
  "Why it is so.",
  "why it is so",
  "- a list\n- of things",
  `a long line ${"of words ".repeat(14).trim()}`,
  "see #12",
  "see #12.",
  "it fixes the crash",
  "prefix #77 here",
  `https://example.com/${"path/".repeat(25)}`,
  `with https://example.com/${"path/".repeat(25)} inside`,
  "   indented",
  "   ",
  "* BREAKING CHANGE of heart",
  "C# is a language",
  "Merge branch is a command",
  "gpg: signature",
  "Refs: 12",
  "owner/repo#12 and more",
  "resolved https://example.com/#12",
  "breaking change in words",
  "# a heading",
  "ends with a colon:",
];
const FOOTERS = [
  "Refs: #12",
  "Fixes #12",
  "closes #12, #13",
  "BREAKING CHANGE: it breaks",
  "BREAKING-CHANGE: it breaks",
  "BREAKING CHANGE it breaks",
  "breaking change: see #5",
  "Signed-off-by: Ada <ada@example.com>",
  "Co-authored-by: Ada <ada@example.com>",
  "(cherry picked from commit 0123456789abcdef)",
  `Reviewed-by: ${"x".repeat(110)}`,
  "Acked-by : Ada",
  "  continued",
  "",
  "See-also: https://example.com/#3",
  "Change-Id: I0123",
];
const UNJUDGED = [
  "Merge branch 'main' into topic",
  "Merge pull request #12 from a/b",
  "Merge abc into def",
  "Merge tag 'v1'",
  "Merge remote-tracking branch 'origin/main'",
  "Merged PR 12: title",
  "Merged in topic (pull request #1)",
  "Automatic merge",
  "Auto-merged main into topic",
  'Revert "feat: x"',
  'revert "feat: x"',
  "revert: feat: x",
  'Reapply "feat: x"',
  "fixup! feat: x",
  "squash! x",
  "amend! x",
  "Fixup! x",
  "1.2.3",
  "v1.2.3-rc.1+build",
  "chore: 1.2.3",
  "chore(release): v1.2.3 [skip ci]",
  "1.2",
  "01.2.3",
  "Merging things",
  "Merge the two",
  "Merged",
  "Reverted x",
  "feat: x\n\nMerge branch 'main'",
  "Feat: x\n\nMerge a into b",
  "WIP",
  "initial commit",
  "=1.2.3",
  "feat: x\r\n\r\nwhy\r\n",
  "\n\nfeat: x\n",
];
