import { plural } from "../../text/format.ts";
import { randomBelow } from "./random-below.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { passphrase, passphraseBits, readWords } from "./passphrase.ts";
import { alphabets, password, passwordBits, strength } from "./password.ts";

const isPassword = { field: "kind", is: ["password"] } as const;
const isPassphrase = { field: "kind", is: ["passphrase"] } as const;
const flag = (label: string, initial: boolean) =>
  field.flag({ label, initial, variant: "checkbox", section: "Characters", when: isPassword });

/** Passwords nobody can guess. They are shown, and nothing of them is kept. */
export const tool = defineTool({
  id: "password",
  route: "/dev-utilities",
  title: "Password",
  summary: "Random passwords and passphrases without bias, with their strength in bits",
  aliases: ["secret", "token", "passphrase", "diceware", "random"],
  action: { label: "Generate", busyLabel: "Generating...", success: { title: "New password" } },
  fields: {
    kind: field.choice({
      label: "Kind",
      initial: "password",
      options: [
        { value: "password", label: "Password" },
        { value: "passphrase", label: "Passphrase" },
      ],
      section: "Password",
    }),
    length: field.number({
      label: "Length",
      initial: 16,
      min: 8,
      max: 64,
      step: 1,
      variant: "slider",
      when: isPassword,
      section: "Password",
    }),
    words: field.number({
      label: "Words",
      initial: 6,
      min: 3,
      max: 20,
      step: 1,
      variant: "slider",
      when: isPassphrase,
      section: "Password",
    }),
    count: field.number({
      label: "Count",
      initial: 1,
      min: 1,
      max: 1000,
      step: 1,
      variant: "input",
      section: "Password",
    }),
    lower: flag("Lower case, a-z", true),
    upper: flag("Upper case, A-Z", true),
    digits: flag("Digits, 0-9", true),
    symbols: flag("Symbols, !@#$%^&*", true),
    clear: flag("Without 0 O 1 l I", false),
    separator: field.text({
      label: "Between words",
      initial: "-",
      max: 10,
      mono: true,
      when: isPassphrase,
      section: "Words",
    }),
    capitals: field.flag({
      label: "Capital letters",
      initial: false,
      variant: "checkbox",
      when: isPassphrase,
      section: "Words",
    }),
    digit: field.flag({ label: "A digit", initial: false, variant: "checkbox", when: isPassphrase, section: "Words" }),
  },
  examples: [
    { name: "Twenty characters, easy to read out", input: { length: 20, clear: true } },
    { name: "Ten passwords", input: { count: 10 } },
    { name: "Six words to remember", input: { kind: "passphrase" } },
  ],
  check: ({ kind, ...classes }) =>
    kind === "password" && alphabets(classes).length === 0
      ? [{ field: "lower", message: "Choose at least one kind of character." }]
      : [],
  notInMake: "chance",
  async generate({ kind, length, words, count, separator, capitals, digit, ...classes }, { random, assets }) {
    const below = randomBelow(random);
    const look = { separator, capitals, digit };
    const sets = alphabets(classes);
    const list = kind === "passphrase" ? await readWords(assets) : [];
    const isPhrase = kind === "passphrase";
    const make = () => (isPhrase ? passphrase(words, list, look, below) : password(length, sets, below));
    const made = Array.from({ length: count }, make);
    const bits = Math.floor(isPhrase ? passphraseBits(words, list.length, look) : passwordBits(length, sets));
    const label = isPhrase ? "Passphrase" : "Password";
    return [
      {
        kind: "text",
        name: "passwords.txt",
        label: plural(count, label),
        mime: "text/plain",
        text: `${made.join("\n")}\n`,
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
