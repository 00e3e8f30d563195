import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { publishFolder } from "../../core/scripts/publish/publish-folder.mjs";

/*
 * `node web/publish/pack-site.mjs [--quick]`: the folder web/publish/dist as it is published: the built app, the server
 * as one bundle, and the files that the server reads, all at the places they have in a checkout. `--quick` takes the app
 * as it was built last.
 */
const web = path.resolve(import.meta.dirname, "..");
const require = createRequire(path.join(web, "package.json"));
const lite = createRequire(import.meta.resolve("@supabase/lite/pglite"));
const pglite = path.dirname(lite.resolve("@electric-sql/pglite"));
const run = (program, args, cwd) =>
  execFileSync(process.execPath, [program, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });

if (!process.argv.includes("--quick")) run(path.join(web, "node_modules/vite/bin/vite.js"), ["build"], web);
run(path.join(web, "node_modules/rolldown/bin/cli.mjs"), ["-c", "rolldown.config.mjs"], import.meta.dirname);

const engine = ["pglite.wasm", "pglite.data", "initdb.wasm"];
// what @supabase/lite loads into it; they are looked for one folder above the code
const extensions = ["file_fdw", "isn", "ltree", "pgcrypto"].map((name) => `${name}.tar.gz`);
const target = await publishFolder({
  workspace: "web",
  files: {
    ".": "publish/server",
    "web/dist": "dist",
    "supabase/migrations": "../supabase/migrations",
    "web/src/kit/styles/tokens.css": "src/kit/styles/tokens.css",
    "web/backend/inbox/inbox-page.css": "backend/inbox/inbox-page.css",
    "web/backend/inbox/inter.woff2": require.resolve("#inbox-font"),
    "web/backend/accounts/bcryptjs.cjs": require.resolve("#bcryptjs"),
    ...Object.fromEntries(engine.map((file) => [`web/backend/bundle/${file}`, path.join(pglite, file)])),
    ...Object.fromEntries(extensions.map((file) => [`web/backend/${file}`, path.join(pglite, file)])),
  },
  manifest: {
    description: "Toolbox as a site of your own: the app and its local accounts, in one command.",
    keywords: ["toolbox", "self-hosted", "developer-tools", "generator"],
    bin: { "toolbox-site": "web/backend/bundle/toolbox-site.js" },
    imports: {
      "#bcryptjs": "./web/backend/accounts/bcryptjs.cjs",
      "#inbox-font": "./web/backend/inbox/inter.woff2",
    },
    exports: { "./package.json": "./package.json" },
  },
});
// the notes of the build, of no use without the sources
await rm(path.join(target, "web/dist/.vite"), { recursive: true, force: true });
await rm(path.join(import.meta.dirname, "server"), { recursive: true });
