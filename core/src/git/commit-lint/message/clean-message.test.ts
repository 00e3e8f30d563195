import { expect, test } from "vitest";
import { autoComment, cleanMessage } from "./clean-message.ts";

const CUT = "# ------------------------ >8 ------------------------";

test.each([
  ["feat: x\n\n# Please enter\n#\n", "#", "strip", "feat: x"],
  ["\n\nfeat: x  \n\n\n\nwhy\t\n\n", "#", "strip", "feat: x\n\nwhy"],
  ["\uFEFFfeat: x\r\n\r\nwhy\r\n", "#", "strip", "feat: x\n\nwhy"],
  ["  feat: x", "#", "whitespace", "  feat: x"],
  ["#12 is fixed\n", "#", "whitespace", "#12 is fixed"],
  ["#12 is fixed\n; comment\n", ";", "strip", "#12 is fixed"],
  [`feat: x\n# kept\n${CUT}\ndiff --git a b\n`, "#", "whitespace", "feat: x\n# kept"],
  [`feat: x\n# gone\n${CUT}\ndiff --git a b\n`, "#", "strip", "feat: x"],
  ["feat: x\n// gone\n", "//", "strip", "feat: x"],
  [" feat: x \n# a\n\n\n", "#", "verbatim", " feat: x \n# a\n\n\n"],
  ["# only\n# comments\n", "#", "strip", ""],
] as const)("%j with %j and %s gives %j", (text, comment, cleanup, clean) => {
  expect(cleanMessage(text, comment, cleanup)).toBe(clean);
});

test.each([
  ["feat: x\n# Please enter\n", "#"],
  ["#12 first\n; Please enter\n;\n", ";"],
  ["#12 first\n@ ------------------------ >8 ------------------------\n+code\n", "@"],
  ["feat: x", "#"],
  ["", "#"],
])("the comment sign of %j is %j", (text, sign) => {
  expect(autoComment(text)).toBe(sign);
});
