import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { BuildError } from "./build-error.ts";

const WEB_ROOT = path.resolve(import.meta.dirname, "..");
const VITE = path.join(path.dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js");

/** A build under way. */
export interface Build {
  readonly done: Promise<void>;
  /** Ends it early; `done` then rejects. */
  stop(): void;
}

/**
 * Builds the web app in a process of its own, so that the backend can start meanwhile.
 * `done` rejects with a BuildError.
 * @param base where the app will stand at its host
 * @param outDir what it is built into; emptied first
 */
export function buildWeb(base = "/", outDir = path.join(WEB_ROOT, "dist")): Build {
  const child = spawn(
    process.execPath,
    [VITE, "build", "--base", base, "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn"],
    {
      cwd: WEB_ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  let words = "";
  const keep = (chunk: Buffer) => (words += chunk.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const done = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) return resolve();
      reject(
        new BuildError(`The web app could not be built (${signal ?? `exit ${code}`}).\n${cleanBuildOutput(words)}`),
      );
    });
  });
  return { done, stop: () => child.kill() };
}

/** What a build printed, without its colors and without the bundler's own stack. */
export function cleanBuildOutput(words: string): string {
  return stripVTControlCharacters(words)
    .split("\n")
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .join("\n")
    .trim();
}
