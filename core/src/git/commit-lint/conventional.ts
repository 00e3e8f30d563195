import { commitTypes } from "../commit/types.ts";
import type { RuleSet } from "./rule-set.ts";

const never = { when: "never" } as const;
const always = { when: "always" } as const;

/** The rules of @commitlint/config-conventional 20. */
export const conventional: RuleSet = {
  "body-leading-blank": { level: "warning", ...always, value: undefined },
  "body-max-line-length": { level: "error", ...always, value: 100 },
  "footer-leading-blank": { level: "warning", ...always, value: undefined },
  "footer-max-line-length": { level: "error", ...always, value: 100 },
  "header-max-length": { level: "error", ...always, value: 100 },
  "header-trim": { level: "error", ...always, value: undefined },
  "subject-case": {
    level: "error",
    ...never,
    value: {
      cases: [
        { when: "always", case: "sentence-case" },
        { when: "always", case: "start-case" },
        { when: "always", case: "pascal-case" },
        { when: "always", case: "upper-case" },
      ],
      delimiters: [],
    },
  },
  "subject-empty": { level: "error", ...never, value: undefined },
  "subject-full-stop": { level: "error", ...never, value: "." },
  "type-case": {
    level: "error",
    ...always,
    value: { cases: [{ when: "always", case: "lower-case" }], delimiters: [] },
  },
  "type-empty": { level: "error", ...never, value: undefined },
  "type-enum": { level: "error", ...always, value: commitTypes.map(({ type }) => type) },
};
