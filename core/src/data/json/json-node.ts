/** A JSON value with everything its text said: numbers as written, repeated names, order. */
export type JsonNode = JsonObject | JsonArray | JsonString | JsonNumber | JsonLiteral;

export interface JsonObject {
  readonly kind: "object";
  readonly members: readonly JsonMember[];
}
export interface JsonMember {
  readonly name: string;
  readonly value: JsonNode;
}
export interface JsonArray {
  readonly kind: "array";
  readonly items: readonly JsonNode[];
}
export interface JsonString {
  readonly kind: "string";
  readonly value: string;
}
export interface JsonNumber {
  readonly kind: "number";
  /** As JSON writes it, digit by digit what the text said. */
  readonly raw: string;
}
export interface JsonLiteral {
  readonly kind: "literal";
  readonly value: boolean | null;
}
