/*
 * An API as its documentation shows it: references followed, operations in groups, examples at hand. Schemas stay as
 * they are written (`unknown`) and are described when shown, because they may contain themselves.
 */

export interface Api {
  /** The whole description, for the references in schemas. */
  readonly root: unknown;
  readonly title: string;
  readonly version: string;
  /** Of OpenAPI: "3.1". */
  readonly specification: string;
  readonly summary: string;
  readonly description: string;
  readonly facts: readonly Fact[];
  readonly servers: readonly ServerDoc[];
  readonly security: readonly SchemeDoc[];
  readonly groups: readonly Group[];
  readonly schemas: readonly SchemaDoc[];
}

export interface Fact {
  readonly label: string;
  readonly text: string;
  readonly href: string | undefined;
}

export interface ServerDoc {
  /** With the default value of each variable in its place. */
  readonly url: string;
  readonly description: string;
  readonly variables: readonly ServerVariable[];
}

export interface ServerVariable {
  readonly name: string;
  readonly initial: string;
  readonly options: readonly string[];
  readonly description: string;
}

export interface SchemeDoc {
  readonly id: string;
  readonly name: string;
  /** "HTTP bearer (JWT)", "API key in header X-Key". */
  readonly kind: string;
  readonly description: string;
  readonly deprecated: boolean;
  readonly scopes: readonly { readonly name: string; readonly words: string }[];
  readonly urls: readonly Fact[];
  /** How a request carries it. */
  readonly carries: Credential | undefined;
}

export interface Credential {
  readonly in: "header" | "query" | "cookie";
  readonly name: string;
  /** With a placeholder in capitals: `Bearer TOKEN`. */
  readonly value: string;
}

export interface Group {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

export interface Operation {
  /** Unique in the document; links lead to it. */
  readonly id: string;
  /** Capitals. */
  readonly method: string;
  readonly path: string;
  readonly isWebhook: boolean;
  /** What to call it: the summary, else its id, else method and path. */
  readonly name: string;
  readonly description: string;
  readonly deprecated: boolean;
  readonly parameters: readonly ParameterDoc[];
  readonly body: BodyDoc | undefined;
  readonly responses: readonly ResponseDoc[];
  /** Alternatives; each needs all of its schemes. One without any: nobody has to. Empty when there is nothing to sign in to. */
  readonly security: readonly (readonly Need[])[];
  readonly server: string;
  readonly callbacks: readonly { readonly name: string; readonly operations: readonly Operation[] }[];
  readonly docs: Fact | undefined;
}

export interface Need {
  readonly scheme: string;
  readonly scopes: readonly string[];
}

export interface ParameterDoc {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: string;
  readonly schema: unknown;
  /** The author's, else undefined. */
  readonly example: unknown;
  readonly style: ParameterStyle;
}

/** How a value is written into a request (OpenAPI 3.1, 4.8.12.2); `json` when a media type says so. */
export interface ParameterStyle {
  readonly name: string;
  readonly explode: boolean;
}

export interface BodyDoc {
  readonly description: string;
  readonly required: boolean;
  readonly contents: readonly Content[];
}

export interface Content {
  readonly mediaType: string;
  readonly schema: unknown;
  /** One item of a sequence, such as a line of JSON Lines (3.2). */
  readonly isSequence: boolean;
  readonly examples: readonly ExampleDoc[];
}

export interface ExampleDoc {
  readonly name: string;
  readonly description: string;
  readonly value: unknown;
}

export interface ResponseDoc {
  readonly status: string;
  readonly description: string;
  readonly headers: readonly ParameterDoc[];
  readonly contents: readonly Content[];
  readonly links: readonly { readonly name: string; readonly description: string; readonly target: string }[];
}

export interface SchemaDoc {
  readonly id: string;
  readonly name: string;
  readonly schema: unknown;
}
