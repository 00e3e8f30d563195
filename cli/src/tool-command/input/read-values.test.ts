import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { AnyTool, FileHandle } from "@toolbox/core";
import { sampleTool } from "@toolbox/core/testing";
import { describe, expect, it } from "vitest";
import type { FakeShellOptions } from "../../testing/fake-shell.ts";
import { runToolCommand } from "../../testing/run-tool-command.ts";
import { tempFolder } from "../../testing/temp-folder.ts";

/** The sample, printing the input it got as one line of JSON; its bare argument is `positional`. */
function echo(positional: keyof typeof sampleTool.fields = "text"): AnyTool {
  const bare = (value: unknown) =>
    typeof value === "object" && value !== null && "stream" in value
      ? `${(value as FileHandle).name} is ${(value as FileHandle).type}`
      : value;
  return {
    ...(sampleTool as AnyTool),
    positional,
    generate: (input) => {
      const plain = Object.entries(input).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(bare) : bare(value),
      ]);
      const text = JSON.stringify(Object.fromEntries(plain));
      return [{ kind: "text", name: "input.json", mime: "application/json", text }];
    },
  };
}

async function read(args: readonly string[], options: FakeShellOptions = {}, tool = echo()) {
  const { code, out, err } = await runToolCommand(tool, args, options);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out) as Record<string, unknown>;
}

async function refuse(args: readonly string[], options: FakeShellOptions = {}, tool = echo()) {
  const { code, out, err } = await runToolCommand(tool, args, options);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  return err;
}

const PNG = Buffer.from("89504e470d0a1a0a0000000d", "hex");

describe("fields from flags", () => {
  it.each([
    ["text", ["--text", "a b"], { text: "a b" }],
    ["a text with a leading dash", ["--text=-x"], { text: "-x" }],
    ["an empty text", ["--notes", "", "--text", "x"], { notes: "" }],
    ["a bare text", ["Hello"], { text: "Hello" }],
    ["a bare text after --", ["--", "--loud"], { text: "--loud", loud: false }],
    ["choice", ["x", "--kind", "two"], { kind: "two" }],
    ["choices by comma", ["x", "--parts", "a,b"], { parts: ["a", "b"] }],
    ["choices by comma and space", ["x", "--parts", "b, a,"], { parts: ["b", "a"] }],
    ["choices repeated", ["x", "--parts", "b", "--parts", "a"], { parts: ["b", "a"] }],
    ["no choice at all", ["x", "--parts", ""], { parts: [] }],
    ["number in kebab case", ["x", "--size-limit", "0.7"], { sizeLimit: 0.7 }],
    ["number in other words", ["x", "--size-limit", "+.7e0"], { sizeLimit: 0.7 }],
    ["flag on", ["x", "--loud"], { loud: true, polite: true }],
    ["flag off", ["x", "--no-polite"], { loud: false, polite: false }],
    [
      "the last of a flag and its opposite",
      ["x", "--no-loud", "--loud", "--polite", "--no-polite"],
      { loud: true, polite: false },
    ],
    ["list", ["x", "--entries", "one", "--entries", "two, three"], { entries: ["one", "two, three"] }],
    ["color", ["x", "--accent", "#ABC"], { accent: "#aabbcc" }],
    ["color without #", ["x", "--accent", "00ff00"], { accent: "#00ff00" }],
    ["nothing else", ["x"], { kind: "one", sizeLimit: 0.8, entries: [""], accent: "#3b82f6", logo: null, pages: [] }],
  ])("%s", async (_, args, expected) => {
    expect(await read(args)).toMatchObject(expected);
  });

  it.each([
    ["an unknown choice", ["x", "--kind", "three"], "--kind: Kind must be one of these: one, two.\n"],
    ["an unknown part", ["x", "--parts", "a,c"], "--parts: Parts must be a list of these: a, b.\n"],
    ["no number", ["x", "--size-limit", "big"], "--size-limit: Size limit must be a number from 0.5 to 1.\n"],
    ["half a number", ["x", "--size-limit", "0.7px"], "--size-limit: Size limit must be a number from 0.5 to 1.\n"],
    ["an empty number", ["x", "--size-limit", ""], "--size-limit: Size limit must be a number from 0.5 to 1.\n"],
    ["a hex number", ["x", "--size-limit", "0x1"], "--size-limit: Size limit must be a number from 0.5 to 1.\n"],
    ["a negative number", ["x", "--size-limit", "-1"], "--size-limit: Size limit must be a number from 0.5 to 1.\n"],
    ["no color", ["x", "--accent", "blue"], "--accent: Accent must be a hex color of six digits, such as #3b82f6.\n"],
    ["what the tool itself checks", ["x", "--notes", "x"], "--notes: Say something new.\n"],
    [
      "several at once, in the order of the fields",
      ["--accent", "blue", "--kind", "three"],
      "--text: Text is empty.\n--kind: Kind must be one of these: one, two.\n--accent: Accent must be a hex color of six digits, such as #3b82f6.\n",
    ],
    [
      "a value too many",
      ["x", "y"],
      `toolbox: Too many arguments for "sample". Expected 1 argument but got 2. See "toolbox sample --help".\n`,
    ],
    [
      "a flag without its value",
      ["x", "--kind"],
      `toolbox: Option "--kind <choice>" argument missing. See "toolbox sample --help".\n`,
    ],
    [
      "an unknown flag",
      ["x", "--knd", "one"],
      `toolbox: Unknown option "--knd". Did you mean --kind? See "toolbox sample --help".\n`,
    ],
  ])("refuses %s", async (_, args, words) => {
    expect(await refuse(args)).toBe(words);
  });

  it("takes a negative number where one fits", async () => {
    const fields = { ...sampleTool.fields, sizeLimit: { ...sampleTool.fields.sizeLimit, min: -2, step: 0.5 } };
    const tool: AnyTool = { ...echo(), fields };
    expect(await read(["x", "--size-limit", "-1.5"], {}, tool)).toMatchObject({ sizeLimit: -1.5 });
  });
});

describe("a bare argument and its flag", () => {
  it.each([
    ["list", "entries", ["Fix a", "--entries", "Add b"], { entries: ["Fix a", "Add b"] }],
    ["list, flag first", "entries", ["--entries", "Add b", "Fix a", "Fix c"], { entries: ["Fix a", "Fix c", "Add b"] }],
    ["choices", "parts", ["b", "--parts", "a"], { parts: ["b", "a"] }],
  ] as const)("%s: both count, the bare ones first", async (_, positional, args, expected) => {
    const tool: AnyTool = {
      ...echo(positional),
      fields: { ...sampleTool.fields, text: { ...sampleTool.fields.text, min: 0 } },
      check: () => [],
    };
    expect(await read(args, {}, tool)).toMatchObject(expected);
  });

  it.each([
    ["a text", "text", ["Hello", "--text", "Bye"], "The argument and --text both give Text. Give one of them."],
    ["stdin", "text", ["-", "--text", "Bye"], "The argument and --text both give Text. Give one of them."],
    [
      "a number",
      "sizeLimit",
      ["0.7", "--size-limit", "0.8"],
      "The argument and --size-limit both give Size limit. Give one of them.",
    ],
    ["a file", "logo", ["a.png", "--logo", "b.png"], "The argument and --logo both give Logo. Give one of them."],
    [
      "a text file",
      "text",
      ["Hello", "--text-file", "x"],
      "The argument and --text-file both give Text. Give one of them.",
    ],
    [
      "a flag and a text file",
      "text",
      ["--text", "a", "--text-file", "x"],
      "--text and --text-file both give Text. Give one of them.",
    ],
  ] as const)("%s given twice is refused", async (_, positional, args, words) => {
    expect(await refuse(args, {}, echo(positional))).toBe(`toolbox: ${words}\n`);
  });

  it("stands in the help under the name of its field", async () => {
    const help = async (tool: AnyTool) => (await runToolCommand(tool, ["--help"])).out;
    const text = await help(echo());
    expect(text).toContain("Usage: toolbox sample [text] [options]\n");
    expect(text).toMatch(/^ {2}text +Text \(same as --text; - reads stdin\)$/m);
    expect(await help(echo("entries"))).toContain("Usage: toolbox sample [entries...] [options]\n");
    expect(await help(echo("sizeLimit"))).toMatch(/Usage: toolbox sample \[size-limit\][^]*same as --size-limit\)/);
  });
});

describe("files", () => {
  it.each([
    ["by its first bytes, whatever its name", "logo.txt", PNG, ["--logo"], { logo: "logo.txt is image/png" }],
    ["by its extension", "page.txt", "words", ["--pages"], { pages: ["page.txt is text/plain"] }],
    ["an SVG by its root", "logo", `<?xml version="1.0"?>\n<svg/>`, ["--logo"], { logo: "logo is image/svg+xml" }],
  ])("know their type %s", async (_, name, content, flag, expected) => {
    const cwd = await tempFolder();
    writeFileSync(path.join(cwd, name), content);
    expect(await read(["x", ...flag, name], { cwd })).toMatchObject(expected);
  });

  it("several come by repeating the flag, in that order", async () => {
    const cwd = await tempFolder();
    for (const name of ["b.txt", "a.txt"]) writeFileSync(path.join(cwd, name), name);
    expect(await read(["x", "--pages", "b.txt", "--pages", path.join(cwd, "a.txt")], { cwd })).toMatchObject({
      pages: ["b.txt is text/plain", "a.txt is text/plain"],
    });
  });

  it("are refused with the field's flag: missing, a folder, the wrong type, too large, too many", async () => {
    const cwd = await tempFolder();
    writeFileSync(path.join(cwd, "fake.png"), "GIF89a");
    writeFileSync(path.join(cwd, "words.txt"), "words");
    mkdirSync(path.join(cwd, "empty"));
    writeFileSync(path.join(cwd, "big.png"), Buffer.concat([PNG, Buffer.alloc(1000)]));
    expect(await refuse(["x", "--logo", "none.png", "--pages", "no.txt", "--pages", "empty"], { cwd })).toBe(
      `--logo: There is no file "none.png".\n--pages: There is no file for Pages in the folder "empty".\n--pages: There is no file "no.txt".\n`,
    );
    expect(await refuse(["x", "--logo", "words.txt"], { cwd })).toBe("--logo: Please upload an image file.\n");
    expect(await refuse(["x", "--logo", "big.png"], { cwd })).toContain("smaller than 1 KB");
    const three = ["x", "--pages", "words.txt", "--pages", "words.txt", "--pages", "words.txt"];
    expect(await refuse(three, { cwd })).toBe("--pages: Pages takes at most 2 files, not 3.\n");
  });
});

describe("texts from files and stdin", () => {
  it.each([
    ["- for the argument", ["-"], { text: "line" }],
    ["--text-file -", ["--text-file", "-"], { text: "line" }],
    ["several lines keep their end", ["x", "--notes-file", "-"], { notes: "line\n" }],
    ["a secret", ["x", "--key-file", "-"], { key: "line" }],
  ])("%s", async (_, args, expected) => {
    expect(await read(args, { stdin: "line\n" })).toMatchObject(expected);
  });

  it("a secret from a file, without its line break and byte order mark", async () => {
    const cwd = await tempFolder();
    writeFileSync(path.join(cwd, "key"), "\uFEFFs3cret\r\n");
    expect(await read(["x", "--key-file", "key"], { cwd })).toMatchObject({ key: "s3cret" });
  });

  it.each([
    [["-", "--key-file", "-"], "--key-file and the argument both read stdin. Give one of them a file."],
    [["--input", "-", "--notes-file", "-"], "--input and --notes-file both read stdin. Give one of them a file."],
  ])("%j is refused: stdin is read once", async (args, words) => {
    expect(await refuse(args)).toBe(`toolbox: ${words}\n`);
  });

  it("says when it is not text", async () => {
    expect(await refuse(["-"], { stdin: Uint8Array.of(0xff, 0xfe) })).toBe(
      "--text: The input on stdin is not UTF-8 text. Save it as UTF-8 and try again.\n",
    );
  });

  it("a secret is never echoed", async () => {
    const secret = "hunter2-hunter2";
    const runs = [
      ["--key", secret],
      ["x", "--key", secret, "--kind", "three"],
      ["x", "--key", secret, "--key-file", "-"],
      ["x", `--kye=${secret}`],
      ["x", "--key", secret, "--json", "--accent", "blue"],
      ["x", "--key", secret, "--json"],
    ];
    for (const args of runs) {
      const { out, err } = await runToolCommand(sampleTool, args);
      expect(out + err).not.toContain(secret);
    }
    expect(await refuse(["x", `--kye=${secret}`])).toContain(`Unknown option "--kye".`);
  });
});

describe("--input", () => {
  const input = (json: unknown) => ({ stdin: typeof json === "string" ? json : JSON.stringify(json) });

  it("gives the whole input, with files by their path", async () => {
    const cwd = await tempFolder();
    writeFileSync(path.join(cwd, "logo.png"), PNG);
    const given = { text: "T", kind: "two", parts: [], sizeLimit: 0.5, loud: true, entries: ["a"], logo: "logo.png" };
    writeFileSync(path.join(cwd, "in.json"), `\uFEFF${JSON.stringify(given)}`);
    expect(await read(["--input", "in.json"], { cwd })).toMatchObject({ ...given, logo: "logo.png is image/png" });
  });

  it("flags and the argument win over it", async () => {
    const given = input({ text: "T", loud: true, entries: ["a"], kind: "two", notes: "kept" });
    expect(await read(["--input", "-", "U", "--no-loud", "--entries", "b", "--kind=one"], given)).toMatchObject({
      text: "U",
      loud: false,
      entries: ["b"],
      kind: "one",
      notes: "kept",
    });
  });

  it.each([
    [
      '{\n  "text": "x",\n}',
      /^toolbox: --input: stdin is not valid JSON at line 3, column 1: a comma before "\}" is one too many\.\n$/,
    ],
    ["", /^toolbox: --input: stdin is not valid JSON at line 1, column 1: a value is expected, not the end\.\n$/],
    ["[1]", /^toolbox: --input: stdin holds a list\. Give one object with the fields of the tool/],
    ["5", /^toolbox: --input: stdin holds a number\. Give one object/],
    ["null", /^toolbox: --input: stdin holds null\. /],
    ['"x"', /^toolbox: --input: stdin holds a string\. /],
    ['{"txet": "x"}', /^There is no field "txet"\. Did you mean "text"\?\n/],
    ['{"__proto__": {"text": "x"}}', /^There is no field "__proto__"\./],
    ['{"text": "x", "sizeLimit": "0.7"}', /^--size-limit: Size limit must be a number from 0\.5 to 1\.\n$/],
    ['{"text": "x", "logo": 5}', /^--logo: Logo must be a path\.\n$/],
    ['{"text": "x", "pages": [{}]}', /^--pages: Pages must be a list of paths\.\n$/],
    ['{"text": "x", "entries": "a"}', /^--entries: Entries must be a list of texts\.\n$/],
  ])("%s is refused", async (json, words) => {
    expect(await refuse(["--input", "-"], input(json))).toMatch(words);
  });

  it("says when there is no such file", async () => {
    const cwd = await tempFolder();
    expect(await refuse(["--input", "in.json"], { cwd })).toBe(`toolbox: --input: There is no file "in.json".\n`);
  });
});
