import { catalog } from "@toolbox/core";
import { commandTable } from "../../cli/src/command-table.ts";
import { commandPage } from "./command-page.ts";
import { indexPage } from "./index-page.ts";
import { toolPage } from "./tool-page.ts";

/** Every page of docs/reference by its path in that folder. */
export async function reference(): Promise<ReadonlyMap<string, string>> {
  const written = new Map([["README.md", indexPage(catalog, commandTable)]]);
  for (const entry of catalog) written.set(`tools/${entry.id}.md`, await toolPage(await entry.load()));
  for (const entry of commandTable) written.set(`commands/${entry.name}.md`, await commandPage(entry));
  return written;
}
