import { partPlace } from "../message/message.ts";
import { defineSwitch } from "../rule.ts";

/** `references-empty`: `never` asks for an issue (`#12`). */
export const referencesEmpty = defineSwitch((message, when) => {
  const isEmpty = message.references === 0;
  if (isEmpty === (when === "always")) return undefined;
  const at = partPlace(message, "footer");
  if (isEmpty) return { sentence: "Name the issue this belongs to, such as `Refs: #12` in the last lines.", at };
  return { sentence: "No issue may be named here.", at };
});
