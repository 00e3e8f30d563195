import { defineConfig } from "rolldown";
import { bundledLicenses } from "../../core/scripts/licenses/bundled-licenses.mjs";

/*
 * The server of toolbox-site as one folder without dependencies. Of @supabase/lite it holds what the embedded backend
 * runs: what it would load for other databases, for its console and for its reports of errors is left out.
 */
export default defineConfig({
  cwd: import.meta.dirname,
  input: { "toolbox-site": "toolbox-site.ts" },
  platform: "node",
  // loaded by what Toolbox never calls; none of them is in the package
  external: [/^@supabase\/pg-delta/, "pgsql-parser", "libpg-query", /^@supabase\/lite\/sqlite/],
  // PGlite's own, for its file system
  checks: { eval: false },
  plugins: [bundledLicenses({ fileName: "LICENSES.txt" }).plugin],
  output: {
    dir: "server",
    format: "esm",
    // as deep as the sources, which look for their files from where they are
    entryFileNames: "web/backend/bundle/[name].js",
    chunkFileNames: "web/backend/bundle/[name]-[hash].js",
    banner: (chunk) => (chunk.isEntry ? "#!/usr/bin/env node" : ""),
    minify: true,
    cleanDir: true,
  },
});
