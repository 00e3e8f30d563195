import { spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import { createServer as createSocket, type AddressInfo } from "node:net";
import { REPO_ROOT } from "../data/repo-root.ts";
import { type EmbeddedBackend, startBackend } from "../embedded-backend.ts";
import { siteHandlers } from "../http/site-handler.ts";

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((resolve) => socket.listen(0, "127.0.0.1", resolve));
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

/** The local site without its files, in this process. */
export class LocalSite {
  readonly url: string;
  readonly backend: EmbeddedBackend;
  readonly #server: Server;

  private constructor(url: string, backend: EmbeddedBackend, server: Server) {
    this.url = url;
    this.backend = backend;
    this.#server = server;
  }

  static async open(dataDir: string): Promise<LocalSite> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const backend = await startBackend(dataDir, url);
    const handlers = siteHandlers(backend, url, "1.2.3");
    const server = createServer((request, response) => {
      const step = (at: number, error?: unknown): void => {
        const handler = handlers[at];
        if (handler && !error) return handler(request, response, (failed) => step(at + 1, failed));
        response.writeHead(error ? 500 : 404).end(error ? String(error) : "no such page");
      };
      step(0);
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    return new LocalSite(url, backend, server);
  }

  get(pathname: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.url + pathname, {
      headers: { apikey: this.backend.publishableKey, ...headers },
      redirect: "manual",
    });
  }

  /** Posts JSON; the answer's status and parsed body. */
  async post(
    pathname: string,
    body: unknown,
    bearer?: string,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const headers = { apikey: this.backend.publishableKey, "content-type": "application/json" };
    const response = await fetch(this.url + pathname, {
      method: "POST",
      headers: bearer ? { ...headers, authorization: `Bearer ${bearer}` } : headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  rpc(name: string, body: unknown, bearer?: string) {
    return this.post(`/rest/v1/rpc/${name}`, body, bearer);
  }

  async close(): Promise<void> {
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
    await this.backend.close();
  }
}

/** Runs `start` as a user would; `ready` once it prints its address. */
export function spawnStart(dataDir: string, args: string[]) {
  // as `pnpm start` does: no wrapper in between that would kill a process too busy to answer its signal
  const child = spawn(process.execPath, ["--import", "tsx", "web/scripts/start.ts", ...args], {
    cwd: REPO_ROOT,
    env: { ...process.env, TOOLBOX_DATA: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  const ended = new Promise<{ code: number | null; words: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, words }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      words += chunk.toString();
      if (words.includes("Stop with Ctrl+C")) resolve(words);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    void ended.then(({ code }) => reject(new Error(`start ended with ${code}:\n${words}`)));
  });
  ready.catch(() => undefined); // a start that is meant to fail is judged by how it ended
  return { ready, ended, stop: (signal: NodeJS.Signals = "SIGTERM") => child.kill(signal) };
}
