import { describe, expect, it, test } from "vitest";
import { readOutline } from "./read-outline.ts";

describe("a list or tree is read", () => {
  const same = ["src/", "src/app/", "src/app/main.ts", "src/lib/", "src/lib/a.ts", "README.md"];
  const read = (text: string) => {
    const reading = readOutline(text);
    return reading.ok
      ? reading.outline.entries.map((entry) => entry.path + (entry.text === undefined ? "/" : ""))
      : reading.message;
  };

  it.each([
    ["an indented list", "src\n  app\n    main.ts\n  lib\n    a.ts\nREADME.md"],
    ["tabs and Windows line ends", "src\r\n\tapp\r\n\t\tmain.ts\r\n\tlib\r\n\t\ta.ts\r\nREADME.md\r\n"],
    ["bullets", "- src\n  - app\n    - main.ts\n  - lib\n    - a.ts\n- README.md"],
    [
      "the command tree",
      ".\n├── src\n│   ├── app\n│   │   └── main.ts\n│   └── lib\n│       └── a.ts\n└── README.md\n\n3 directories, 3 files",
    ],
    [
      "the command tree with hard spaces",
      ".\n├── src\n│\u00a0\u00a0 ├── app\n│\u00a0\u00a0 │\u00a0\u00a0 └── main.ts\n│\u00a0\u00a0 └── lib\n│\u00a0\u00a0     └── a.ts\n└── README.md",
    ],
    ["ASCII", "|-- src\n|   |-- app\n|   |   `-- main.ts\n|   `-- lib\n|       `-- a.ts\n`-- README.md"],
    [
      "tree /F /A of Windows, whose files stand first",
      "Folder PATH listing for volume OS\nVolume serial number is 1234-5678\nC:.\n+---src\n|   +---app\n|   |       main.ts\n|   |\n|   \\---lib\n|           a.ts\n|\n\\---README.md",
    ],
    [
      "tree /F of Windows in German",
      "Auflistung der Ordnerpfade für Volume Windows\nVolumeseriennummer : 1234-ABCD\nC:.\n├───src\n│   ├───app\n│   │       main.ts\n│   │\n│   └───lib\n│           a.ts\n│\n└───README.md\n",
    ],
    [
      "tree -h and tree -p",
      "[4.0K]  .\n├── [4.0K]  src\n│   ├── [drwxr-xr-x 4.0K]  app\n│   │   └── [ 120]  main.ts\n│   └── [drwxr-xr-x]  lib\n│       └── [-rw-r--r-- root]  a.ts\n└── [1.2K]  README.md\n\n3 directories, 3 files",
    ],
    ["tree -F", ".\n├── src/\n│   ├── app/\n│   │   └── main.ts*\n│   └── lib/\n│       └── a.ts\n└── README.md"],
    [
      "Markdown",
      "# The tree\n\n- **src/**\n  - `app`: the app\n    1. [ ] `main.ts` – starts it\n  - lib/ (shared)\n    2) a.ts  (not yet)\n    …\n* [x] README.md",
    ],
    ["icons", "📂src\n ┣ 📂app\n ┃ ┗ 📜main.ts\n ┗ 📂lib\n ┃ ┗ 📜a.ts\n📜README.md"],
    ["YAML", "src:\n  app:\n    - main.ts\n  lib:\n    - a.ts\nREADME.md"],
    ["paths of Windows", "src\\app\\main.ts\r\n.\\src\\lib\\a.ts\r\nREADME.md"],
    ["paths", "src/app/main.ts\nsrc/lib/a.ts\nREADME.md"],
    [
      "paths below paths, with notes",
      "./src/app   # the app\n  main.ts  // starts it\n./src/lib/\n  a.ts ← a\nREADME.md",
    ],
    ["a code block", "```\nsrc/\n  app/\n    main.ts\n  lib/\n    a.ts\nREADME.md\n```"],
  ])("%s", (_, text) => expect(read(text)).toEqual(same));

  it.each([
    ["+page.svelte of SvelteKit", "├── +page.svelte", ["+page.svelte"]],
    [
      "routes in brackets",
      "app/\n  [slug]/\n    page.tsx\n  (group)/",
      ["app/", "app/[slug]/", "app/[slug]/page.tsx", "app/(group)/"],
    ],
    ["files without a dot", "Dockerfile\nLICENSE\nsrc", ["Dockerfile", "LICENSE", "src/"]],
    [
      "hidden ones",
      ".github\n  ci.yml\n.gitignore\n.env\n.env.local",
      [".github/", ".github/ci.yml", ".gitignore", ".env", ".env.local"],
    ],
    ["a folder with a dot", "v1.2/\n  a.ts", ["v1.2/", "v1.2/a.ts"]],
    ["names with spaces", "my docs/\n  a file.md\nb", ["my docs/", "my docs/a file.md", "b/"]],
    [
      "names like marks",
      "[id]\n  page.tsx\n(group)\n__tests__\n_lib\n1.txt",
      ["[id]/", "[id]/page.tsx", "(group)/", "__tests__/", "_lib/", "1.txt"],
    ],
    [
      "more than nine in a numbered list",
      "9. src\n10. docs\n   1. a.md\n11. README.md",
      ["src/", "docs/", "docs/a.md", "README.md"],
    ],
    ["a number in brackets behind a name", "copy (1)\n  a (2).md", ["copy (1)/", "copy (1)/a (2).md"]],
    [
      "the folder that Windows was asked for",
      "D:\\WORK\\SHOP\n+---src\n\\---docs",
      ["SHOP/", "SHOP/src/", "SHOP/docs/"],
    ],
    ["a link", "bin -> ../lib/bin.js", ["bin/"]],
  ])("%s", (_, text, expected) => expect(read(text)).toEqual(expected));

  it.each([
    ["", "There is no name in it. Write one file or folder per line."],
    ["a/../../b", 'Line 1: ".." leads out of its folder. Name a folder.'],
    ["src\n  aux.ts", 'Line 2: "aux.ts" is a device on Windows. Choose another name.'],
    ["src\n  what?.ts", 'Line 2: "what?.ts" has a ?, which no name on Windows may have. Leave it out.'],
    ["src\n  a.\n", 'Line 2: "a." ends with a dot, which Windows drops.'],
    [
      "src\nSrc",
      'Line 2: "Src" differs from "src" of line 1 only in its capitals, which Windows and macOS take for the same.',
    ],
    ["a.txt\na.txt/b.ts", 'Line 2: "a.txt" is a folder here and a file in line 1.'],
    [
      Array.from({ length: 50 }, (_, at) => " ".repeat(at) + "d").join("\n"),
      "Line 41: this is deeper than 40 folders.",
    ],
    ["a\n".repeat(5001), "There are 5001 lines; at most 5000 are read."],
  ])("%j is answered", (text, message) => expect(read(text)).toBe(message));

  test.each([
    ["branches", "│ ".repeat(100_000)],
    ["bullets", "- ".repeat(100_000)],
    ["words before a comment", `${"a ".repeat(100_000)}# x`],
  ])("two hundred thousand characters of %s are answered", (_, text) => expect(read(text)).toBeTypeOf("string"));
});
