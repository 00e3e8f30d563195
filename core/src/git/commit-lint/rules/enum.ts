import { list, type Shape, text } from "../../../config/shape.ts";
import { closest } from "../../../text/words/closest.ts";
import { isRecord } from "../../../text/is-record.ts";
import { partPlace } from "../message/message.ts";
import { defineRule } from "../rule.ts";
import { splitScope } from "../message/split-scope.ts";
import { typeAliases } from "../type-aliases.ts";

const texts = list(text, "texts");

/** `type-enum`: the type is one of a list. */
export const typeEnum = defineRule({
  value: texts,
  initial: [],
  check(message, { when, value }) {
    const { type } = message;
    if (type === undefined || value.includes(type) === (when === "always")) return undefined;
    return { sentence: sentence("type", type, when, value), at: partPlace(message, "type") };
  },
});

interface Scopes {
  readonly scopes: readonly string[];
  readonly delimiters: readonly string[];
}

/** A list of scopes, or `{ scopes, delimiters }`. */
const scopes: Shape<Scopes> = {
  schema: {
    anyOf: [
      texts.schema,
      { type: "object", properties: { scopes: texts.schema, delimiters: texts.schema }, additionalProperties: false },
    ],
  },
  read(value, at, report) {
    const isGroup = isRecord(value);
    const names = texts.read(isGroup ? value["scopes"] : value, isGroup ? `${at}.scopes` : at, report);
    const delimiters = texts.read((isGroup && value["delimiters"]) || [], `${at}.delimiters`, report);
    return names && delimiters && { scopes: names, delimiters };
  },
};

/** `scope-enum`: the scope, or each of several (`api,ui`), is one of a list. An empty list allows all. */
export const scopeEnum = defineRule({
  value: scopes,
  initial: { scopes: [], delimiters: [] },
  check(message, { when, value }) {
    const { scope } = message;
    if (scope === undefined || value.scopes.length === 0) return undefined;
    const names = splitScope(scope, value.delimiters);
    const isListed = (name: string) => value.scopes.includes(name);
    const wrong = when === "never" ? [...names, scope].find(isListed) : names.find((name) => !isListed(name));
    if (wrong === undefined || (when === "always" && isListed(scope))) return undefined;
    return { sentence: sentence("scope", wrong, when, value.scopes), at: partPlace(message, "scope") };
  },
});

function sentence(part: string, word: string, when: string, allowed: readonly string[]): string {
  if (when === "never") return `The ${part} "${word}" is not allowed here.`;
  const alias = part === "type" ? typeAliases[word.toLowerCase()] : undefined;
  const near = alias !== undefined && allowed.includes(alias) ? alias : closest(word, allowed);
  const way = near === undefined ? `Use one of ${allowed.join(", ")}.` : `Did you mean "${near}"?`;
  return allowed.length === 0 ? `No ${part} is allowed here.` : `"${word}" is not a ${part} of this project. ${way}`;
}
