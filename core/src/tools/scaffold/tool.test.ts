import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { starterPacks } from "../../../scripts/assets/starter-packs.ts";
import { readAsset } from "../../../scripts/read-asset.ts";
import { fakePorts } from "../../testing/index.ts";
import { runTool } from "../../tool/run-tool.ts";
import { frameworkLabels } from "./frameworks.ts";
import { nameError, packageName, pascal, slug } from "./names.ts";
import { fillIn } from "./project/starter-pack.ts";
import { readCustom } from "./structure/structure.ts";
import { tool } from "./tool.ts";

const ports = fakePorts({ assets: { read: readAsset } });

async function texts(input: Record<string, unknown>): Promise<Record<string, string>> {
  const result = await runTool(tool, { projectName: "shop", ...input }, ports);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return Object.fromEntries(result.outputs.map((output) => [output.name, output.kind === "text" ? output.text : ""]));
}

async function issue(input: Record<string, unknown>): Promise<[string | undefined, string] | undefined> {
  const result = await runTool(tool, { projectName: "shop", ...input }, ports);
  return result.ok ? undefined : [result.issues[0]?.field, result.issues[0]?.message ?? ""];
}

const frameworks = Object.keys(frameworkLabels);
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

  test("the packed files are those of core/assets/starters: run `pnpm gen:assets starters` after a change", () => {
    const read = (name: string) => readFileSync(new URL(`../../../assets/${name}`, import.meta.url), "utf8");
    const packs = [...starterPacks()];
    expect(packs.map(([name]) => name)).toEqual(frameworks.map((framework) => `starters/${framework}.json`));
    expect(packs.filter(([name, text]) => read(name) !== text).map(([name]) => name)).toEqual([]);
  });

  test("a placeholder nobody fills is a bug, not a file", () => {
    expect(fillIn({ "__NAME__.ts": "// __NAME__" }, { NAME: "$& __X__" })).toEqual({ "$& __X__.ts": "// $& __X__" });
    expect(() => fillIn({ "a.ts": "__LOST__" }, {})).toThrow("__LOST__");
  });

  test("without a module there is none of its files", async () => {
    const files = Object.keys(await texts({ framework: "next" }));
    expect(files.filter((path) => path.includes("features") || path.includes("api"))).toEqual([]);
  });

  test("names differ by more than their capitals", async () => {
    for (const framework of frameworks) {
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

test("the one folder around all is the project, unless that has another name", async () => {
  expect(Object.keys(await texts({ projectName: "", ...outline("my-lib/\n  a.ts") }))).toEqual(["my-lib/a.ts"]);
  expect(Object.keys(await texts({ projectName: "my-lib", ...outline("my-lib/\n  a.ts") }))).toEqual(["my-lib/a.ts"]);
  expect(Object.keys(await texts(outline("src/\n  a.ts")))).toEqual(["shop/src/a.ts"]);
});

describe("names", () => {
  it.each([
    ["my-app", undefined],
    ["my app", undefined],
    ["-rf", undefined],
    ["$(rm -rf ~)`x`'y", undefined],
    ["应用 🚀", undefined],
    [".hidden", undefined],
    ["..", '".." leads out of its folder. Name a folder.'],
    ["a/b", '"a/b" has a /, which no name on Windows may have. Leave it out.'],
    ["a\\b", '"a\\b" has a \\, which no name on Windows may have. Leave it out.'],
    ["CON", '"CON" is a device on Windows. Choose another name.'],
    ["lpt1.txt", '"lpt1.txt" is a device on Windows. Choose another name.'],
    ["console", undefined],
    ["a\nb", '"a?b" has a line break or another control character.'],
    ["a.", '"a." ends with a dot, which Windows drops.'],
  ])("%j", (name, fault) => expect(nameError(name)).toBe(fault));

  test("a fault in a list stands at its field", async () =>
    expect(await issue(outline(""))).toEqual([
      "outline",
      "There is no name in it. Write one file or folder per line.",
    ]));

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
      "strasse-7",
    ]);
  });
});
