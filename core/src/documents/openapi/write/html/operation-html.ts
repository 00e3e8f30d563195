import { escapeHtml } from "../../../../text/escape.ts";
import type { Api, Content, Need, Operation, ParameterDoc, ResponseDoc } from "../../model/api.ts";
import { codeSamples } from "../../samples/code-samples.ts";
import { describeParameter } from "../describe-parameter.ts";
import { describeSchema } from "../describe-schema.ts";
import { requestSample } from "../../samples/request-sample.ts";
import { text, tree } from "../../read/read-tree.ts";
import { type Side, sampleValue } from "../../samples/sample-value.ts";
import { jsonHtml } from "./json-html.ts";
import { linkHtml } from "./link-html.ts";
import { fieldHtml, schemaHtml, type SchemaHtmlOptions, typeHtml } from "./schema-html.ts";

export interface Page extends SchemaHtmlOptions {
  readonly api: Api;
  /** Made-up values as HTML, by side and reference: a schema is shown in several places. */
  readonly samples: Map<string, string | undefined>;
  /** The id of a way to sign in. */
  readonly schemeAnchor: (name: string) => string | undefined;
}

/** One operation: what it takes and gives at the left, how to call it at the right. */
export function operationHtml(operation: Operation, page: Page): string {
  const { id, method, path, name, description, deprecated, body, responses } = operation;
  const left = [
    `<h3>${escapeHtml(name)}${deprecated ? ' <span class="deprecated">deprecated</span>' : ""} <a class="here" href="#${id}" aria-label="Link to ${escapeHtml(name)}">#</a></h3>`,
    `<p class="call">${methodHtml(method)}<code>${pathHtml(path)}</code></p>`,
    page.words.html(description),
    operation.docs ? `<p class="note">${linkHtml(operation.docs)}</p>` : "",
    securityHtml(operation.security, page),
    ...parameterGroups(operation.parameters).map(
      ([title, parameters]) => `<h4>${title}</h4>${parameters.map((one) => parameterHtml(one, page)).join("")}`,
    ),
    body
      ? `<h4>Request body${body.required ? ' <span class="required">required</span>' : ""}</h4>${page.words.html(body.description)}${contentsHtml(body.contents, page)}`
      : "",
    responses.length === 0 ? "" : `<h4>Responses</h4>${responses.map((one) => responseHtml(one, page)).join("")}`,
    ...operation.callbacks.map((callback) => callbackHtml(callback, page)),
  ];
  return `<section class="part operation" id="${id}"><div class="words">${left.join("")}</div><div class="code">${samplesHtml(operation, page)}</div></section>`;
}

/** A method as a mark in its color; the word itself is there. */
export function methodHtml(method: string): string {
  return `<span class="method m-${escapeHtml(method.toLowerCase().replaceAll(/[^a-z]/g, ""))}">${escapeHtml(method)}</span>`;
}

/** Placeholders of a path stand out, and a long path may break at its slashes. */
const pathHtml = (path: string) =>
  escapeHtml(path)
    // before any tag of our own has a slash
    .replaceAll("/", "/<wbr>")
    .replaceAll(/\{[^{}]*\}/g, (name) => `<em>${name}</em>`);

const groupTitles: Readonly<Record<string, string>> = {
  path: "Path parameters",
  query: "Query parameters",
  querystring: "Query string",
  header: "Headers",
  cookie: "Cookies",
};

export function parameterGroups(
  parameters: readonly ParameterDoc[],
): readonly (readonly [string, readonly ParameterDoc[]])[] {
  return Object.entries(groupTitles).flatMap(([place, title]) => {
    const found = parameters.filter((parameter) => parameter.in === place);
    return found.length === 0 ? [] : [[title, found] as const];
  });
}

function parameterHtml(parameter: ParameterDoc, page: Page): string {
  const schema = describeParameter(page.api.root, parameter);
  const description = parameter.description || schema.description;
  return fieldHtml({ ...parameter, description, schema }, page);
}

function securityHtml(security: readonly (readonly Need[])[], page: Page): string {
  if (security.length === 0) return "";
  const one = ({ scheme, scopes }: Need) => {
    const id = page.schemeAnchor(scheme);
    const name = id === undefined ? escapeHtml(scheme) : `<a href="#${id}">${escapeHtml(scheme)}</a>`;
    return `${name}${scopes.length === 0 ? "" : ` (${scopes.map((scope) => `<code>${escapeHtml(scope)}</code>`).join(" ")})`}`;
  };
  return `<p class="note">Needs ${security.map((needs) => needs.map(one).join(" and ") || "no sign-in").join(", or ")}.</p>`;
}

function contentsHtml(contents: readonly Content[], page: Page): string {
  return contents
    .map((content) => {
      const schema = describeSchema(page.api.root, content.schema, { open: true });
      const sequence = content.isSequence ? '<span class="rule">one item of a sequence</span>' : "";
      return `<div class="content"><div class="line"><code>${escapeHtml(content.mediaType)}</code>${typeHtml(schema, page)}${sequence}</div>${schemaHtml(schema, page)}</div>`;
    })
    .join("");
}

function responseHtml(response: ResponseDoc, page: Page): string {
  const { status, description, headers, contents, links } = response;
  const inner = [
    headers.length === 0 ? "" : `<h5>Headers</h5>${headers.map((header) => parameterHtml(header, page)).join("")}`,
    contentsHtml(contents, page),
    links.length === 0
      ? ""
      : `<h5>Links</h5><ul>${links.map((link) => `<li><code>${escapeHtml(link.name)}</code> ${escapeHtml(link.target)} ${page.words.html(link.description)}</li>`).join("")}</ul>`,
  ].join("");
  const head = `<span class="status s-${/^[1-5]/.test(status) ? status[0] : "x"}">${escapeHtml(status)}</span> ${inlineWords(description, page)}`;
  if (inner === "") return `<div class="response">${head}</div>`;
  return `<details class="response"${status.startsWith("2") ? " open" : ""}><summary>${head}</summary>${inner}</details>`;
}

/** A description in a line: the paragraph of a short one without its margins. */
function inlineWords(description: string, page: Page): string {
  const html = page.words.html(description);
  const only = /^<p>([\s\S]*)<\/p>\n$/.exec(html)?.[1];
  return only !== undefined && !only.includes("<p>") ? only : `<div class="block">${html}</div>`;
}

function callbackHtml({ name, operations }: Operation["callbacks"][number], page: Page): string {
  const rows = operations.map(
    (one) =>
      `<div class="callback"><p class="call">${methodHtml(one.method)}<code>${escapeHtml(one.path)}</code></p>${page.words.html(one.description)}${one.body ? contentsHtml(one.body.contents, page) : ""}${one.responses.map((response) => responseHtml(response, page)).join("")}</div>`,
  );
  return `<h4>Callback ${escapeHtml(name)}</h4>${rows.join("")}`;
}

/** The samples of all languages; one of them is in sight, chosen once for the whole document. */
function samplesHtml(operation: Operation, page: Page): string {
  const samples = operation.isWebhook ? [] : codeSamples(requestSample(page.api, operation));
  const blocks = samples.map(
    ({ id, label, code }) =>
      `<figure class="sample in-${id}"><figcaption>${label}</figcaption><pre tabindex="0">${escapeHtml(code)}</pre></figure>`,
  );
  const body =
    operation.isWebhook && operation.body ? exampleBlocks("Payload", operation.body.contents, page, "request") : [];
  const answers = operation.responses
    .filter(({ contents }) => contents.length > 0)
    .flatMap(({ status, contents }) => exampleBlocks(status, contents, page, "response"));
  // The first answer is open: one sees at once what comes back.
  const [first, ...rest] = [...body, ...answers];
  return [...blocks, first?.(true) ?? "", ...rest.map((block) => block(false))].join("");
}

function exampleBlocks(
  title: string,
  contents: readonly Content[],
  page: Page,
  side: Side,
): readonly ((isOpen: boolean) => string)[] {
  return contents.slice(0, 3).flatMap((content) => {
    const given = content.examples.slice(0, 4).map(({ name, value }) => ({ name, html: jsonHtml(value) }));
    const made = given.length > 0 ? given : [{ name: "", html: sampleHtml(content.schema, side, page) }];
    return made.flatMap(({ name, html }) => {
      if (html === undefined) return [];
      const media = contents.length > 1 ? content.mediaType : "";
      const label = [title, name === "Example" ? "" : name, media].filter((word) => word !== "").join(", ");
      return [
        (isOpen: boolean) =>
          `<details class="sample"${isOpen ? " open" : ""}><summary>${escapeHtml(label)}</summary><pre tabindex="0">${html}</pre></details>`,
      ];
    });
  });
}

/** A made-up value of a schema; undefined where there is nothing to show. */
export function sampleHtml(schema: unknown, side: Side, page: Page): string | undefined {
  const ref = text(tree(schema)["$ref"]);
  const key = `${side} ${ref}`;
  if (ref !== "" && page.samples.has(key)) return page.samples.get(key);
  const value = sampleValue(page.api.root, schema, side);
  const html = value === undefined || value === "(binary)" ? undefined : jsonHtml(value);
  if (ref !== "") page.samples.set(key, html);
  return html;
}
