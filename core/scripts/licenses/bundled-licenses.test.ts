import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundledLicenses, licenseFile, packageFolder, readLicense } from "./bundled-licenses.mjs";

let root: string;
const folder = (name: string) => path.join(root, "node_modules", name);
function install(name: string, manifest: object, files: Readonly<Record<string, string>> = {}): string {
  mkdirSync(folder(name), { recursive: true });
  writeFileSync(path.join(folder(name), "package.json"), JSON.stringify({ name, version: "1.2.3", ...manifest }));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder(name), file), text);
  return folder(name);
}
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "toolbox-licenses-"));
  install("plain", { license: "ISC" }, { LICENSE: "ISC words of plain", "index.js": "" });
  install("@scope/font", { license: "OFL-1.1" }, { "OFL.txt": "OFL words" });
  install(
    "twice",
    { license: "(MIT OR Apache-2.0)" },
    { "LICENSE-MIT": "MIT words", "license-apache.md": "Apache words" },
  );
  install("unnamed", {}, { "LICENCE.md": "words without a name" });
  install("bare", { license: "MIT", author: { name: "Ada" } });
  install("silent", { license: "ISC" });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("packageFolder", () => {
  test.each([
    ["node_modules/plain/index.js", "plain"],
    ["node_modules/plain/deep/er.js?v=1#x", "plain"],
    ["\0node_modules/plain/index.js?commonjs", "plain"],
    ["node_modules/@scope/font/a.woff2", "@scope/font"],
    ["node_modules/plain/node_modules/@scope/gone/a.js", undefined],
    ["src/main.ts", undefined],
    ["node_modules/plain", undefined],
  ])("%s is of %s", (file, name) => {
    const id = file.startsWith("\0") ? `\0${path.join(root, file.slice(1))}` : path.join(root, file);
    expect(packageFolder(id)).toBe(name && folder(name));
  });

  test("what the bundler made up is of no package", () => {
    for (const id of ["\0rolldown/runtime.js", "virtual:core-assets", "\0vite/preload-helper.js"])
      expect(packageFolder(id)).toBeUndefined();
  });
});

test.each([
  ["plain", "ISC", "ISC words of plain"],
  ["twice", "(MIT OR Apache-2.0)", "MIT words\n\nApache words"],
  ["unnamed", "see its text", "words without a name"],
  ["bare", "MIT", expect.stringMatching(/Copyright \(c\) Ada[\s\S]*WITHOUT WARRANTY/)],
])("the license of %s is %s", (name, license, text) => {
  expect(readLicense(folder(name))).toMatchObject({ name, version: "1.2.3", license, text });
});

test("a package without a text ends the build", () => {
  expect(() => licenseFile([folder("plain"), folder("silent")])).toThrow(
    "silent 1.2.3 is bundled and has no license text",
  );
});

test("the file names Toolbox, the assets and every package with its text once", () => {
  install("same", { license: "ISC" }, { LICENSE: "ISC words of plain" });
  const text = licenseFile([folder("plain"), folder("same"), folder("@scope/font"), folder("plain")]);
  expect(text).toContain("Twemoji, Copyright 2020 Twitter, Inc and other contributors, CC BY 4.0");
  expect(text).toContain("SIL OPEN FONT LICENSE");
  expect(text).toContain("plain 1.2.3 (ISC)\nsame 1.2.3 (ISC)\n");
  expect(text).toContain("@scope/font 1.2.3 (OFL-1.1)");
  expect(text.split("ISC words of plain")).toHaveLength(2);
});

test("the plugin names what its bundle, the builds inside it and its assets hold", () => {
  const { plugin, inside } = bundledLicenses({ fileName: "licenses.txt", also: [folder("bare")] }) as unknown as {
    plugin: {
      configResolved(config: object): void;
      generateBundle: { handler(options: object, bundle: object): void };
    };
    inside: { configResolved(config: object): void; generateBundle(options: object, bundle: object): void };
  };
  const chunk = (...modules: string[]) => ({
    type: "chunk",
    modules: Object.fromEntries(modules.map((file) => [path.join(root, file), {}])),
  });
  for (const part of [plugin, inside]) part.configResolved({ root });
  inside.generateBundle({}, { "worker.js": chunk("node_modules/unnamed/a.js") });
  const emitted: { fileName: string; source: string }[] = [];
  const context = { emitFile: (file: { fileName: string; source: string }) => void emitted.push(file) };
  plugin.generateBundle.handler.call(
    context,
    {},
    {
      "main.js": chunk("src/main.ts", "node_modules/plain/index.js"),
      "a.woff2": { type: "asset", originalFileNames: ["node_modules/@scope/font/a.woff2"] },
    },
  );
  expect(emitted.map((file) => file.fileName)).toEqual(["licenses.txt"]);
  const named = ["plain", "@scope/font", "unnamed", "bare"].filter((name) =>
    emitted[0]?.source.includes(`\n${name} 1.2.3 (`),
  );
  expect(named).toEqual(["plain", "@scope/font", "unnamed", "bare"]);
  expect(emitted[0]?.source).not.toContain("twice");
});
