import { Worker } from "node:worker_threads";

/**
 * Starts a worker thread at a module. From source the module is TypeScript, which Node 20 cannot read by itself and
 * for which a worker does not inherit tsx from its process, so tsx is registered in the worker first.
 */
export function startWorker(entry: URL): Worker {
  if (!entry.pathname.endsWith(".ts")) return new Worker(entry);
  // By its place: a worker of a text resolves names from where the user stands.
  const tsx = JSON.stringify(import.meta.resolve("tsx/esm/api"));
  const load = `import(${tsx}).then(({ register }) => { register(); return import(${JSON.stringify(entry.href)}); })`;
  return new Worker(load, { eval: true });
}
