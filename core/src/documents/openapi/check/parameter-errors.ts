import type { Version } from "./rules.ts";

type Fields = Readonly<Record<string, unknown>>;

/** RFC 9110, 5.6.2: what a header may be called. */
export const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/** What the place of a parameter (`in`) forbids, each with the field it stands at. */
export function parameterErrors(
  parameter: Fields,
  version: Version,
): readonly (readonly [field: string, words: string])[] {
  const { in: place, name } = parameter;
  const has = (field: string) => Object.hasOwn(parameter, field);
  const faults: [string, string][] = [];
  if (place === "header" && typeof name === "string" && !TOKEN.test(name))
    faults.push(["name", `"${name}" cannot be the name of a header.`]);
  if (place === "path" && typeof name === "string" && /[{}]/.test(name))
    faults.push(["name", `"${name}": the name of a path parameter has no braces.`]);
  if (place === "querystring" && version < "3.2")
    faults.push(["in", `A parameter in querystring is of OpenAPI 3.2, and this is ${version}.`]);
  if (place === "querystring" && has("schema"))
    faults.push(["schema", "A parameter in querystring is described by content, not by schema."]);
  const isForm = version === "3.2" && parameter["style"] !== "cookie";
  const reserving = version === "3.2" ? ["query", "path", ...(isForm ? ["cookie"] : [])] : ["query"];
  if (has("allowReserved") && typeof place === "string" && !reserving.includes(place))
    faults.push(["allowReserved", `allowReserved is for parameters in ${reserving.join(" and ")}.`]);
  for (const field of ["style", "explode", "allowReserved"]) {
    if (has("content") && has(field))
      faults.push([field, `${field} goes with schema, and this parameter has content.`]);
  }
  return faults;
}
