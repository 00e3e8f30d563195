/** One step down: a name in an object or an index in an array. */
export type Step = string | number;

/** RFC 6901: `/a~1b/0`. The whole document is "". */
export function pointerOf(steps: readonly Step[]): string {
  return steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** RFC 9535: `$.a[0]['b c']`, shorthand where a name allows it (section 2.5.1.1). */
export function jsonPathOf(steps: readonly Step[]): string {
  return `$${steps.map((step) => (typeof step === "number" ? `[${step}]` : /^[A-Za-z_\u0080-\u{10ffff}][\w\u0080-\u{10ffff}]*$/u.test(step) ? `.${step}` : `[${quoted(step)}]`)).join("")}`;
}

/** A name in single quotes (section 2.3.1.1). */
const quoted = (name: string) =>
  `'${JSON.stringify(name)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
