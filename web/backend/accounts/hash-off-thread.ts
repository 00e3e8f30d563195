import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import bcrypt from "bcryptjs";

type Method = "hashSync" | "compareSync";
interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** CommonJS, since a worker from a text has no other place to resolve a module from. */
const WORKER = `
const { parentPort, workerData } = require("node:worker_threads");
const bcrypt = require(workerData);
parentPort.on("message", ({ id, method, args }) => {
  try { parentPort.postMessage({ id, value: bcrypt[method](...args) }); }
  catch (error) { parentPort.postMessage({ id, error: String(error && error.message) }); }
});`;

/**
 * Moves the hashing of passwords into a thread of its own: a hash takes tens of milliseconds, and the one thread that
 * serves pages would stand still for as long. The embedded server hashes with the shared object of bcryptjs, so the two
 * functions of that are put in place here until `stop`.
 */
export function hashOffThread(): { stop(): Promise<void> } {
  const waiting = new Map<number, (answer: Answer) => void>();
  const worker = new Worker(WORKER, {
    eval: true,
    execArgv: [],
    workerData: createRequire(import.meta.url).resolve("#bcryptjs"),
  });
  worker.unref();
  worker.on("message", (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const end = (why: string) => {
    for (const [id, answer] of waiting) answer({ id, error: why });
    waiting.clear();
  };
  worker.on("error", (error) => end(String(error)));
  worker.on("exit", () => end("The server is stopping."));
  let last = 0;
  const run = <T>(method: Method, args: readonly unknown[]): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ value, error }) => (error === undefined ? resolve(value as T) : reject(new Error(error))));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ id, method, args });
    });
  const { hash, compare } = bcrypt;
  bcrypt.hash = (password: string, salt: number | string) => run<string>("hashSync", [password, salt]);
  bcrypt.compare = (password: string, hashed: string) => run<boolean>("compareSync", [password, hashed]);
  return {
    async stop() {
      Object.assign(bcrypt, { hash, compare });
      await worker.terminate();
    },
  };
}
