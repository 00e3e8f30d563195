import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { catalog } from "@toolbox/core";
import { beforeAll, describe, expect, test } from "vitest";
import { bin } from "../../scripts/run-step.ts";
import { npmProject } from "../code/npm-project.ts";
import { packedProject, root, type Tarball } from "./packed-project.ts";

/* The package of the library as npm installs it from its tarball: what is in it, what it weighs, what it does unasked. */
const project = packedProject();
const library = path.join(project.folder, "node_modules/toolbox-core");
let tarball: Tarball;
let tarballs: readonly Tarball[];
beforeAll(() => {
  tarball = project.pack("core");
  tarballs = [tarball, project.pack("cli")];
  project.install(tarballs);
}, 600_000);

const modulesIn = (folder: string) =>
  readdirSync(path.join(library, folder))
    .filter((file) => file.endsWith(".js"))
    .map((file) => pathToFileURL(path.join(library, folder, file)).href);

describe("toolbox-core from its tarball", () => {
  test("needs nothing, runs nothing, says whose work is in it", () => {
    const text = readFileSync(path.join(library, "package.json"), "utf8");
    const manifest = JSON.parse(text) as Record<string, object>;
    expect(text).not.toContain("workspace:");
    for (const part of ["dependencies", "optionalDependencies", "peerDependencies", "scripts", "bin"])
      expect(manifest).not.toHaveProperty(part);
    expect(manifest).toMatchObject({ name: "toolbox-core", type: "module", sideEffects: false, license: "MIT" });
    expect(manifest["engines"]).toEqual({ node: ">=20.19.0" });
    const entries = Object.keys(manifest["exports"] ?? {});
    for (const { id } of catalog) expect(entries).toContain(`./tools/${id}`);
    expect(readFileSync(path.join(library, "LICENSE"), "utf8")).toContain("MIT");
    const licenses = readFileSync(path.join(library, "LICENSES.txt"), "utf8");
    for (const words of ["SIL OPEN FONT LICENSE", "pdfkit ", "culori ", "markdown-it "])
      expect(licenses).toContain(words);
    expect(tarball.size).toBeLessThanOrEqual(6_500_000);
  });

  test("changes nothing of the world when it is imported", () => {
    const check = path.join(root, "e2e/oracles/packages/effects-of-import.mjs");
    const effectsOf = (modules: readonly string[]) => {
      const { stdout, stderr } = project.run(process.execPath, [check, ...modules]);
      expect(stderr).toBe("");
      return JSON.parse(stdout) as object;
    };
    expect(effectsOf([...modulesIn("."), ...modulesIn("tools"), ...modulesIn("chunks")])).toEqual({});
    project.put("effects.js", "Array.prototype.last = 1; process.on('exit', () => {}); console.log('hello');");
    const broken = pathToFileURL(path.join(project.folder, "effects.js")).href;
    expect(effectsOf([broken])).toEqual({
      "effects.js": ["process.on(exit)", "Array.prototype.last", "wrote hello\n"],
    });
  });

  test("whatever makes text runs without ports; all else names the one it lacks", () => {
    project.put("examples.js", RUN_EXAMPLES);
    const { stdout, stderr } = project.run(process.execPath, ["examples.js"]);
    expect(stderr).toBe("");
    const lacking = JSON.parse(stdout) as Record<string, readonly string[]>;
    expect(Object.keys(lacking)).toHaveLength(catalog.length);
    const needy = Object.entries(lacking).filter(([, messages]) => messages.length > 0);
    for (const [id, messages] of needy)
      for (const message of messages)
        expect(message).toMatch(
          new RegExp(`^"${id}" needs the port "(assets|canvas|images)" for this: give run\\(\\)`),
        );
    expect(needy.map(([id]) => id).toSorted()).toEqual(NEED_PORTS);
  });

  test("slug adds at most 8 KB gzipped to an app, and an import that is not used nothing", () => {
    const bare = builtSize("bare", "document.title = 'hello';");
    const uses = `import { run } from "toolbox-core"; import { tool } from "toolbox-core/tools/slug";
      document.title = JSON.stringify(await run(tool, { text: "Hello" }));`;
    const added = builtSize("slug", uses) - bare;
    expect(added).toBeGreaterThan(1000);
    expect(added).toBeLessThanOrEqual(8000);
    const unused = catalog.map(({ id }, index) => `import { tool as tool${index} } from "toolbox-core/tools/${id}";\n`);
    expect(builtSize("unused", `${unused.join("")}document.title = 'hello';`)).toBe(bare);
  });
});

const checks = npmProject("package-checks", ["publint@0.3.25", "@arethetypeswrong/cli@0.18.5"]);
const { expectFine } = checks;

describe.skipIf(!checks.isThere)(`who reads packages${checks.whySkipped}`, () => {
  test("publint", () => {
    for (const { file } of tarballs) expectFine("publint", file, "--strict");
  });
  test("arethetypeswrong", () => {
    for (const { file } of tarballs) expectFine("attw", file, "--profile", "esm-only");
  });
});

test("npm would publish it without a word of complaint", () => {
  for (const workspace of ["core", "cli"]) {
    const { status, stdout, stderr } = project.run("npm", [
      "publish",
      "--dry-run",
      path.join(root, workspace, "publish/dist"),
    ]);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    const complaints = `${stdout}${stderr}`.split("\n").filter((line) => /^npm (?:warn publish|error)/.test(line));
    expect(complaints.filter((line) => !line.includes("requires you to be logged in"))).toEqual([]);
  }
});

/** What needs fonts, pictures, icons or words with at least one of its examples. */
const NEED_PORTS = [
  "class-order",
  "favicon",
  "icon",
  "markdown-blog",
  "markdown-pdf",
  "mockup",
  "og-image",
  "password",
  "scaffold",
  "workspace",
];

const RUN_EXAMPLES = `
import { run } from "toolbox-core";
import { catalog } from "toolbox-core/catalog";
const lacking = {};
for (const entry of catalog) {
  const tool = await entry.load();
  lacking[entry.id] = [];
  for (const { input } of tool.examples) {
    const result = await run(tool, input);
    if (!result.ok) lacking[entry.id].push(...result.issues.map(({ message }) => message));
  }
}
console.log(JSON.stringify(lacking));
`;

/** Bytes of all scripts of an app as Vite builds it, each gzipped. */
function builtSize(name: string, code: string): number {
  project.put(`${name}/index.html`, '<script type="module" src="./main.js"></script>\n');
  project.put(`${name}/main.js`, code);
  const { status, stderr } = project.run(bin("vite"), ["build", name, "--logLevel", "error"]);
  expect({ status, stderr }).toMatchObject({ status: 0 });
  const assets = path.join(project.folder, name, "dist/assets");
  const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(assets, file))).length, 0);
}
