/* The worker that heavy tools run in. */
import { catalog, type CatalogEntry } from "@toolbox/core";
import { serveWorker } from "./serve-worker.ts";

serveWorker(async (id) => {
  const entry = (catalog as readonly CatalogEntry[]).find((tool) => tool.id === id);
  if (!entry) throw new Error(`There is no tool "${id}".`);
  return entry.load();
});
