import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { EnvironmentError } from "../backend/environment-error.ts";

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
 * `done` rejects with an EnvironmentError that holds the build's own words.
 */
export function buildWeb(): Build {
  const child: ChildProcess = spawn(process.execPath, [VITE, "build", "--logLevel", "warn"], {
    cwd: WEB_ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
  });
  let words = "";
  const keep = (chunk: Buffer) => (words += chunk.toString());
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const done = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) resolve();
      else
        reject(new EnvironmentError(`The web app could not be built (${signal ?? `exit ${code}`}).\n${words.trim()}`));
    });
  });
  return { done, stop: () => child.kill() };
}
