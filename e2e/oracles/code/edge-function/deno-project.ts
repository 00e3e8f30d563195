import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { npmProject } from "../npm-project.ts";

/** A folder with Deno in it, installed from the npm registry for this test only. */
export class DenoProject {
  readonly #running: ChildProcess[] = [];
  readonly #project = npmProject("deno", ["deno@2.9.6"]);
  readonly isThere: boolean;
  readonly whySkipped: string;

  constructor() {
    const { folder, isThere, whySkipped } = this.#project;
    // npm 11 runs no install script by itself
    if (isThere) spawnSync("node", ["node_modules/deno/install.cjs"], { cwd: folder });
    // with a package.json, Deno would look for packages in its node_modules alone
    rmSync(path.join(folder, "package.json"));
    this.put("deno.json", '{ "nodeModulesDir": "none" }\n');
    this.isThere = isThere && this.deno("--version").status === 0;
    this.whySkipped = whySkipped || (this.isThere ? "" : " (it does not run here)");
  }

  /** A file in the folder of the functions. */
  put(name: string, text: string): void {
    this.#project.put(`functions/${name}`, text);
  }

  /** Runs Deno to its end, in the folder of the functions. */
  deno(...args: string[]): { status: number | null; output: string } {
    const done = spawnSync(this.#deno, args, { cwd: this.#functions, env: this.#env, encoding: "utf8" });
    return { status: done.status, output: `${done.stdout}${done.stderr}` };
  }

  /**
   * Starts a function and waits until it listens.
   * @returns where it answers, or what it said before it ended
   */
  async start(name: string, env: Readonly<Record<string, string>>): Promise<{ url: string } | { said: string }> {
    const isServed = name.includes("recommended");
    const args = isServed ? ["serve", "--host", "127.0.0.1", "--port", "0"] : ["run"];
    const child = spawn(this.#deno, [...args, "--allow-net", "--allow-env", `${name}/index.ts`], {
      cwd: this.#functions,
      env: { ...this.#env, ...env, DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0" },
    });
    this.#running.push(child);
    return new Promise((resolve) => {
      let said = "";
      const listen = (chunk: Buffer) => {
        said += String(chunk);
        const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
        if (url) resolve({ url });
      };
      child.stdout.on("data", listen);
      child.stderr.on("data", listen);
      child.on("exit", () => resolve({ said }));
    });
  }

  stopAll(): void {
    for (const child of this.#running.splice(0)) child.kill("SIGKILL");
  }

  get #deno(): string {
    return path.join(this.#project.folder, "node_modules/deno/deno");
  }

  get #functions(): string {
    return path.join(this.#project.folder, "functions");
  }

  /** As here, for proxies and certificates, with a cache and a home of its own. */
  get #env(): NodeJS.ProcessEnv {
    const { NODE_OPTIONS: _, ...env } = process.env;
    return {
      ...env,
      HOME: this.#project.folder,
      DENO_DIR: path.join(this.#project.folder, "cache"),
      NO_COLOR: "1",
      DENO_NO_UPDATE_CHECK: "1",
    };
  }
}
