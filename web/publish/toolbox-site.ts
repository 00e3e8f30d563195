import path from "node:path";
import { dataDirOfUser } from "../backend/data/data-dir.ts";
import { REPO_ROOT } from "../backend/data/repo-root.ts";
import { serveBuilt } from "../backend/http/serve-built.ts";
import { runSite } from "../scripts/run-site.ts";

// The command of the published package: the built app lies in it, and the data in the folder of the user.
runSite({
  command: "toolbox-site",
  dataDir: dataDirOfUser,
  serve: async (_options, { backend, siteUrl, version }) =>
    serveBuilt(path.join(REPO_ROOT, "web/dist"), backend, siteUrl, version),
});
