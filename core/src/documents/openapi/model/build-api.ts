import { Anchors } from "./anchors.ts";
import type { Api, Fact, Group, Operation, SchemaDoc } from "./api.ts";
import { buildOperation, type Context } from "./build-operation.ts";
import { buildSchemes, needsOf } from "./build-security.ts";
import { methods } from "./methods.ts";
import type { Description } from "../read/read-description.ts";
import { serverOf } from "./server-doc.ts";
import { list, text, type Tree, tree } from "../read/read-tree.ts";
import { resolveRef } from "../read/resolve-ref.ts";

/**
 * The documentation of a description: operations by their first tag in the order of the tags, what has none under
 * "Operations", webhooks last. Works with whatever is there; what is broken is left out.
 */
export function buildApi({ root, version }: Description): Api {
  const info = tree(root["info"]);
  const anchors = new Anchors();
  const servers = list(root["servers"]).map(serverOf);
  const schemas = schemasOf(root, anchors);
  const security = buildSchemes(root, anchors);
  const around: Context = {
    root,
    anchors,
    server: servers[0]?.url ?? "",
    needs: needsOf(root["security"]),
  };
  return {
    root,
    title: text(info["title"]) || "API",
    version: text(info["version"]),
    specification: version,
    summary: text(info["summary"]),
    description: text(info["description"]),
    facts: factsOf(root, info),
    servers,
    security,
    groups: groupsOf(root, around),
    schemas,
  };
}

function groupsOf(root: Tree, around: Context): readonly Group[] {
  const groups = new Map<string, { description: string; operations: Operation[] }>();
  const tags = list(root["tags"]).map(tree);
  for (const tag of tags) groups.set(text(tag["name"]), { description: text(tag["description"]), operations: [] });
  const put = (name: string, operation: Operation) => {
    const group = groups.get(name) ?? { description: "", operations: [] };
    group.operations.push(operation);
    groups.set(name, group);
  };
  for (const { operation, item, method, path } of operationsOf(root, "paths"))
    put(text(list(operation["tags"])[0]) || "Operations", buildOperation(operation, item, { method, path }, around));
  for (const { operation, item, method, path } of operationsOf(root, "webhooks"))
    put("Webhooks", buildOperation(operation, item, { method, path, isWebhook: true }, around));
  const titles = new Map(tags.map((tag) => [text(tag["name"]), text(tag["summary"])]));
  return [...groups]
    .filter(([, { operations, description }]) => operations.length > 0 || description !== "")
    .map(([name, { description, operations }]) => ({
      id: around.anchors.next("tag", name),
      name: titles.get(name) || name,
      description,
      operations,
    }));
}

/** Every operation of the paths or the webhooks, those with methods of their own (3.2) too. */
export function operationsOf(
  root: Tree,
  where: "paths" | "webhooks",
): readonly { operation: Tree; item: Tree; method: string; path: string }[] {
  return Object.entries(tree(root[where])).flatMap(([path, given]) => {
    const item = tree(resolveRef(root, given).value);
    const own = Object.entries(tree(item["additionalOperations"]));
    return [...methods.map((method) => [method, item[method]] as const), ...own].flatMap(([method, operation]) =>
      typeof operation === "object" && operation !== null ? [{ operation: tree(operation), item, method, path }] : [],
    );
  });
}

function schemasOf(root: Tree, anchors: Anchors): readonly SchemaDoc[] {
  return Object.entries(tree(tree(root["components"])["schemas"])).map(([name, schema]) => ({
    id: anchors.next("schema", name),
    name,
    schema,
  }));
}

function factsOf(root: Tree, info: Tree): readonly Fact[] {
  const [contact, license, docs] = [tree(info["contact"]), tree(info["license"]), tree(root["externalDocs"])];
  const mail = text(contact["email"]);
  const fact = (label: string, words: string, href: string): Fact[] =>
    words === "" && href === "" ? [] : [{ label, text: words || href, href: href || undefined }];
  return [
    ...fact("Contact", text(contact["name"]) || mail, text(contact["url"]) || (mail && `mailto:${mail}`)),
    ...fact("License", text(license["name"]) || text(license["identifier"]), text(license["url"])),
    ...fact("Terms of service", text(info["termsOfService"]), text(info["termsOfService"])),
    ...fact("More", text(docs["description"]) || text(docs["url"]), text(docs["url"])),
  ];
}
