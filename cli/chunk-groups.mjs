import { fileURLToPath } from "node:url";
import { importGraph } from "./import-graph.mjs";

const source = (file) => fileURLToPath(new URL(file, import.meta.url));
const coreFolder = source("../core/src/");
const catalog = source("../core/src/tools/catalog.gen.ts");

/**
 * Each file to open costs as much as all rules of the linter, and git waits for `toolbox lint` at each commit: what an
 * entry alone needs is one chunk, and so is what it shares with the tools, which shall load neither linter nor changelog.
 * A chunk takes along what its modules import and no earlier chunk has, so what is shared stands first.
 */
export function chunkGroups() {
  let chunkOf;
  const group = (name) => ({ name: (id, context) => ((chunkOf ??= chunks(context))(id) === name ? name : null) });
  const parts = {
    name: (id, context) => (chunkOf ??= chunks(context))(id) ?? null,
    includeDependenciesRecursively: false,
  };
  // `--version` waits for none of the others.
  const manifest = { name: "package", test: /cli\/package\.json$/ };
  return [manifest, ...["process", "files", "lint", "changelog", "program"].map(group), parts, ...families];
}

// What belongs together and is small, in one chunk. What it imports from packages stays where it is.
const families = Object.entries({
  "workspace-formats": /core\/src\/workspace\/(?:(?:import|export)\/|parse\/finish-workspace)/,
  drawing: /core\/src\/graphics\/(?:drawing\/|svg\/font-outlines)/,
  "entry-tools": /core\/src\/tools\/(?:changelog-entries|commit-message)\//,
  "color-tools":
    /core\/src\/(?:tools\/(?:color|contrast|palette|quick-palette|color-scale|font-pairs)|graphics\/(?:color|color-file))\//,
  "string-tools": /core\/src\/tools\/(?:uuid|base64|password|hash|responsive|email)\//,
  "server-tools": /core\/src\/tools\/(?:webhook|edge-function|realtime|rls|component)\//,
  "picture-tools": /core\/src\/tools\/(?:icon|favicon|mockup|color-extractor)\//,
  "project-tools": /core\/src\/tools\/(?:readme|scaffold)\//,
  "table-tools": /core\/src\/tools\/(?:csv|json)\//,
  "lint-words": /cli\/src\/services\/lint\/lint-(?:text|output)/,
  digest: /@noble\/hashes\//,
  batch: /cli\/src\/tool-command\/(?:batch|watch|save|output)\//,
  account: /cli\/src\/(?:session|services\/account|services\/doctor|commands\/(?:login|logout|whoami|doctor))/,
  prefill: /cli\/src\/prefill\//,
  ports: /cli\/src\/(?:ports\/(?!tool-worker|assets\/)|tool-command\/input\/open-file)|core\/src\/tool\/worker\//,
  screens: /cli\/src\/screens\//,
  commit: /cli\/src\/services\/commit\/|core\/src\/git\/commit-suggest\//,
  "changelog-file": /cli\/src\/services\/changelog\/file\//,
  "changelog-branch": /cli\/src\/services\/changelog\/(?:preview|fragments)\/|core\/src\/git\/fragments\//,
  "changelog-merge": /core\/src\/git\/changelog-file\//,
  "make-more":
    /cli\/src\/services\/make\/(?:init|run|watch|list|lock-saved|report-made|staged|config\/plan-runs)(?:\/|\.ts$)/,
  print: /core\/src\/documents\/print\/(?!pdf\/write-pdf)/,
  release: /cli\/src\/(?:services|commands)\/(?:release|migrate)(?:\/|\.ts$)|core\/src\/git\/migrate\//,
  "schema-diagram": /core\/src\/data\/schema\/diagram\//,
  "schema-formats": /core\/src\/data\/schema\/(?:write|diff)\//,
  "lint-sources": /cli\/src\/services\/lint\/(?:lint-(?:event|range)|fix|save-draft)\.ts$/,
}).map(([name, test]) => ({ name, test, includeDependenciesRecursively: false }));

/** Gives the chunk of a module, if it is not left to the bundler. */
function chunks(context) {
  const reach = importGraph(context);
  const everyRun = reach(source("src/shell/run-process.ts"));
  // A few lines that the linter, the changelog and the check of generated files share.
  const annotation = source("../core/src/text/annotation.ts");
  const lint = reach(source("src/fast-path.ts"));
  const lintLater = reach(source("src/services/lint/lint.ts"), { isLater: true });
  const changelog = reach(source("src/services/changelog/run.ts"));
  const program = reach(source("src/program.ts"));
  const everyTool = reach(source("src/tool-command/flags/declare-tool.ts"), { isLater: true, except: catalog });
  const anyTool = reach(source("src/tool-command/flags/declare-tool.ts"), { isLater: true });
  for (const id of reach(catalog, { isLater: true })) anyTool.add(id);
  const partOf = smallParts(context, (id) => named(id) ?? (lintLater.has(id) ? "verdict" : undefined));
  return (id) => named(id) ?? partOf(id);

  function named(id) {
    if (everyRun.has(id) || id === annotation || (lintLater.has(id) && anyTool.has(id))) return "process";
    if (lint.has(id)) return "lint";
    if (changelog.has(id)) return everyTool.has(id) ? "files" : "changelog";
    return program.has(id) ? "program" : undefined;
  }
}

// Source that a command may load without need, for the sake of a file less to open and to ship.
const MOST_SOURCE = 12_000;

/**
 * Gives the chunk of what several commands or tools share and is small with all that it imports: a file each would be
 * many files. Those that need the same other chunks are one chunk, so that none loads another for nothing.
 */
function smallParts(context, chunkOf) {
  const reach = importGraph(context);
  const roots = ["src/fast-path.ts", "src/shell/run-process.ts"].map(source);
  const all = new Set(roots.flatMap((root) => [...reach(root, { isLater: true })]));
  const ids = [...all].filter((id) => context.getModuleInfo(id)?.code);
  const isStart = ({ isEntry, dynamicImporters }) => isEntry || dynamicImporters.length > 0;
  const uses = new Map();
  for (const start of ids.filter((id) => isStart(context.getModuleInfo(id))))
    for (const id of reach(start)) uses.set(id, (uses.get(id) ?? 0) + 1);
  const own = (id) => chunkOf(id) === undefined;
  const sizeOf = (id) => context.getModuleInfo(id)?.code?.length ?? 0;
  // What Intl makes takes ten milliseconds.
  const isSlow = (id) => /new Intl/.test(context.getModuleInfo(id)?.code ?? "");
  const isSmall = (id) => {
    const needed = [...reach(id)];
    const size = needed.filter(own).reduce((sum, each) => sum + sizeOf(each), 0);
    return size <= MOST_SOURCE && !needed.some(isSlow);
  };
  const parts = new Set(
    ids.filter(
      (id) =>
        uses.get(id) > 1 &&
        !/node_modules|cli\/src\/session\/|core\/src\/(?:tools|graphics\/og-image)\//.test(id) &&
        !isStart(context.getModuleInfo(id)) &&
        own(id) &&
        isSmall(id),
    ),
  );
  return (id) => {
    if (!parts.has(id)) return undefined;
    const needed = new Set([...reach(id)].map(chunkOf).filter((name) => name !== undefined && name !== "process"));
    return [
      id.startsWith(coreFolder) ? "core" : "cli",
      "parts",
      ...[...needed].toSorted((a, b) => (a < b ? -1 : 1)),
    ].join("-");
  };
}
