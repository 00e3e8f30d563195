import type { FormField, RequestSample } from "./request-sample.ts";

export interface CodeSample {
  readonly id: "curl" | "fetch" | "python";
  readonly label: string;
  readonly code: string;
}

/** The request in curl, fetch and Python (requests), each ready to be pasted. */
export function codeSamples(request: RequestSample): readonly CodeSample[] {
  return [
    { id: "curl", label: "curl", code: curl(request) },
    { id: "fetch", label: "fetch", code: fetchCode(request) },
    { id: "python", label: "Python", code: python(request) },
  ];
}

function curl({ method, url, headers, body }: RequestSample): string {
  const words = [
    ...(method === "GET" ? [] : [`-X ${shellWord(method)}`]),
    ...headers.map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
  ];
  if (body?.kind === "json") words.push(`-d ${shellQuote(JSON.stringify(body.value, null, 2))}`);
  else if (body?.kind === "text") words.push(`--data-raw ${shellQuote(body.value)}`);
  else if (body?.kind === "file") words.push("--data-binary @file");
  else if (body?.kind === "form")
    words.push(...body.fields.map(({ name, value }) => `--data-urlencode ${shellQuote(`${name}=${value}`)}`));
  else if (body)
    words.push(
      ...body.fields.map(({ name, value, isFile }) => `-F ${shellQuote(`${name}=${isFile ? "@file" : value}`)}`),
    );
  return [`curl ${shellQuote(url)}`, ...words].join(" \\\n  ");
}

/** POSIX shell: nothing has a meaning between single quotes but themselves. */
const shellQuote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const shellWord = (text: string) => (/^[\w-]+$/.test(text) ? text : shellQuote(text));

function fetchCode({ method, url, headers, body }: RequestSample): string {
  const before: string[] = [];
  let sent: string | undefined;
  if (body?.kind === "json") sent = `JSON.stringify(${indented(JSON.stringify(body.value, null, 2), "  ")})`;
  else if (body?.kind === "text") sent = JSON.stringify(body.value);
  else if (body?.kind === "file") sent = "file";
  else if (body?.kind === "form")
    sent = `new URLSearchParams(${indented(JSON.stringify(fieldRecord(body.fields), null, 2), "  ")})`;
  else if (body) {
    before.push("const form = new FormData();");
    for (const { name, value, isFile } of body.fields)
      before.push(`form.append(${JSON.stringify(name)}, ${isFile ? "file" : JSON.stringify(value)});`);
    sent = "form";
  }
  const options = [
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(headers.length === 0
      ? []
      : [
          "  headers: {",
          ...headers.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
          "  },",
        ]),
    ...(sent === undefined ? [] : [`  body: ${sent},`]),
  ];
  const call =
    options.length === 0
      ? `fetch(${JSON.stringify(url)})`
      : `fetch(${JSON.stringify(url)}, {\n${options.join("\n")}\n})`;
  return [...before, `const response = await ${call};`, "const data = await response.json();"].join("\n");
}

function python({ method, url, headers, body }: RequestSample): string {
  const known = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"].includes(method);
  const rows = [
    `    ${pythonText(url)},`,
    ...(headers.length === 0
      ? []
      : [
          "    headers={",
          ...headers.map(([name, value]) => `        ${pythonText(name)}: ${pythonText(value)},`),
          "    },",
        ]),
  ];
  if (body?.kind === "json") rows.push(`    json=${pythonLiteral(body.value, "    ")},`);
  else if (body?.kind === "text") rows.push(`    data=${pythonText(body.value)},`);
  else if (body?.kind === "file") rows.push('    data=open("file", "rb"),');
  else if (body) {
    const fields = body.fields.filter(({ isFile }) => !isFile);
    const files = body.fields.filter(({ isFile }) => isFile);
    if (fields.length > 0) rows.push(`    data=${pythonLiteral(fieldRecord(fields), "    ")},`);
    if (files.length > 0)
      rows.push(`    files={${files.map(({ name }) => `${pythonText(name)}: open("file", "rb")`).join(", ")}},`);
  }
  const call = known ? `requests.${method.toLowerCase()}(` : `requests.request(\n    ${pythonText(method)},`;
  return `import requests\n\nresponse = ${call}\n${rows.join("\n")}\n)\nprint(response.json())`;
}

/** By name, or in pairs where a name comes twice: a record would keep one of them. */
function fieldRecord(fields: readonly FormField[]): unknown {
  const pairs = fields.map(({ name, value }) => [name, value] as const);
  return new Set(pairs.map(([name]) => name)).size < pairs.length ? pairs : Object.fromEntries(pairs);
}

/** A text as Python reads it: JSON's escapes are Python's too, but for those of surrogate pairs, which are not used. */
const pythonText = (text: string) => JSON.stringify(text);

function pythonLiteral(value: unknown, indent: string): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return typeof value === "string" ? pythonText(value) : String(value);
  const inner = `${indent}    `;
  if (Array.isArray(value))
    return value.length === 0
      ? "[]"
      : `[\n${value.map((part) => `${inner}${pythonLiteral(part, inner)},\n`).join("")}${indent}]`;
  const rows = Object.entries(value).map(
    ([key, part]) => `${inner}${pythonText(key)}: ${pythonLiteral(part, inner)},\n`,
  );
  return rows.length === 0 ? "{}" : `{\n${rows.join("")}${indent}}`;
}

const indented = (text: string, indent: string) => text.replaceAll("\n", `\n${indent}`);
