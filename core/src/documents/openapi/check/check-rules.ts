import { isRecord } from "../../../text/is-record.ts";
import { methods } from "../model/methods.ts";
import type { Version } from "./rules.ts";
import type { Path } from "../../yaml/find-places.ts";
import { pointerOf, type Problem } from "../read/problem.ts";
import { lookUp, resolveRef } from "../read/resolve-ref.ts";

type Record_ = Readonly<Record<string, unknown>>;

interface Place {
  readonly operation: Record_;
  readonly item: Record_;
  /** The path template, none for webhooks. */
  readonly template: string | undefined;
  readonly path: Path;
}

/**
 * The rules that no single object can say: operation ids and parameters once each, path parameters declared and used,
 * no two paths that match the same addresses, security schemes that exist, arrays with items (3.0).
 */
export function checkRules(root: Record_, version: Version): readonly Problem[] {
  const places = operationPlaces(root);
  return [
    ...checkPaths(root),
    ...checkIds(places),
    ...places.flatMap((place) => checkParameters(root, place)),
    ...checkSecurity(root, places),
    ...checkServers(root),
    ...(version === "3.0" ? checkArrays(root) : []),
  ];
}

function operationPlaces(root: Record_): readonly Place[] {
  const found: Place[] = [];
  const groups: readonly Path[] = [["paths"], ["webhooks"], ["components", "pathItems"]];
  for (const group of groups) {
    for (const [template, given] of Object.entries(recordOf(lookUp(root, pointerOf(group))))) {
      const item = recordOf(resolveRef(root, given).value);
      for (const method of methods) {
        if (isRecord(item[method]))
          found.push({
            operation: item[method],
            item,
            template: group[0] === "paths" ? template : undefined,
            path: [...group, template, method],
          });
      }
    }
  }
  return found;
}

function checkPaths(root: Record_): Problem[] {
  const known = new Map<string, string>();
  return Object.keys(recordOf(root["paths"])).flatMap((template) => {
    const shape = template.replaceAll(/\{[^{}]*\}/g, "{}");
    const other = known.get(shape);
    known.set(shape, template);
    if (other === undefined) return [];
    return [error(["paths", template], `"${template}" matches the same addresses as "${other}". Keep one of them.`)];
  });
}

function checkIds(places: readonly Place[]): Problem[] {
  const known = new Map<string, Path>();
  return places.flatMap(({ operation, path }) => {
    const id = operation["operationId"];
    if (typeof id !== "string") return [];
    const first = known.get(id);
    if (first === undefined) {
      known.set(id, path);
      return [];
    }
    const words = `operationId "${id}" is used twice; ${callName(first)} has it already.`;
    return [error([...path, "operationId"], words)];
  });
}

const callName = (path: Path) => `${String(path.at(-1)).toUpperCase()} ${path.at(-2)}`;

function checkParameters(root: Record_, { operation, item, template, path }: Place): Problem[] {
  const own = parametersOf(root, operation);
  const all = [...own, ...parametersOf(root, item)];
  const problems = [...repeated(own, path), ...checkQueryString(all, path)];
  if (template === undefined) return problems;
  const names = [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? "");
  const inPath = all.filter(({ value }) => value["in"] === "path");
  const declared = new Set(inPath.map(({ value }) => value["name"]));
  for (const name of new Set(names)) {
    if (!declared.has(name))
      problems.push(error(path, `${callName(path)}: {${name}} is not declared. Add a parameter "${name}" in path.`));
  }
  for (const { value, index } of own) {
    if (value["in"] !== "path") continue;
    const place = [...path, "parameters", index];
    if (!names.includes(String(value["name"])))
      problems.push(
        error(
          place,
          `Parameter "${String(value["name"])}" is in path, but "${template}" has no {${String(value["name"])}}.`,
        ),
      );
    if (value["required"] !== true)
      problems.push(error(place, `Parameter "${String(value["name"])}" is in path and must say required: true.`));
  }
  return problems;
}

function parametersOf(root: Record_, owner: Record_): readonly { value: Record_; index: number }[] {
  const list = Array.isArray(owner["parameters"]) ? (owner["parameters"] as readonly unknown[]) : [];
  return list.flatMap((given, index) => {
    const { value } = resolveRef(root, given);
    return isRecord(value) ? [{ value, index }] : [];
  });
}

function repeated(parameters: readonly { value: Record_; index: number }[], path: Path): Problem[] {
  const known = new Set<string>();
  return parameters.flatMap(({ value, index }) => {
    const key = JSON.stringify([value["in"], value["name"]]);
    if (known.has(key))
      return [
        error(
          [...path, "parameters", index],
          `Parameter "${String(value["name"])}" in ${String(value["in"])} is there twice.`,
        ),
      ];
    known.add(key);
    return [];
  });
}

/** A parameter in querystring is the whole query (3.2). */
function checkQueryString(parameters: readonly { value: Record_ }[], path: Path): Problem[] {
  const count = (place: string) => parameters.filter(({ value }) => value["in"] === place).length;
  if (count("querystring") > 1) return [error(path, `${callName(path)}: there can be one parameter in querystring.`)];
  if (count("querystring") === 1 && count("query") > 0)
    return [
      error(path, `${callName(path)}: a parameter in querystring is the whole query; none can be in query beside it.`),
    ];
  return [];
}

function checkSecurity(root: Record_, places: readonly Place[]): Problem[] {
  const schemes = recordOf(recordOf(root["components"])["securitySchemes"]);
  const owners: readonly { value: unknown; path: Path }[] = [
    { value: root["security"], path: ["security"] },
    ...places.map(({ operation, path }) => ({ value: operation["security"], path: [...path, "security"] })),
  ];
  return owners.flatMap(({ value, path }) =>
    (Array.isArray(value) ? (value as readonly unknown[]) : []).flatMap((requirement, index) =>
      Object.keys(recordOf(requirement))
        // From 3.2 on a requirement may name a scheme by its address.
        .filter((name) => !Object.hasOwn(schemes, name) && !/^[a-z][a-z\d+.-]*:|^[./#]/i.test(name))
        .map((name) => error([...path, index], `There is no security scheme "${name}" in components.securitySchemes.`)),
    ),
  );
}

function checkServers(root: Record_): Problem[] {
  const servers = Array.isArray(root["servers"]) ? (root["servers"] as readonly unknown[]) : [];
  return servers.flatMap((given, index) => {
    const server = recordOf(given);
    const names = [...String(server["url"] ?? "").matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? "");
    return names
      .filter((name) => !Object.hasOwn(recordOf(server["variables"]), name))
      .map((name) =>
        error(["servers", index], `Server address: the variable {${name}} is not described under variables.`),
      );
  });
}

/** The specification of 3.0: "items MUST be present if the type is array". */
function checkArrays(root: Record_): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<object>();
  const walk = (value: unknown, path: Path): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    if (isRecord(value) && value["type"] === "array" && !Object.hasOwn(value, "items") && path.at(-2) !== "example")
      problems.push(error(path, "An array needs items in OpenAPI 3.0. Say what it holds; items: {} for anything."));
    for (const [key, part] of Object.entries(value)) {
      if (key !== "example" && key !== "examples" && key !== "default" && key !== "enum" && !key.startsWith("x-"))
        walk(part, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  walk(root["paths"], ["paths"]);
  walk(root["components"], ["components"]);
  return problems;
}

const error = (path: Path, message: string): Problem => ({ severity: "error", message, path });

function recordOf(value: unknown): Record_ {
  return isRecord(value) ? value : {};
}
