export type Version = "3.0" | "3.1" | "3.2";

/** What a value has to be. `ref` allows a Reference Object in its place. */
export type Rule =
  | "text"
  | "boolean"
  | "number"
  | "count"
  | "any"
  | "schema"
  | { readonly object: ObjectName; readonly ref?: true }
  | { readonly map: Rule; readonly keys?: { readonly test: RegExp; readonly words: string } }
  | { readonly list: Rule; readonly min?: number }
  | { readonly one: readonly string[] };

export interface FieldRule {
  readonly rule: Rule;
  readonly since?: Version;
  readonly until?: Version;
}

export interface ObjectRule {
  readonly required?: readonly string[];
  /** At least one of these. */
  readonly anyOf?: readonly string[];
  /** No two of these. */
  readonly apart?: readonly (readonly [string, string])[];
  readonly fields: Readonly<Record<string, Rule | FieldRule>>;
  /** Fields with names of the author's own. */
  readonly rest?: { readonly test: RegExp; readonly rule: Rule; readonly words: string };
  /** Whether names that begin with x- may stand there; they may nearly everywhere. */
  readonly isClosed?: true;
}

export type ObjectName =
  | "OpenAPI"
  | "Info"
  | "Contact"
  | "License"
  | "Server"
  | "Server Variable"
  | "Components"
  | "Paths"
  | "Path Item"
  | "Operation"
  | "External Documentation"
  | "Parameter"
  | "Header"
  | "Request Body"
  | "Media Type"
  | "Encoding"
  | "Responses"
  | "Response"
  | "Callback"
  | "Example"
  | "Link"
  | "Tag"
  | "Discriminator"
  | "XML"
  | "Security Scheme"
  | "OAuth Flows"
  | "OAuth Flow";
