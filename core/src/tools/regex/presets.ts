export interface RegexPreset {
  readonly name: string;
  readonly label: string;
  readonly pattern: string;
}

/**
 * Patterns people look up again and again, for the flags one has. They find what looks right; whether a card or host
 * exists they cannot say.
 */
export const presets = [
  { name: "email", label: "Email", pattern: String.raw`[\w.%+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)+` },
  { name: "phone", label: "Phone", pattern: String.raw`\+?\d(?:[ ().\-]*\d){6,14}` },
  {
    // Ends before the punctuation of a sentence, and takes only brackets that close.
    name: "url",
    label: "URL",
    pattern: String.raw`https?:\/\/(?:[^\s<>"'()]|\([^\s<>"'()]*\))*(?:[^\s<>"'().,;:!?\]}*]|\([^\s<>"'()]*\))`,
  },
  {
    name: "ipv4",
    label: "IPv4",
    pattern: String.raw`\b(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)\b`,
  },
  { name: "creditCard", label: "Credit card", pattern: String.raw`\b\d(?:[ \-]?\d){12,18}\b` },
  {
    // A line of its own, without the flag that makes ^ and $ mean lines.
    name: "password",
    label: "Password",
    pattern: String.raw`(?<!.)(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^\w\s]).{8,}(?!.)`,
  },
] as const satisfies readonly RegexPreset[];
