import { describe, expect, it } from "vitest";
import { nounForms, verbForms } from "./inflect.ts";

describe("verbForms", () => {
  it.each([
    ["add", false, "add adds added adding"],
    ["fix", false, "fix fixes fixed fixing"],
    ["remove", false, "remove removes removed removing"],
    ["format", true, "format formats formatted formatting"],
  ])("%s", (verb, doubled, forms) => {
    expect(verbForms(verb, doubled).join(" ")).toBe(forms);
  });
});

describe("nounForms", () => {
  it.each([
    ["bug", "bug bugs"],
    ["dependency", "dependency dependencies"],
    ["hotfix", "hotfix hotfixes"],
    ["key", "key keys"],
  ])("%s", (noun, forms) => {
    expect(nounForms(noun).join(" ")).toBe(forms);
  });
});
