import type { ServerDoc, ServerVariable } from "./api.ts";
import { list, text, tree } from "../read/read-tree.ts";
import { formatList } from "../../../text/format.ts";

/** A server with the default value of each variable in its address. */
export function serverOf(value: unknown): ServerDoc {
  const server = tree(value);
  const variables = tree(server["variables"]);
  const url = text(server["url"]).replaceAll(
    /\{([^{}]+)\}/g,
    (whole, name: string) => text(tree(variables[name])["default"]) || whole,
  );
  return {
    url: url.replace(/\/$/, ""),
    description: text(server["description"]) || text(server["name"]),
    variables: Object.entries(variables).map(([name, given]) => {
      const variable = tree(given);
      return {
        name,
        initial: text(variable["default"]),
        options: list(variable["enum"]).map(text),
        description: text(variable["description"]),
      };
    }),
  };
}

/** What a variable may be: "eu or us, eu without a choice. Where the data lives." */
export function variableLabel({ initial, options, description }: ServerVariable): string {
  const choice = options.length > 1 ? `${formatList(options, "or")}; ` : "";
  return [`${choice}${initial === "" ? "no default" : `default ${initial}`}.`, description]
    .filter((part) => part !== "")
    .join(" ");
}
