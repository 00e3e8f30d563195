import { execFileSync } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

/*
 * `node cli/publish/pack-cli.mjs [--quick]`: the folder cli/publish/dist as it is published. `--quick` takes the build
 * that is there; without it the CLI is built with its assets packed as small as they get, which takes a minute.
 */
const here = (place) => fileURLToPath(new URL(place, import.meta.url));
const require = createRequire(import.meta.url);
const read = async (file) => JSON.parse(await readFile(file, "utf8"));
const versionOf = async (name) => (await read(require.resolve(`${name}/package.json`))).version;

const target = here("dist");
if (!process.argv.includes("--quick"))
  execFileSync(process.execPath, [here("../node_modules/rolldown/bin/cli.mjs"), "-c", "rolldown.config.mjs"], {
    cwd: here(".."),
    env: { ...process.env, TOOLBOX_BUILD: "publish" },
    stdio: ["ignore", "ignore", "inherit"],
  });
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
await cp(here("../dist"), target, { recursive: true });
await cp(here("README.md"), path.join(target, "README.md"));
await cp(here("../../LICENSE"), path.join(target, "LICENSE"));

const { version, license, publishConfig } = await read(here("../package.json"));
const { description, engines } = await read(here("../../package.json"));
const { name, ...access } = publishConfig;
const repository = process.env.GITHUB_REPOSITORY;
const faces = ["arabic", "devanagari", "jp"].map((script) => `@fontsource/noto-sans-${script}`);
const manifest = {
  name,
  version,
  description,
  keywords: ["cli", "generator", "changelog", "conventional-commits", "favicon", "og-image"],
  license,
  ...(repository ? { repository: { type: "git", url: `git+https://github.com/${repository}.git` } } : {}),
  type: "module",
  bin: { toolbox: "toolbox.js" },
  exports: {
    "./vite": { types: "./vite.d.ts", default: "./vite.js" },
    "./toolbox.config.schema.json": "./toolbox.config.schema.json",
    "./package.json": "./package.json",
  },
  engines,
  optionalDependencies: { "@napi-rs/canvas": await versionOf("@napi-rs/canvas") },
  peerDependencies: Object.fromEntries(
    await Promise.all(faces.map(async (face) => [face, `^${await versionOf(face)}`])),
  ),
  peerDependenciesMeta: Object.fromEntries(faces.map((face) => [face, { optional: true }])),
  publishConfig: access,
};
await writeFile(path.join(target, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
process.stdout.write(`${name} ${version}: ${path.relative(process.cwd(), target)}\n`);
