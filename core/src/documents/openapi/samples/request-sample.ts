import type { Api, BodyDoc, Content, Operation, ParameterDoc } from "../model/api.ts";
import { formPairs, parameterPairs, plainText, simpleText } from "./parameter-text.ts";
import { sampleValue } from "./sample-value.ts";

/** A request as it could be sent, before any language. */
export interface RequestSample {
  readonly method: string;
  /** With the path parameters and the query in it. */
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: BodySample | undefined;
}

export type BodySample =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "form" | "multipart"; readonly fields: readonly FormField[] }
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "file" };

export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly isFile: boolean;
}

/** A request with everything an operation requires, made from its examples and schemas. */
export function requestSample(api: Api, operation: Operation): RequestSample {
  const { parameters, body } = operation;
  const credentials = credentialsOf(api, operation);
  const content = body && chosenContent(body);
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place && isSent(parameter));
  const query = [
    ...of("query").flatMap((parameter) => parameterPairs(parameter, valueOf(api, parameter))),
    ...of("querystring").flatMap((parameter) => formPairs(valueOf(api, parameter))),
    ...credentials.filter((one) => one.in === "query").map(({ name, value }) => [name, value] as const),
  ];
  const cookies = [
    ...of("cookie").flatMap((parameter) => parameterPairs(parameter, valueOf(api, parameter))),
    ...credentials.filter((one) => one.in === "cookie").map(({ name, value }) => [name, value] as const),
  ];
  const headers: [string, string][] = [
    ...credentials.filter((one) => one.in === "header").map(({ name, value }): [string, string] => [name, value]),
    ...of("header").map((parameter): [string, string] => [
      parameter.name,
      simpleText(parameter, valueOf(api, parameter)),
    ]),
    ...(cookies.length > 0 ? [["Cookie", cookies.map((pair) => pair.join("=")).join("; ")] as [string, string]] : []),
    ...(content && !isMultipart(content) ? [["Content-Type", content.mediaType] as [string, string]] : []),
  ];
  const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
  return {
    method: operation.method,
    url: `${baseOf(operation)}${filledPath(api, operation)}${search === "" ? "" : `?${search}`}`,
    headers,
    body: content && bodySample(api, content),
  };
}

function baseOf({ server, isWebhook }: Operation): string {
  if (isWebhook) return "https://your.example/webhook";
  return /^https?:\/\//i.test(server) ? server : `https://api.example.com${server.startsWith("/") ? server : ""}`;
}

function filledPath(api: Api, { path, parameters, isWebhook }: Operation): string {
  if (isWebhook) return "";
  return path.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    const value = parameter && simpleText(parameter, valueOf(api, parameter));
    // A word in capitals is plainly to be replaced; braces would be read by curl itself.
    if (value === undefined || value === "" || value === "string")
      return encode(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/g, "_").toUpperCase()) || whole;
    return encode(value);
  });
}

const isSent = ({ required, example }: ParameterDoc) => required || example !== undefined;

function valueOf(api: Api, { example, schema }: Pick<ParameterDoc, "example" | "schema">): unknown {
  return example === undefined ? sampleValue(api.root, schema, "request") : example;
}

/** Percent-encoded, but for what reads better as it is and is allowed in a query. */
function encode(value: string): string {
  // A half of a surrogate pair cannot be encoded.
  const whole = value.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
  return encodeURIComponent(whole).replaceAll("%2C", ",").replaceAll("%3A", ":");
}

function credentialsOf(api: Api, { security }: Operation) {
  return (security[0] ?? []).flatMap(({ scheme }) => {
    const carries = api.security.find(({ name }) => name === scheme)?.carries;
    return carries ? [carries] : [];
  });
}

/** JSON if it is on offer, for it reads best. */
function chosenContent({ contents }: BodyDoc): Content | undefined {
  return contents.find(({ mediaType }) => isJson(mediaType)) ?? contents[0];
}

export const isJson = (mediaType: string) => /^[^;]*[/+]json\b/i.test(mediaType);
const isMultipart = ({ mediaType }: Content) => /^multipart\//i.test(mediaType);

function bodySample(api: Api, content: Content): BodySample {
  const { mediaType, schema, examples } = content;
  const value = examples[0]?.value ?? sampleValue(api.root, schema, "request");
  if (isJson(mediaType)) return { kind: "json", value: value ?? {} };
  const isForm = /^application\/x-www-form-urlencoded/i.test(mediaType);
  if ((isForm || isMultipart(content)) && typeof value === "object" && value !== null) {
    const fields = Object.entries(value).flatMap(([name, given]: [string, unknown]) =>
      (Array.isArray(given) ? (given as readonly unknown[]) : [given]).map((part) => ({
        name,
        value: plainText(part),
        isFile: part === "(binary)",
      })),
    );
    return { kind: isForm ? "form" : "multipart", fields };
  }
  if (value === undefined || value === "(binary)" || /^(image|audio|video)\/|octet-stream/i.test(mediaType))
    return { kind: "file" };
  return { kind: "text", value: typeof value === "string" ? value : JSON.stringify(value, null, 2) };
}
