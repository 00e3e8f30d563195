import { randomBelow } from "./random-below.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { alphabets, password, passwordBits, strength } from "./password.ts";

const flag = (label: string, initial: boolean) =>
  field.flag({ label, initial, look: "checkbox", section: "Characters" });

/** Passwords nobody can guess. They are shown, and nothing of them is kept. */
export const tool = defineTool({
  id: "password",
  route: "/dev-utilities",
  title: "Password",
  summary: "Random passwords without bias, with their strength in bits",
  aliases: ["secret", "token"],
  action: { label: "Generate", busyLabel: "Generating...", success: { title: "New password" } },
  fields: {
    length: field.number({
      label: "Length",
      initial: 16,
      min: 8,
      max: 64,
      step: 1,
      look: "slider",
      section: "Password",
    }),
    count: field.number({ label: "Count", initial: 1, min: 1, max: 1000, step: 1, look: "input", section: "Password" }),
    lower: flag("Lower case, a-z", true),
    upper: flag("Upper case, A-Z", true),
    digits: flag("Digits, 0-9", true),
    symbols: flag("Symbols, !@#$%^&*", true),
    clear: flag("Without 0 O 1 l I", false),
  },
  examples: [
    { name: "Twenty characters, easy to read out", input: { length: 20, clear: true } },
    { name: "Ten passwords", input: { count: 10 } },
  ],
  check: (classes) =>
    alphabets(classes).length === 0 ? [{ field: "lower", message: "Choose at least one kind of character." }] : [],
  generate({ length, count, ...classes }, { random }) {
    const sets = alphabets(classes);
    const below = randomBelow(random);
    const passwords = Array.from({ length: count }, () => password(length, sets, below));
    const bits = Math.floor(passwordBits(length, sets));
    return [
      {
        kind: "text",
        name: "passwords.txt",
        label: count === 1 ? "Password" : "Passwords",
        mime: "text/plain",
        text: `${passwords.join("\n")}\n`,
      },
      {
        kind: "facts",
        name: "strength",
        label: "Strength",
        rows: [{ label: "Strength", value: `${bits} bits, ${strength(bits)}` }],
      },
    ];
  },
});
