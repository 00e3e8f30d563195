import { describe, expect, it } from "vitest";
import { listMessages } from "./list-messages.ts";
import { readTexts } from "./read-texts.ts";
import { rules } from "./rules.ts";

/** Texts that break a rule for a reason, by their first words. */
const excepted: Readonly<Record<string, readonly string[]>> = {
  "the product's specification says it so": [
    "Please upload an image smaller than 2MB",
    "Please upload an image smaller than 25MB",
  ],
  "columns of a text set in one width": ["Total Progress", "  routes/", "  services/", "  db/"],
  "columns of a tree": ["  components/", "  pages/", "  hooks/"],
  "Markdown that is written, not said": ["Contributions are welcome."],
  "there is always more than one": [
    "{formatNumber(count)} cells that begin like formulas",
    " {open.length === 1",
    "{open.length} brackets",
    "The page has {count} keywords",
    "{spec.label} has {count} characters; at most",
    "{local.length} characters before the @",
    "This palette has {count} colors",
    "Only the first {formatNumber(",
    "There are {lines.length} lines; at most",
    "{kind}{count === 1",
    "The diagram has {formatNumber(",
    "Headings of {this.#headings.size} levels",
    "{files.length} files are saved.",
    "{pages.length} pages as PNG",
    "The name is too long: {label.length} characters",
    "This is the beginning: {formatNumber(",
  ],
};

const all = listMessages();
const exceptions = Object.values(excepted).flat();

describe("every text that a person can meet", () => {
  it.each(rules)("has $name", ({ isBroken }) => {
    const broken = all.filter(
      (message) => isBroken(message) && !exceptions.some((words) => message.text.startsWith(words)),
    );
    expect(broken.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  });

  it.each(exceptions)("still needs its exception: %s", (words) => {
    expect(
      all.some((message) => message.text.startsWith(words) && rules.some(({ isBroken }) => isBroken(message))),
    ).toBe(true);
  });

  it("is in the list: one of each kind", () => {
    const texts = new Set(all.map(({ text }) => text));
    expect(texts).toContain("Nothing is staged.");
    expect(texts).toContain("Choose at least one size.");
    expect(texts).toContain("This browser keeps nothing here");
    expect(texts).toContain("Print the completion script of your shell");
    expect(texts).toContain("What changed, in a few words?");
    expect(texts).toContain("Skip to content");
    expect(all.length).toBeGreaterThan(4000);
  });
});

describe("a rule sees what breaks it", () => {
  it.each([
    ["one blank between two words", "Give  a file."],
    ['"is not valid", not "is no"', "{text} is no color."],
    ["a plain word", "Mend the line."],
    ["a plain word", "We send an e-mail."],
    ["a plain word", "The colour is gone."],
    ["KB, MB and GB, each of 1024, after a blank", "A file may have 5 MiB."],
    ["KB, MB and GB, each of 1024, after a blank", "A file may have 5MB."],
    ["one of a thing is told in the singular", "{files.length} files are saved."],
    ["one of a thing is told in the singular", "And {count} more lines."],
    ["a sentence ends with a full stop", "The file is empty. Choose another one"],
    ["a sentence ends with a full stop", "The file is empty for now"],
    ["no blame and no excuse", "Sorry, that did not work."],
  ])("%s: %s", (name, text) => {
    expect(rules.find((rule) => rule.name === name)?.isBroken({ line: 1, place: "message:", text })).toBe(true);
  });

  it.each([
    "There is no file {name}. Give another one.",
    '{pluralize(count, "file")} of at most {MAX} files.',
    "Build it first: pnpm build",
    "There is no longer a file.",
  ])("and leaves alone: %s", (text) => {
    expect(rules.filter(({ isBroken }) => isBroken({ line: 1, place: "message:", text }))).toEqual([]);
  });
});

describe("the texts of a source", () => {
  it.each([
    ['throw new Failure("usage", `${name} is missing.`);', "Failure()", "{name} is missing."],
    ['const issue = { message: "Give a " + kind + "." };', "message:", "Give a {kind}."],
    ["const page = <p>Made in <b>{ms}</b> ms</p>;", "JSX", "Made in {ms} ms"],
    ['const page = <Field label="Your name" />;', "label=", "Your name"],
    ['const hint = isOne ? "one of them" : "all of them";', "hint =", "all of them"],
  ])("%s", (source, place, text) => {
    expect(readTexts(`// first\n${source}\n`, "page.tsx")).toContainEqual({ line: 2, place, text });
  });

  it("are none of its imports, types and keys", () => {
    const source =
      'import a from "some words";\ntype B = "some words";\nconst c: "some words" = { "some words": 1 };\n';
    expect(readTexts(source, "page.ts")).toEqual([]);
  });
});
