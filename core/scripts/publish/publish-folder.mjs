import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const readJson = async (file) => JSON.parse(await readFile(file, "utf8"));

/**
 * Puts a package together as it is published, in `<workspace>/publish/dist`: the files that are given, README.md from
 * beside that folder, the license of the project, and a package.json with what all our packages say alike. The published
 * name stands in the workspace's `publishConfig`.
 * @param {object} options
 * @param {string} options.workspace the folder of the workspace package, such as "cli"; its `publish` holds README.md
 * @param {Readonly<Record<string, string>>} options.files place in the package to the file or folder that goes there,
 *   relative to the workspace; "." is the package itself
 * @param {object} options.manifest what package.json says of this package alone: `bin`, `exports`, dependencies …
 * @returns {Promise<string>} the folder
 */
export async function publishFolder({ workspace, files, manifest }) {
  const source = path.join(ROOT, workspace);
  const target = path.join(source, "publish/dist");
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const [place, from] of Object.entries(files))
    await cp(path.resolve(source, from), path.join(target, place), { recursive: true });
  await cp(path.join(source, "publish/README.md"), path.join(target, "README.md"));
  await cp(path.join(ROOT, "LICENSE"), path.join(target, "LICENSE"));

  const { version, license, publishConfig } = await readJson(path.join(source, "package.json"));
  const { description, engines } = await readJson(path.join(ROOT, "package.json"));
  const { name, ...access } = publishConfig;
  const repository = process.env.GITHUB_REPOSITORY;
  const whole = {
    name,
    version,
    description,
    license,
    ...(repository ? { repository: { type: "git", url: `git+https://github.com/${repository}.git` } } : {}),
    type: "module",
    ...manifest,
    engines,
    publishConfig: access,
  };
  await writeFile(path.join(target, "package.json"), `${JSON.stringify(whole, undefined, 2)}\n`);
  process.stdout.write(`${name} ${version}: ${path.relative(process.cwd(), target)}\n`);
  return target;
}

/**
 * The version of a package that a workspace has installed.
 * @param {string} workspace such as "cli"
 * @param {string} name of the package
 */
export async function installedVersion(workspace, name) {
  const require = createRequire(path.join(ROOT, workspace, "package.json"));
  return (await readJson(require.resolve(`${name}/package.json`))).version;
}

/**
 * What a workspace is called on npm, and its version.
 * @param {string} workspace such as "core"
 */
export async function publishedAs(workspace) {
  const { version, publishConfig } = await readJson(path.join(ROOT, workspace, "package.json"));
  return { name: publishConfig.name, version };
}
