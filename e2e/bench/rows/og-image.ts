import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { benchSession } from "../measure/bench-session.ts";
import type { Command } from "../measure/measure.ts";
import { canMeasureMemory } from "../measure/peak-memory.ts";
import type { Row } from "../row.ts";

const NAME = "og-image";
const program = fileURLToPath(new URL("../../../cli/dist/toolbox.js", import.meta.url));
const isAsked = process.argv.slice(2).every((word) => word === "--" || `${NAME} satori takumi batch`.includes(word));
const folder = mkdtempSync(path.join(tmpdir(), "toolbox-bench-og-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const engine = (name: "satori" | "takumi" | "toolbox", ...more: readonly string[]): Command => ({
  program: process.execPath,
  args: [
    "--import",
    import.meta.resolve("tsx"),
    fileURLToPath(new URL(`../og-image/${name}.ts`, import.meta.url)),
    folder,
    ...more,
  ],
});

/** Installs the peers for this run only. */
function hasPeers(): boolean {
  if (!isAsked) return false;
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const packages = ["satori@0.63.2", "@resvg/resvg-js@2.6.2", "@takumi-rs/core@2.16.3", "@takumi-rs/helpers@2.16.3"];
  const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--silent", ...packages], { cwd: folder });
  if (status !== 0) process.stdout.write(`${NAME} / satori, takumi: skipped, the npm registry does not answer\n`);
  return status === 0;
}

/** One run over so many posts, each time into a new folder: what is there already is not drawn again. */
function batch(count: number): Command {
  const posts = path.join(folder, `posts-${count}`);
  mkdirSync(posts, { recursive: true });
  for (let post = 0; post < count; post++)
    writeFileSync(path.join(posts, `${post}.md`), `---\ntitle: Post ${post}\nog: { theme: gradient }\n---\n`);
  const script = `exec "$0" "$1" og-image --batch "$2" --out "$(mktemp -d "$3/out-XXXXXX")"`;
  return { program: "bash", args: ["-c", script, process.execPath, program, posts, folder], env: benchSession() };
}

const toolbox = engine("toolbox");
const row = (name: string, more: Omit<Row, "name" | "pairs">): Row => ({ name, pairs: 5, ...more });

/** CPU per image over 30 images after 5, everything from the input to the file, in one process. */
export const rows: readonly Row[] = [
  ...(hasPeers()
    ? [
        row(`${NAME}, warm / satori and resvg`, { a: toolbox, b: engine("satori"), on: "printed", goal: 0.3 }),
        row(`${NAME}, warm / takumi`, { a: toolbox, b: engine("takumi"), on: "printed", goal: 1.4 }),
        row(`${NAME}, bytes / satori and resvg`, {
          a: engine("toolbox", "bytes"),
          b: engine("satori", "bytes"),
          on: "printed",
          goal: 0.3,
        }),
      ]
    : []),
  ...(isAsked && canMeasureMemory
    ? [row(`${NAME} --batch of 500 / of 50`, { a: batch(500), b: batch(50), on: "memory", goal: 1.15 })]
    : []),
];
