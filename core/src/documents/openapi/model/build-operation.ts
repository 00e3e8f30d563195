import { parseMarkdown } from "../../markdown/parse/parse-markdown.ts";
import { shownText } from "../../markdown/plain-text.ts";
import type { Anchors } from "./anchors.ts";
import type { BodyDoc, Content, ExampleDoc, Need, Operation, ParameterDoc, ResponseDoc } from "./api.ts";
import { needsOf } from "./build-security.ts";
import { methods } from "./methods.ts";
import { serverOf } from "./server-doc.ts";
import { list, text, type Tree, tree } from "../read/read-tree.ts";
import { refName, resolveRef } from "../read/resolve-ref.ts";

/** What an operation takes from the description around it. */
export interface Context {
  readonly root: Tree;
  readonly anchors: Anchors;
  readonly server: string;
  readonly needs: readonly (readonly Need[])[];
  /** Whether it is an operation of a callback, which has no callbacks of its own here. */
  readonly isCallback?: boolean;
}

export interface Place {
  readonly method: string;
  readonly path: string;
  readonly isWebhook?: boolean;
}

/** One operation with its references followed and the parameters of its path put in. */
export function buildOperation(operation: Tree, item: Tree, place: Place, around: Context): Operation {
  const { root, anchors } = around;
  const method = place.method.toUpperCase();
  const own = text(operation["operationId"]);
  const server = [...list(operation["servers"]), ...list(item["servers"])].map(serverOf)[0]?.url;
  const docs = tree(operation["externalDocs"]);
  const url = text(docs["url"]);
  const summary = text(operation["summary"]) || text(item["summary"]);
  const described = text(operation["description"]) || text(item["description"]);
  const { title, rest } = splitSummary(summary);
  return {
    id: anchors.next("op", own || `${place.method} ${place.path}`),
    method,
    path: place.path,
    isWebhook: place.isWebhook === true,
    name: title || own || `${method} ${place.path}`,
    description: [rest, described.trim() === summary.trim() ? "" : described]
      .filter((part) => part !== "")
      .join("\n\n"),
    deprecated: operation["deprecated"] === true,
    parameters: mergedParameters(root, operation, item),
    body: bodyOf(root, operation["requestBody"]),
    responses: responsesOf(root, operation["responses"]),
    security: Array.isArray(operation["security"]) ? needsOf(operation["security"]) : around.needs,
    server: server ?? around.server,
    callbacks: around.isCallback ? [] : callbacksOf(operation["callbacks"], around),
    docs: url === "" ? undefined : { label: "More", text: text(docs["description"]) || url, href: url },
  };
}

/** Longer than any heading that is read. */
const LONGEST_TITLE = 120;

/**
 * A summary as a heading: one line of plain words (OpenAPI 3.1, 4.8.10.1, has it short and without Markdown). What is
 * longer goes into the description, where Markdown is read.
 */
function splitSummary(summary: string): { readonly title: string; readonly rest: string } {
  const [line = "", ...more] = summary.trim().split(/\r\n|\r|\n/);
  const title = /[`*_[\\<&]/.test(line) ? words(line) : line;
  if (title.length > LONGEST_TITLE) return { title: "", rest: summary.trim() };
  // A first line that is a paragraph of plain words is said by the heading; one that goes on, or links, is wanted whole.
  const isSaid = (more[0] ?? "").trim() === "" && !line.includes("](");
  return { title, rest: isSaid ? more.join("\n").trim() : summary.trim() };
}

function words(line: string): string {
  const [block] = parseMarkdown(line).blocks;
  return block?.kind === "paragraph" || block?.kind === "heading" ? shownText(block.content).trim() : line;
}

function mergedParameters(root: Tree, operation: Tree, item: Tree): readonly ParameterDoc[] {
  const merged = new Map<string, ParameterDoc>();
  for (const given of [...list(item["parameters"]), ...list(operation["parameters"])]) {
    const value = tree(resolveRef(root, given).value);
    const parameter = parameterOf(root, value, text(value["name"]));
    if (parameter.name !== "") merged.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  const order = ["path", "query", "querystring", "header", "cookie"];
  return [...merged.values()].toSorted((a, b) => order.indexOf(a.in) - order.indexOf(b.in));
}

function parameterOf(root: Tree, value: Tree, name: string): ParameterDoc {
  const content = Object.values(tree(value["content"])).map(tree)[0];
  const examples = examplesOf(root, value);
  return {
    name,
    in: text(value["in"]) || "header",
    required: value["required"] === true,
    deprecated: value["deprecated"] === true,
    description: text(value["description"]),
    schema: value["schema"] ?? content?.["schema"],
    example: examples[0]?.value,
    style: styleOf(value, content !== undefined),
  };
}

function styleOf(value: Tree, hasContent: boolean): ParameterDoc["style"] {
  if (hasContent) return { name: "json", explode: false };
  const isForm = ["query", "cookie"].includes(text(value["in"]));
  const name = text(value["style"]) || (isForm ? "form" : "simple");
  return { name, explode: typeof value["explode"] === "boolean" ? value["explode"] : name === "form" };
}

function bodyOf(root: Tree, given: unknown): BodyDoc | undefined {
  const value = resolveRef(root, given).value;
  if (value === undefined) return undefined;
  const body = tree(value);
  return {
    description: text(body["description"]),
    required: body["required"] === true,
    contents: contentsOf(root, body["content"]),
  };
}

function contentsOf(root: Tree, value: unknown): readonly Content[] {
  return Object.entries(tree(value)).map(([mediaType, given]) => {
    const media = tree(resolveRef(root, given).value);
    const isSequence = media["schema"] === undefined && media["itemSchema"] !== undefined;
    return {
      mediaType,
      schema: isSequence ? media["itemSchema"] : media["schema"],
      isSequence,
      examples: examplesOf(root, media),
    };
  });
}

function examplesOf(root: Tree, owner: Tree): readonly ExampleDoc[] {
  if (owner["example"] !== undefined) return [{ name: "Example", description: "", value: owner["example"] }];
  return Object.entries(tree(owner["examples"])).flatMap(([name, given]) => {
    const example = tree(resolveRef(root, given).value);
    const value = example["dataValue"] ?? example["value"] ?? example["serializedValue"];
    if (value === undefined) return [];
    return [{ name: text(example["summary"]) || name, description: text(example["description"]), value }];
  });
}

function responsesOf(root: Tree, value: unknown): readonly ResponseDoc[] {
  return Object.entries(tree(value))
    .filter(([status]) => !status.startsWith("x-"))
    .map(([status, given]) => {
      const response = tree(resolveRef(root, given).value);
      return {
        status,
        description: text(response["description"]) || text(response["summary"]),
        headers: Object.entries(tree(response["headers"])).map(([name, header]) =>
          parameterOf(root, tree(resolveRef(root, header).value), name),
        ),
        contents: contentsOf(root, response["content"]),
        links: Object.entries(tree(response["links"])).map(([name, linked]) => {
          const link = tree(resolveRef(root, linked).value);
          const target = text(link["operationId"]) || refName(text(link["operationRef"]));
          return { name, description: text(link["description"]), target };
        }),
      };
    });
}

function callbacksOf(value: unknown, around: Context): Operation["callbacks"] {
  return Object.entries(tree(value)).map(([name, given]) => {
    const callback = tree(resolveRef(around.root, given).value);
    const operations = Object.entries(callback).flatMap(([path, part]) => {
      if (path.startsWith("x-")) return [];
      const item = tree(resolveRef(around.root, part).value);
      return methods.flatMap((method) =>
        typeof item[method] === "object" && item[method] !== null
          ? [
              buildOperation(
                tree(item[method]),
                item,
                { method, path, isWebhook: true },
                { ...around, isCallback: true },
              ),
            ]
          : [],
      );
    });
    return { name, operations };
  });
}
