import { Worker } from "node:worker_threads";

/**
 * Starts a worker thread at a module. From source the module is TypeScript, which Node 20 cannot read by itself and
 * for which a worker does not inherit tsx from its process, so tsx is registered in the worker first.
 */
export function startWorker(entry: URL): Worker {
  if (!entry.pathname.endsWith(".ts")) return new Worker(entry);
  const load = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(entry.href)}); })`;
  return new Worker(load, { eval: true });
}
