import { escapeHtml } from "../../../../text/escape.ts";
import { pluralize } from "../../../../text/format.ts";
import type { SchemaView } from "../describe-schema.ts";
import { short } from "../schema-label.ts";
import type { Words } from "./text-html.ts";

export interface SchemaHtmlOptions {
  readonly words: Words;
  /** The id of a component in this document. */
  readonly anchor: (name: string) => string | undefined;
}

/** The type of a schema in a line: words, a link where it goes on, its rules as marks. */
export function typeHtml(view: SchemaView, look: SchemaHtmlOptions): string {
  const items = view.items;
  const type = view.link === undefined ? view.type : "";
  const inner = items ? ` ${typeWords(items, look)}` : "";
  const rules = [...view.rules, ...(items?.rules ?? [])].map((rule) => `<span class="rule">${escapeHtml(rule)}</span>`);
  return `<span class="type">${escapeHtml(type)}${linkHtml(view.link, look)}${orNull(view)}${inner}</span>${rules.join("")}`;
}

const orNull = ({ link, isNullable }: SchemaView) => (link !== undefined && isNullable ? " or null" : "");

function typeWords(view: SchemaView, look: SchemaHtmlOptions): string {
  if (view.link !== undefined) return `${linkHtml(view.link, look)}${orNull(view)}`;
  return `${escapeHtml(view.type || "any")}${view.items ? ` ${typeWords(view.items, look)}` : ""}`;
}

function linkHtml(name: string | undefined, { anchor }: SchemaHtmlOptions): string {
  if (name === undefined) return "";
  const id = anchor(name);
  return id === undefined ? escapeHtml(name) : `<a href="#${escapeHtml(id)}">${escapeHtml(name)}</a>`;
}

/** Everything under the line of a schema: options, fields, alternatives. Empty when there is nothing more to say. */
export function schemaHtml(view: SchemaView, look: SchemaHtmlOptions): string {
  return [
    optionsHtml(view.options),
    view.includes.length === 0
      ? ""
      : `<p class="note">Has all of ${view.includes.map((name) => linkHtml(name, look)).join(", ")}.</p>`,
    discriminatorHtml(view, look),
    fieldsHtml(view, look),
    view.items ? itemsHtml(view.items, look) : "",
    ...view.variants.map(({ kind, schemas }) => {
      const rows = schemas.map((schema) => `<li>${typeHtml(schema, look)}${moreHtml(schema, look)}</li>`);
      return `<div class="variants"><b>${kind}</b><ul>${rows.join("")}</ul></div>`;
    }),
  ].join("");
}

function optionsHtml(options: readonly unknown[]): string {
  if (options.length === 0) return "";
  const shown = options.slice(0, 60).map((option) => `<code>${escapeHtml(short(option))}</code>`);
  const rest = options.length > 60 ? ` and ${options.length - 60} more` : "";
  return `<p class="options">${shown.join(" ")}${rest}</p>`;
}

function discriminatorHtml({ discriminator }: SchemaView, look: SchemaHtmlOptions): string {
  if (!discriminator) return "";
  const targets = discriminator.targets.map(
    ([value, name]) => `<code>${escapeHtml(value)}</code> ${linkHtml(name, look)}`,
  );
  const list = targets.length === 0 ? "" : `: ${targets.join(", ")}`;
  return `<p class="note">The field <code>${escapeHtml(discriminator.property)}</code> says which one it is${list}.</p>`;
}

function fieldsHtml({ properties }: SchemaView, look: SchemaHtmlOptions): string {
  if (properties.length === 0) return "";
  const rows = properties.map(({ name, required, schema }) =>
    fieldHtml({ name, required, schema, deprecated: schema.deprecated, description: schema.description }, look),
  );
  return `<div class="fields">${rows.join("")}</div>`;
}

/** A named value: a field of an object, a parameter, a header. */
export function fieldHtml(
  field: {
    name: string;
    required: boolean;
    deprecated: boolean;
    description: string;
    schema: SchemaView;
    place?: string;
  },
  look: SchemaHtmlOptions,
): string {
  const marks = [
    field.required ? '<span class="required">required</span>' : "",
    field.deprecated ? '<span class="deprecated">deprecated</span>' : "",
  ].join("");
  return `<div class="field"><div class="line"><code class="name">${escapeHtml(field.name)}</code>${typeHtml(field.schema, look)}${marks}</div>${look.words.html(field.description)}${moreHtml(field.schema, look)}</div>`;
}

/** What stands inside a field: short lists at once, objects folded. */
function moreHtml(view: SchemaView, look: SchemaHtmlOptions): string {
  const inner = schemaHtml(view, look);
  const hasFields = view.properties.length > 0 || view.variants.length > 0 || (view.items?.properties.length ?? 0) > 0;
  if (!hasFields) return inner;
  return `<details class="more"><summary>${countWords(view)}</summary>${inner}</details>`;
}

function countWords(view: SchemaView): string {
  const count = view.properties.length || (view.items?.properties.length ?? 0);
  if (count > 0) return pluralize(count, "field");
  return view.variants.map(({ kind, schemas }) => `${kind} ${schemas.length}`).join(", ");
}

function itemsHtml(items: SchemaView, look: SchemaHtmlOptions): string {
  return items.link === undefined ? schemaHtml(items, look) : "";
}
