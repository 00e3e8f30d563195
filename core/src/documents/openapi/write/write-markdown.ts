import type { Api, Content, Operation, ParameterDoc, ResponseDoc } from "../model/api.ts";
import { codeSamples } from "../samples/code-samples.ts";
import { describeParameter } from "./describe-parameter.ts";
import { describeSchema, type SchemaView } from "./describe-schema.ts";
import { parameterGroups } from "./html/operation-html.ts";
import { requestSample } from "../samples/request-sample.ts";
import { sampleValue } from "../samples/sample-value.ts";
import { short } from "./schema-label.ts";
import { variableLabel } from "../model/server-doc.ts";

/**
 * The documentation as one Markdown file (CommonMark with GitHub's tables): contents, operations by group, schemas. Long
 * sets of fields are tables; code is fenced. Headings of the author's descriptions are set below ours.
 */
export function writeMarkdown(api: Api): string {
  const parts = [
    `# ${plain(api.title)}`,
    [api.version && `Version ${plain(api.version)}`, `OpenAPI ${api.specification}`].filter(Boolean).join(", "),
    api.summary && `**${plain(api.summary)}**`,
    words(api.description, 1),
    api.facts.map(({ label, text, href }) => `- ${label}: ${linked(text, href)}`).join("\n"),
    api.servers.length > 0 &&
      `## Servers\n\n${api.servers.flatMap(({ url, description, variables }) => [`- \`${code(url)}\`${description ? ` ${plain(description)}` : ""}`, ...variables.map((one) => `  - \`${code(one.name)}\`: ${plain(variableLabel(one))}`)]).join("\n")}`,
    api.security.length > 0 && `## Authentication\n\n${api.security.map(scheme).join("\n\n")}`,
    ...api.groups.flatMap(({ name, description, operations }) => [
      `## ${plain(name)}`,
      words(description, 2),
      ...operations.flatMap((one) => operation(one, api)),
    ]),
    api.schemas.length > 0 && "## Schemas",
    ...api.schemas.flatMap(({ name, schema }) => {
      const view = describeSchema(api.root, schema, { open: true });
      return [`### ${plain(name)}`, words(view.description, 3), ...schemaParts(view)];
    }),
  ];
  return `${parts.filter((part) => typeof part === "string" && part.trim() !== "").join("\n\n")}\n`;
}

function scheme({ name, kind, description, scopes, urls }: Api["security"][number]): string {
  const rows = scopes.map((scope) => `- \`${code(scope.name)}\` ${plain(scope.words)}`);
  const places = urls.map(({ label, text, href }) => `- ${label}: ${linked(text, href)}`);
  return [`### ${plain(name)}`, plain(kind), words(description, 3), [...places, ...rows].join("\n")]
    .filter((part) => part !== "")
    .join("\n\n");
}

function operation(one: Operation, api: Api): readonly string[] {
  const samples = one.isWebhook ? [] : codeSamples(requestSample(api, one));
  return [
    `### ${plain(one.name)}`,
    `\`${code(`${one.method} ${one.path}`)}\`${one.deprecated ? " **deprecated**" : ""}`,
    words(one.description, 3),
    one.docs ? linked(one.docs.text, one.docs.href) : "",
    one.security.length === 0
      ? ""
      : `Needs ${one.security.map((needs) => needs.map((need) => `\`${code(need.scheme)}\`${need.scopes.length > 0 ? ` (${need.scopes.map((scope) => `\`${code(scope)}\``).join(", ")})` : ""}`).join(" and ") || "no sign-in").join(", or ")}.`,
    ...parameterGroups(one.parameters).flatMap(([title, parameters]) => [
      `**${title}**`,
      parameterTable(parameters, api),
    ]),
    ...(one.body
      ? [
          `**Request body${one.body.required ? "" : " (optional)"}**`,
          words(one.body.description, 3),
          ...one.body.contents.flatMap((content) => contentParts(content, api, "request")),
        ]
      : []),
    ...(one.responses.length > 0 ? ["**Responses**", responseTable(one.responses)] : []),
    ...one.responses.flatMap(({ status, contents, headers, links }) => [
      ...(headers.length > 0 ? [`Headers of ${plain(status)}`, parameterTable(headers, api)] : []),
      ...contents
        .filter(({ schema }, index) => index === 0 || !isSame(schema, contents[0]?.schema))
        .flatMap((content) => [`Body of ${plain(status)}`, ...contentParts(content, api, "response")]),
      links
        .map(
          ({ name, target, description }) =>
            `- Link ${[`\`${code(name)}\``, plain(target), cell(description)].filter(Boolean).join(" ")}`,
        )
        .join("\n"),
    ]),
    ...one.callbacks.flatMap(({ name, operations }) =>
      operations.flatMap(({ method, path, description, body, responses }) => [
        `**Callback ${plain(name)}**: \`${code(`${method} ${path}`)}\``,
        words(description, 3),
        ...(body?.contents ?? []).flatMap((content) => contentParts(content, api, "request")),
        responses.length > 0 ? responseTable(responses) : "",
      ]),
    ),
    ...samples.map(({ id, code: source }) => fence(source, { curl: "sh", fetch: "js", python: "python" }[id])),
  ];
}

function parameterTable(parameters: readonly ParameterDoc[], api: Api): string {
  const rows = parameters.flatMap((parameter) => {
    const view = describeParameter(api.root, parameter);
    const own = [
      `\`${code(parameter.name)}\`${parameter.required ? " **required**" : ""}${parameter.deprecated ? " deprecated" : ""}`,
      typeWords(view),
      cell(parameter.description || view.description),
    ];
    return [own, ...fieldRows(view, `${parameter.name}.`)];
  });
  return table(["Name", "Type", "Description"], rows);
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

function responseTable(responses: readonly ResponseDoc[]): string {
  return table(
    ["Status", "Description", "Body"],
    responses.map(({ status, description, contents }) => [
      cell(status),
      cell(description),
      contents.map(({ mediaType }) => `\`${code(mediaType)}\``).join(", "),
    ]),
  );
}

function contentParts(content: Content, api: Api, side: "request" | "response"): readonly string[] {
  const view = describeSchema(api.root, content.schema, { open: true });
  const value = content.examples[0]?.value ?? sampleValue(api.root, content.schema, side);
  const isShown = value !== undefined && value !== "(binary)";
  return [
    `\`${code(content.mediaType)}\` ${typeWords(view)}`,
    ...(view.link === undefined ? schemaParts(view) : []),
    isShown
      ? fence(
          typeof value === "string" ? value : JSON.stringify(value, null, 2),
          typeof value === "string" ? "" : "json",
        )
      : "",
  ];
}

/** The fields of a schema as a table; those of objects inside it with a path: `price.cents`. */
function schemaParts(view: SchemaView): readonly string[] {
  const rows = [...fieldRows(view, "")];
  const { discriminator } = view;
  return [
    rows.length === 0 && view.properties.length === 0 && view.variants.length === 0 ? typeWords(view) : "",
    view.includes.length === 0 ? "" : `Has all of ${view.includes.map(schemaLink).join(", ")}.`,
    rows.length === 0 ? "" : table(["Field", "Type", "Description"], rows),
    ...view.variants.map(({ kind, schemas }) => `${kind}: ${schemas.map(typeWords).join(", ")}`),
    discriminator
      ? `The field \`${code(discriminator.property)}\` says which one it is${discriminator.targets.length === 0 ? "" : `: ${discriminator.targets.map(([value, name]) => `\`${code(value)}\` ${schemaLink(name)}`).join(", ")}`}.`
      : "",
  ];
}

function* fieldRows(view: SchemaView, path: string): Generator<readonly string[]> {
  for (const { name, required, schema } of view.properties) {
    const full = `${path}${name}`;
    yield [
      `\`${code(full)}\`${required ? " **required**" : ""}${schema.deprecated ? " deprecated" : ""}`,
      typeWords(schema),
      cell(schema.description),
    ];
    yield* fieldRows(schema, `${full}.`);
    if (schema.items) yield* fieldRows(schema.items, `${full}[].`);
  }
}

function typeWords(view: SchemaView): string {
  const of = view.items ? ` ${typeWords({ ...view.items, options: [], rules: [] })}` : "";
  const type =
    view.link === undefined ? plain(view.type) : `${schemaLink(view.link)}${view.isNullable ? " or null" : ""}`;
  const variants =
    view.variants.length > 0 && view.type === "" && view.link === undefined
      ? view.variants
          .map(({ kind, schemas }) => `${kind.toLowerCase()} ${schemas.map(typeWords).join(", ")}`)
          .join("; ")
      : "";
  const options = view.options.slice(0, 20).map((option) => `\`${code(short(option))}\``);
  const rules = view.rules.map(plain);
  return [`${type}${of}${variants}`, ...rules, options.join(" ")].filter((part) => part !== "").join(", ") || "any";
}

const schemaLink = (name: string) =>
  `[${plain(name)}](#${name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-")})`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text) => text.replaceAll("|", String.raw`\|`)).join(" | ")} |`;
  return [line(head), `|${" --- |".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** A fence longer than any in the code. */
function fence(source: string, language: string): string {
  const longest = Math.max(2, ...[...source.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const mark = "`".repeat(longest + 1);
  return `${mark}${language}\n${source}\n${mark}`;
}

/** A description as it is, its headings moved below ours. */
function words(text: string, level: number): string {
  if (text.trim() === "") return "";
  let isCode = false;
  return text
    .trim()
    .split("\n")
    .map((line) => {
      if (/^ {0,3}(```|~~~)/.test(line)) isCode = !isCode;
      return isCode
        ? line
        : line.replace(/^ {0,3}(#{1,6})(?=\s)/, (_, marks: string) => "#".repeat(Math.min(6, marks.length + level)));
    })
    .join("\n");
}

/** Markdown in one cell: on one line. */
const cell = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, " ");
/** Text that is not Markdown: its signs are escaped. */
const plain = (text: string) => cell(text).replaceAll(/[\\`*_[\]<>#]/g, (sign) => `\\${sign}`);
/** Text inside backticks, which cannot hold one. */
const code = (text: string) => cell(text).replaceAll("`", "'");

function linked(text: string, href: string | undefined): string {
  return href !== undefined && /^(https?|mailto):/i.test(href)
    ? `[${plain(text)}](<${href.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`
    : plain(text);
}
