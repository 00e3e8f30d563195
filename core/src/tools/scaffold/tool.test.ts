import { describe, expect, it, test } from "vitest";
import { fakePorts } from "../../testing/index.ts";
import { runTool } from "../../tool/run-tool.ts";
import { nameFault, packageName, pascal, slug } from "./names.ts";
import { readOutline } from "./read-outline.ts";
import { readCustom } from "./structure.ts";
import { tool } from "./tool.ts";

async function texts(input: Record<string, unknown>): Promise<Record<string, string>> {
  const result = await runTool(tool, { projectName: "shop", ...input }, fakePorts());
  if (!result.ok) throw new Error(JSON.stringify(result));
  return Object.fromEntries(result.outputs.map((output) => [output.name, output.kind === "text" ? output.text : ""]));
}

async function issue(input: Record<string, unknown>): Promise<[string | undefined, string] | undefined> {
  const result = await runTool(tool, { projectName: "shop", ...input }, fakePorts());
  return result.ok ? undefined : [result.issues[0]?.field, result.issues[0]?.message ?? ""];
}

const everything = { modules: ["api", "auth", "blog", "dashboard"] };
const outline = (text: string) => ({ framework: "outline", outline: text });

describe("the product's words", () => {
  test("fields, frameworks and modules", () => {
    const { projectName, framework, modules, customModules } = tool.fields;
    expect([projectName.label, projectName.placeholder]).toEqual(["Project Name", "my-awesome-project"]);
    expect(framework.options.slice(0, 3)).toEqual([
      { value: "next", label: "Next.js" },
      { value: "react-vite", label: "React + Vite" },
      { value: "react-native", label: "React Native" },
    ]);
    expect(modules.options.map(({ value }) => value)).toEqual(["auth", "dashboard", "blog", "api"]);
    expect([customModules.label, customModules.placeholder]).toEqual([
      "Custom Modules",
      "payment, notification, analytics",
    ]);
  });

  test("the script is named after the project", async () => {
    expect(Object.keys(await texts({ format: "script" }))).toEqual(["shop-structure.sh"]);
  });
});

describe("projects", () => {
  it.each([
    [
      "next",
      "src/app/layout.tsx",
      "src/app/dashboard/page.tsx",
      "src/app/blog/[slug]/page.tsx",
      "src/app/api/users/route.ts",
    ],
    [
      "react-vite",
      "src/main.tsx",
      "src/features/dashboard/DashboardPage.tsx",
      "src/features/blog/BlogDetail.tsx",
      "server/routes/users.ts",
    ],
    [
      "react-native",
      "app.json",
      "src/features/dashboard/DashboardPage.tsx",
      "src/app/blog/[slug].tsx",
      "src/features/api/users.ts",
    ],
  ])("%s: files, modules, a package.json that asks for pinned versions", async (framework, ...paths) => {
    const files = await texts({ framework, ...everything, customModules: "payment" });
    for (const path of [
      ...paths,
      "src/features/auth/LoginForm.tsx",
      "src/features/auth/SignupForm.tsx",
      "src/features/auth/useAuth.ts",
      "src/features/auth/validateEmail.ts",
      "src/features/dashboard/DashboardLayout.tsx",
      "src/features/dashboard/Sidebar.tsx",
      "src/features/dashboard/Header.tsx",
      "src/features/blog/PostCard.tsx",
      "src/features/blog/PostList.tsx",
      "src/features/blog/markdown.ts",
      "src/features/payment/index.ts",
    ])
      expect(files).toHaveProperty([`shop/${path}`]);
    const manifest = JSON.parse(files["shop/package.json"] ?? "") as Record<string, Record<string, string>>;
    expect(manifest["name"]).toBe("shop");
    for (const range of Object.values({ ...manifest["dependencies"], ...manifest["devDependencies"] }))
      expect(range).toMatch(/^[~^]?\d+\.\d+\.\d+$/);
    for (const text of Object.values(files)) expect(text.endsWith("\n")).toBe(true);
  });

  test("without a module there is none of its files", async () => {
    const files = Object.keys(await texts({ framework: "next" }));
    expect(files.filter((path) => path.includes("features") || path.includes("api"))).toEqual([]);
  });

  test("names differ by more than their capitals", async () => {
    for (const framework of ["next", "react-vite", "react-native"]) {
      const stems = Object.keys(await texts({ framework, ...everything })).map((path) =>
        path.replace(/\.[jt]sx?$/, "").toLowerCase(),
      );
      expect(stems).toHaveLength(new Set(stems).size);
    }
  });

  test("a name that is code stays a name", async () => {
    const files = await texts({ projectName: "a `b` ${c} & 'd' {e}" });
    expect(files["a `b` ${c} & 'd' {e}/src/app/page.tsx"]).toContain("<h1>{\"a `b` ${c} & 'd' {e}\"}</h1>");
    expect(JSON.parse(files["a `b` ${c} & 'd' {e}/package.json"] ?? "")).toMatchObject({ name: "a-b-c-d-e" });
  });
});

describe("tree", () => {
  test("folders first, as the command tree draws it", async () => {
    const { "lib-tree.txt": tree } = await texts({
      projectName: "lib",
      format: "tree",
      ...outline("b.txt\nsrc/\n  z.ts\n  a/\n    x.ts\n"),
    });
    expect(tree).toBe("lib/\n├── b.txt\n└── src/\n    ├── z.ts\n    └── a/\n        └── x.ts\n");
    const { "shop-tree.txt": project } = await texts({ framework: "react-vite", format: "tree" });
    expect(project).toMatch(/^shop\/\n├── public\/\n│ {3}└── favicon\.svg\n├── src\/\n/);
    expect(project?.endsWith("└── vite.config.ts\n")).toBe(true);
  });

  test("commands make it", async () => {
    const { "-x-commands.sh": commands } = await texts({
      projectName: "-x",
      format: "commands",
      ...outline("src/it's.ts\ndocs/"),
    });
    expect(commands).toBe(`mkdir -p ./-x\ncd ./-x\nmkdir -p src \\\n  docs\ntouch 'src/it'\\''s.ts'\n`);
  });

  test("an empty folder holds a .gitkeep as a file", async () => {
    expect(Object.keys(await texts(outline("docs/\nsrc/a.ts")))).toEqual(["shop/docs/.gitkeep", "shop/src/a.ts"]);
  });
});

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
    ["a link", "bin -> ../lib/bin.js", ["bin/"]],
  ])("%s", (_, text, expected) => expect(read(text)).toEqual(expected));

  test("the one folder around all is the project, unless that has another name", async () => {
    expect(Object.keys(await texts({ projectName: "", ...outline("my-lib/\n  a.ts") }))).toEqual(["my-lib/a.ts"]);
    expect(Object.keys(await texts({ projectName: "my-lib", ...outline("my-lib/\n  a.ts") }))).toEqual(["my-lib/a.ts"]);
    expect(Object.keys(await texts(outline("src/\n  a.ts")))).toEqual(["shop/src/a.ts"]);
  });

  it.each([
    ["", "There is no name in it. Write one file or folder a line."],
    ["a/../../b", 'Line 1: ".." leads out of the place it stands in. Name a folder.'],
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
    ["a\n".repeat(5001), "These are 5001 lines; at most 5000 are read."],
  ])("%j is answered", async (text, message) => expect(await issue(outline(text))).toEqual(["outline", message]));

  test("two hundred thousand characters of marks are answered at once", () => {
    const start = performance.now();
    readOutline("│ ".repeat(100_000));
    readOutline("- ".repeat(100_000));
    readOutline(`${"a ".repeat(100_000)}# x`);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe("names", () => {
  it.each([
    ["my-app", undefined],
    ["my app", undefined],
    ["-rf", undefined],
    ["$(rm -rf ~)`x`'y", undefined],
    ["应用 🚀", undefined],
    [".hidden", undefined],
    ["..", '".." leads out of the place it stands in. Name a folder.'],
    ["a/b", '"a/b" has a /, which no name on Windows may have. Leave it out.'],
    ["a\\b", '"a\\b" has a \\, which no name on Windows may have. Leave it out.'],
    ["CON", '"CON" is a device on Windows. Choose another name.'],
    ["lpt1.txt", '"lpt1.txt" is a device on Windows. Choose another name.'],
    ["console", undefined],
    ["a\nb", '"a?b" has a line break or another control character.'],
    ["a.", '"a." ends with a dot, which Windows drops.'],
  ])("%j", (name, fault) => expect(nameFault(name)).toBe(fault));

  test("a project has one", async () => {
    expect(await issue({ projectName: " " })).toEqual([
      "projectName",
      "Give the project a name, such as my-awesome-project.",
    ]);
    expect(await issue({ projectName: "../up" })).toEqual(["projectName", expect.stringContaining("has a /")]);
  });

  it.each([
    ["payment, notification, analytics", ["payment", "notification", "analytics"]],
    ["Payment Gateway,, payment gateway", ["payment-gateway"]],
    ["Crème Brûlée, 2fa", ["creme-brulee", "2fa"]],
    ["constructor", ["constructor"]],
    ["", []],
  ])("the modules %s", (typed, slugs) => expect(readCustom(typed)).toEqual({ slugs }));

  it.each([
    ["../etc", '"../etc" is a path. A module is one name, such as payment.'],
    ["支付", '"支付" has no letter a to z and no digit to name a folder with.'],
    ["auth", "auth is a module of ours: tick it above, or choose another name."],
    ["nul", '"nul" is a device on Windows. Choose another name.'],
    ["a".repeat(65), `"${"a".repeat(40)}…" is longer than 64 characters.`],
  ])("the module %s is answered", async (customModules, message) =>
    expect(await issue({ customModules })).toEqual(["customModules", message]),
  );

  it.each([
    ["My Shop!", "my-shop"],
    ["应用", "my-project"],
    ["_x", "x"],
  ])("npm knows %s as %s", (name, expected) => expect(packageName(name)).toBe(expected));

  test("names of code", () => {
    expect([pascal("payment-gateway"), pascal("2fa"), slug("Straße 7")]).toEqual([
      "PaymentGateway",
      "Module2fa",
      "stra-e-7",
    ]);
  });
});
