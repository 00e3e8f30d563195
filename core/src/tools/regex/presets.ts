export interface RegexPreset {
  readonly name: string;
  readonly label: string;
  readonly pattern: string;
  readonly flags: string;
}

/** Patterns people look up again and again. They find what looks right; whether a card or host exists they cannot say. */
export const presets = [
  { name: "email", label: "Email", pattern: String.raw`[\w.%+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)+`, flags: "g" },
  { name: "phone", label: "Phone", pattern: String.raw`\+?\d(?:[ ().\-]*\d){6,14}`, flags: "g" },
  { name: "url", label: "URL", pattern: String.raw`https?:\/\/[^\s<>"']+`, flags: "g" },
  {
    name: "ipv4",
    label: "IPv4",
    pattern: String.raw`\b(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)\b`,
    flags: "g",
  },
  { name: "creditCard", label: "Credit card", pattern: String.raw`\b\d(?:[ \-]?\d){12,18}\b`, flags: "g" },
  {
    name: "password",
    label: "Password",
    pattern: String.raw`^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^\w\s]).{8,}$`,
    flags: "gm",
  },
] as const satisfies readonly RegexPreset[];
