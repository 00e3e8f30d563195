import { escapeHtml } from "../../../../text/escape.ts";
import { pluralize } from "../../../../text/format.ts";
import type { Api, SchemeDoc } from "../../model/api.ts";
import { describeSchema } from "../describe-schema.ts";
import { pointerOf } from "../../read/problem.ts";
import { linkHtml } from "./link-html.ts";
import { methodHtml, operationHtml, type Page, sampleHtml } from "./operation-html.ts";
import { schemaHtml, typeHtml } from "./schema-html.ts";
import { variableLabel } from "../../model/server-doc.ts";
import { docsCss, fileCss } from "./style.ts";
import { Words } from "./text-html.ts";

/** Between the parts of the document. A text of the author cannot be this: it is escaped. */
const PART = "\n<!--part-->\n";

/**
 * The documentation as one HTML file that needs nothing else: no script, no font, no request. Navigation is by anchors,
 * what is long is folded, light and dark follow the reader's system, and it prints.
 * @param progress told after each part
 */
export function writeHtml(api: Api, progress: (done: number, total: number) => void = () => {}): string {
  const parts = [...documentParts(api, progress)];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${api.title} ${api.version}`.trim())}</title>
<style>${fileCss}${docsCss}</style>
</head>
<body class="docs">
<nav aria-label="Contents">${languageSwitch}${PART}${navHtml(api)}${PART}</nav>
<main>${PART}${parts.join(PART)}${PART}</main>
</body>
</html>
`;
}

/** The contents and the parts of a file that `writeHtml` made, for a page that shows them one after the other. */
export function splitHtml(html: string): { readonly nav: string; readonly parts: readonly string[] } {
  const pieces = html.split(PART);
  return { nav: pieces[1] ?? "", parts: pieces.slice(3, -1) };
}

// Radio buttons and :has() choose the language of all samples at once, without a script.
export const languageSwitch = `<fieldset class="languages"><legend>Samples in</legend>${[
  ["curl", "curl"],
  ["fetch", "fetch"],
  ["python", "Python"],
]
  .map(
    ([id, label], index) =>
      `<label><input type="radio" name="language" class="pick-${id}"${index === 0 ? " checked" : ""}>${label}</label>`,
  )
  .join("")}</fieldset>`;

function* documentParts(api: Api, progress: (done: number, total: number) => void): Generator<string> {
  const schemas = new Map(api.schemas.map(({ name, id }) => [name, id]));
  const schemes = new Map(api.security.map(({ name, id }) => [name, id]));
  const page: Page = {
    api,
    words: new Words(),
    samples: new Map(),
    anchor: (name) => schemas.get(name),
    schemeAnchor: (name) => schemes.get(name),
  };
  const total = api.schemas.length + api.groups.reduce((sum, group) => sum + group.operations.length, 0);
  let done = 0;
  yield introHtml(api, page);
  for (const group of api.groups) {
    yield `<section class="part group" id="${group.id}"><h2>${escapeHtml(group.name)}</h2>${page.words.html(group.description, 2)}</section>`;
    for (const operation of group.operations) {
      yield operationHtml(operation, page);
      progress(++done, total);
    }
  }
  if (api.schemas.length > 0) yield '<section class="part group" id="schemas"><h2>Schemas</h2></section>';
  for (const { id, name, schema } of api.schemas) {
    yield schemaPart({ id, name, schema }, page);
    progress(++done, total);
  }
}

function schemaPart({ id, name, schema }: Api["schemas"][number], page: Page): string {
  const view = describeSchema(page.api.root, schema, { open: true });
  // A name alone needs no example.
  const isPlain = view.properties.length === 0 && view.variants.length === 0 && view.items === undefined;
  const sample = isPlain
    ? undefined
    : sampleHtml({ $ref: pointerOf(["components", "schemas", name]) }, "response", page);
  const example =
    sample === undefined
      ? ""
      : `<details class="sample" open><summary>Example</summary><pre tabindex="0">${sample}</pre></details>`;
  return `<section class="part schema" id="${id}"><div class="words"><h3>${escapeHtml(name)} <a class="here" href="#${id}" aria-label="Link to ${escapeHtml(name)}">#</a></h3><p class="line">${typeHtml(view, page)}</p>${page.words.html(view.description)}${schemaHtml(view, page)}</div><div class="code">${example}</div></section>`;
}

function introHtml(api: Api, page: Page): string {
  const servers = api.servers.map(({ url, description, variables }) => {
    const rows = variables.map(
      (one) => `<li><code>${escapeHtml(one.name)}</code> ${escapeHtml(variableLabel(one))}</li>`,
    );
    const list = rows.length === 0 ? "" : `<ul>${rows.join("")}</ul>`;
    return `<li><code>${escapeHtml(url)}</code> ${escapeHtml(description)}${list}</li>`;
  });
  const facts = api.facts.map((fact) => `<div><dt>${escapeHtml(fact.label)}</dt><dd>${linkHtml(fact)}</dd></div>`);
  const code = servers.length === 0 ? "" : `<h2>Servers</h2><ul class="servers">${servers.join("")}</ul>`;
  return `<section class="part intro" id="top"><div class="words"><h1>${escapeHtml(api.title)}</h1><p class="note">${escapeHtml([api.version && `Version ${api.version}`, `OpenAPI ${api.specification}`].filter(Boolean).join(", "))}</p>${api.summary === "" ? "" : `<p><b>${escapeHtml(api.summary)}</b></p>`}${page.words.html(api.description, 1)}${facts.length === 0 ? "" : `<dl class="facts">${facts.join("")}</dl>`}${api.security.map((scheme) => schemeHtml(scheme, page)).join("")}</div><div class="code">${code}</div></section>`;
}

function schemeHtml(scheme: SchemeDoc, page: Page): string {
  const { id, name, kind, description, deprecated, scopes, urls, carries } = scheme;
  const scopeRows = scopes.map((scope) => `<li><code>${escapeHtml(scope.name)}</code> ${escapeHtml(scope.words)}</li>`);
  return `<div class="scheme" id="${id}"><h2>Sign in with ${escapeHtml(name)}${deprecated ? ' <span class="deprecated">deprecated</span>' : ""}</h2><p class="note">${escapeHtml(kind)}</p>${page.words.html(description)}${carries ? `<pre tabindex="0">${escapeHtml(carries.in === "header" ? `${carries.name}: ${carries.value}` : `${carries.name}=${carries.value}`)}</pre>` : ""}${urls.map((url) => `<p>${escapeHtml(url.label)}: ${linkHtml(url)}</p>`).join("")}${scopeRows.length === 0 ? "" : `<details class="more"><summary>${pluralize(scopes.length, "scope")}</summary><ul>${scopeRows.join("")}</ul></details>`}</div>`;
}

function navHtml(api: Api): string {
  const group = (title: string, id: string, rows: readonly string[], isOpen: boolean) =>
    `<details${isOpen ? " open" : ""}><summary>${escapeHtml(title)}<span class="count">${rows.length}</span></summary><ul><li><a href="#${id}">Overview</a></li>${rows.join("")}</ul></details>`;
  const few = api.groups.length <= 8;
  const groups = api.groups.map((one) =>
    group(
      one.name,
      one.id,
      one.operations.map(
        (operation) =>
          `<li><a href="#${operation.id}" title="${escapeHtml(operation.path)}">${methodHtml(operation.method)}<span${operation.deprecated ? ' class="gone"' : ""}>${escapeHtml(operation.name)}</span></a></li>`,
      ),
      few,
    ),
  );
  const schemas = api.schemas.map(({ id, name }) => `<li><a href="#${id}"><span>${escapeHtml(name)}</span></a></li>`);
  return `<p class="title"><a href="#top">${escapeHtml(api.title)}</a> <span>${escapeHtml(api.version)}</span></p>${groups.join("")}${schemas.length === 0 ? "" : group("Schemas", "schemas", schemas, few && schemas.length <= 20)}`;
}
