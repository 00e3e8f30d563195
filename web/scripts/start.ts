import { dataDirOfCheckout } from "../backend/data/data-dir.ts";
import { isBuildFresh } from "../backend/data/input-hash.ts";
import { serveBuilt } from "../backend/http/serve-built.ts";
import { buildWeb } from "./build-web.ts";
import { runSite, say, secondsSince } from "./run-site.ts";
import { DIST_DIR, serveSources } from "./serve-sources.ts";

/** Builds the web app if its sources changed since the last build. */
async function ensureBuilt(stopped: AbortSignal): Promise<void> {
  if (isBuildFresh(DIST_DIR)) return;
  const since = performance.now();
  say("  Building the web app ...");
  const progress = setInterval(() => say(`  Still building (${secondsSince(since)}) ...`), 5000);
  const build = buildWeb();
  stopped.addEventListener("abort", build.stop);
  try {
    await build.done;
  } finally {
    clearInterval(progress);
  }
  say(`  Web app built in ${secondsSince(since)}`);
}

runSite({
  command: "start",
  dataDir: dataDirOfCheckout,
  prepare: async ({ mode }, stopped) => (mode === "start" ? ensureBuilt(stopped) : undefined),
  serve: async ({ mode, port }, { backend, dataDir, siteUrl, version }) =>
    mode === "start"
      ? serveBuilt(DIST_DIR, backend, siteUrl, version)
      : serveSources(port, backend, dataDir, siteUrl, version),
});
