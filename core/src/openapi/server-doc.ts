import type { ServerDoc } from "./api.ts";
import { text, tree } from "./read-tree.ts";

/** A server with the default value of each variable in its address. */
export function serverOf(value: unknown): ServerDoc {
  const server = tree(value);
  const variables = tree(server["variables"]);
  const url = text(server["url"]).replaceAll(
    /\{([^{}]+)\}/g,
    (whole, name: string) => text(tree(variables[name])["default"]) || whole,
  );
  return { url: url.replace(/\/$/, ""), description: text(server["description"]) || text(server["name"]) };
}
