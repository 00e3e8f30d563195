import { list, text } from "../../../config/shape.ts";
import { partPlace } from "../message/message.ts";
import { defineRule } from "../rule.ts";

/** `scope-delimiter-style`: several scopes are parted by one of these signs. */
export const scopeDelimiterStyle = defineRule({
  value: list(text, "texts"),
  initial: [],
  check(message, { when, value }) {
    const allowed = value.length > 0 ? value : ["/", "\\", ","];
    const used = (message.scope?.match(/[^A-Za-z0-9_-]+/g) ?? []).map((mark) => (mark.trim() === "," ? "," : mark));
    const wrong = used.find((mark) => !allowed.includes(mark));
    if (message.scope === undefined || (wrong === undefined) === (when === "always")) return undefined;
    const at = partPlace(message, "scope");
    const marks = allowed.map((mark) => `"${mark}"`).join(", ");
    if (when === "never") return { sentence: `Scopes must not be parted by ${marks} here.`, at };
    return { sentence: `"${wrong}" does not part scopes here; use ${marks}.`, at };
  },
});
