import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { installedVersion, publishedAs, publishFolder } from "../../core/scripts/publish/publish-folder.mjs";

/*
 * `node cli/publish/pack-cli.mjs [--quick]`: the folder cli/publish/dist as it is published. `--quick` takes the build
 * that is there; without it the CLI is built with its assets packed as small as they get, which takes a minute.
 */
const here = (place) => fileURLToPath(new URL(place, import.meta.url));

if (!process.argv.includes("--quick"))
  execFileSync(process.execPath, [here("../node_modules/rolldown/bin/cli.mjs"), "-c", "rolldown.config.mjs"], {
    cwd: here(".."),
    env: { ...process.env, TOOLBOX_BUILD: "publish" },
    stdio: ["ignore", "ignore", "inherit"],
  });

const faces = ["arabic", "devanagari", "jp"].map((script) => `@fontsource/noto-sans-${script}`);
const withRange = async (face) => [face, `^${await installedVersion("cli", face)}`];
const library = await publishedAs("core");
await publishFolder({
  workspace: "cli",
  files: { ".": "dist" },
  manifest: {
    keywords: ["cli", "generator", "changelog", "conventional-commits", "favicon", "og-image"],
    // The entry is CommonJS, which starts faster; what it loads says of itself what it is.
    type: "commonjs",
    bin: { toolbox: "toolbox.js" },
    exports: {
      "./node": { types: "./node.d.mts", default: "./node.mjs" },
      "./vite": { types: "./vite.d.mts", default: "./vite.mjs" },
      "./toolbox.config.schema.json": "./toolbox.config.schema.json",
      "./package.json": "./package.json",
    },
    optionalDependencies: { "@napi-rs/canvas": await installedVersion("cli", "@napi-rs/canvas") },
    // The types of `./node` are those of the library.
    peerDependencies: Object.fromEntries([
      ...(await Promise.all(faces.map(withRange))),
      [library.name, library.version],
    ]),
    peerDependenciesMeta: Object.fromEntries([...faces, library.name].map((name) => [name, { optional: true }])),
  },
});
