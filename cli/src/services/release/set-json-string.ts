/**
 * A JSON text with one of its texts replaced and every other byte kept: blanks, order, line breaks.
 * @param path the keys that lead to it: `["packages", "", "version"]`
 * @param value what it is now, by what it was
 * @returns the new text; undefined where no text stands at that path
 * @example setJsonString('{ "version": "1.0.0" }', ["version"], () => "1.1.0") // '{ "version": "1.1.0" }'
 */
export function setJsonString(
  text: string,
  path: readonly string[],
  value: (before: string) => string,
): string | undefined {
  const at: (string | undefined)[] = [];
  // A text behind `{` or `,` of an object is a key, behind `:` a value.
  let key: string | undefined;
  let isValue = false;
  const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    const [sign] = token;
    if (sign === "{" || sign === "[") {
      at.push(sign === "{" ? key : "[]");
      isValue = sign === "[";
    } else if (sign === "}" || sign === "]") at.pop();
    else if (sign === ":") isValue = true;
    else if (sign === ",") isValue = at.at(-1) === "[]";
    else if (!isValue) key = JSON.parse(sign) as string;
    else if (isAt(path, [...at.slice(1), key])) {
      const next = JSON.stringify(value(JSON.parse(sign) as string));
      return text.slice(0, token.index) + next + text.slice(token.index + sign.length);
    }
  }
  return undefined;
}

const isAt = (path: readonly string[], keys: readonly (string | undefined)[]) =>
  path.length === keys.length && path.every((key, place) => key === keys[place]);
