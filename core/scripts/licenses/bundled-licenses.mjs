import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const ASSETS = path.join(ROOT, "core/assets");
const TEXT_FILE = /^(licen[cs]e|copying|notice|ofl)([-._].*)?$/i;

/**
 * The folder of the package that a module is from; undefined for the project's own and for what the bundler made up.
 * @param {string} id a module's id or a file's path
 */
export function packageFolder(id) {
  const file = id
    .replace(/^\0/, "")
    .replace(/[?#].*$/, "")
    .replaceAll("\\", "/");
  const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/./.exec(file);
  return match && !match[1].endsWith("/.pnpm") && existsSync(`${match[1]}/package.json`) ? match[1] : undefined;
}

/**
 * What a package says of itself, with all of its license texts.
 * @param {string} folder
 * @returns name, version, license by SPDX and text
 * @throws Error when it neither has a text nor names a license with a known one
 */
export function readLicense(folder) {
  const { name, version, license, author, homepage } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && TEXT_FILE.test(entry.name),
  );
  const texts = files.map((entry) => readFileSync(path.join(folder, entry.name), "utf8").trim());
  const holder = (typeof author === "object" ? author?.name : author) ?? `the authors of ${name}`;
  const text = texts.join("\n\n") || (license === "MIT" ? mitText(holder) : "");
  if (!text) throw new Error(`${name} ${version} is bundled and has no license text. Leave it out, or add its text.`);
  return {
    name,
    version,
    license: String(license ?? "see its text"),
    homepage: typeof homepage === "string" ? homepage : "",
    text,
  };
}

/**
 * One file with the license of the project, of everything in core/assets and of every package.
 * @param {Iterable<string>} folders of the packages that are bundled
 */
export function licenseFile(folders) {
  const read = (file) => readFileSync(file, "utf8").trim();
  const packages = [...new Set(folders)].map(readLicense).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const byText = new Map();
  for (const each of packages) byText.set(each.text, [...(byText.get(each.text) ?? []), each]);
  const sections = [
    ["Toolbox", read(path.join(ROOT, "LICENSE"))],
    ["Fonts, emoji, icons and words", read(path.join(ASSETS, "LICENSES.md"))],
    ...assetTexts().map((file) => [`core/assets/${file}`, read(path.join(ASSETS, file))]),
    ...[...byText].map(([text, of]) => [
      [
        ...new Set(
          of.map(({ name, version, license, homepage }) => `${name} ${version} (${license}) ${homepage}`.trim()),
        ),
      ].join("\n"),
      text,
    ]),
  ];
  const rule = "-".repeat(80);
  const intro =
    "Toolbox is made with the work of others. Their licenses stand here in full.\nEmoji: Twemoji, Copyright 2020 Twitter, Inc and other contributors, CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).";
  return `${intro}\n\n${sections.map(([title, text]) => `${rule}\n${title}\n${rule}\n\n${text}\n`).join("\n")}`;
}

const assetTexts = () =>
  readdirSync(ASSETS, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file).startsWith("LICENSE-"))
    .toSorted();

/**
 * Writes the licenses of what a build really holds beside it. Give the plugin itself to the build and `inside` to the
 * builds within it, such as workers.
 * @param {{ fileName: string, also?: readonly string[] }} options `also`: folders of packages that get in past the bundler
 */
export function bundledLicenses({ fileName, also = [] }) {
  const folders = new Set(also);
  const add = (id) => {
    const folder = packageFolder(id);
    if (folder) folders.add(folder);
  };
  const collect = (bundle, root) => {
    for (const output of Object.values(bundle)) {
      if (output.type === "chunk") for (const id of Object.keys(output.modules)) add(id);
      else for (const file of output.originalFileNames ?? []) add(path.resolve(root, file));
    }
  };
  let root = process.cwd();
  const configResolved = (config) => void (root = config.root);
  return {
    plugin: {
      name: "toolbox-licenses",
      configResolved,
      generateBundle: {
        order: "post",
        handler(_options, bundle) {
          collect(bundle, root);
          this.emitFile({ type: "asset", fileName, source: licenseFile(folders) });
        },
      },
    },
    inside: {
      name: "toolbox-licenses-inside",
      configResolved,
      generateBundle: (_options, bundle) => collect(bundle, root),
    },
  };
}

const mitText = (holder) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
