import { loneSurrogateMessage } from "../../text/lone-surrogate.ts";
import { pluralize } from "../../text/format.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { base64UrlEncode } from "../../text/base64.ts";
import { readHeaders } from "./read-headers.ts";
import { signatureHeaders, signPayload, standardKey } from "./signature.ts";
import { verifyPayload } from "./verify.ts";

const isHmac = { field: "style", is: ["hmac"] } as const;
const isVerify = { field: "task", is: ["verify"] } as const;

/** Signs webhook payloads as senders do, and verifies what came. */
export const tool = defineTool({
  id: "webhook",
  route: "/dev-utilities",
  title: "Webhook",
  summary: "Sign and verify webhook payloads: HMAC, GitHub, Stripe, Standard Webhooks",
  aliases: ["signature", "hmac", "payload", "stripe", "github", "svix"],
  action: { label: "Run", busyLabel: "Working...", success: { title: "Done" } },
  fields: {
    task: field.choice({
      label: "Task",
      initial: "sign",
      options: [
        { value: "sign", label: "Sign" },
        { value: "verify", label: "Verify" },
      ],
      section: "Payload",
    }),
    style: field.choice({
      label: "Style",
      initial: "github",
      options: [
        { value: "github", label: "GitHub" },
        { value: "stripe", label: "Stripe" },
        { value: "standard", label: "Standard Webhooks" },
        { value: "hmac", label: "Plain HMAC" },
      ],
      variant: "select",
      section: "Payload",
    }),
    payload: field.text({
      label: "Payload",
      hint: "The body byte by byte: white space and line ends count.",
      initial: "",
      lines: 7,
      mono: true,
      section: "Payload",
    }),
    file: field.file({
      label: "Or a file",
      accept: ["*/*"],
      maxBytes: 64 * 1024 * 1024,
      wrongType: { message: "This is not a file." },
      tooLarge: { message: "A payload may have at most 64 MB here." },
      section: "Payload",
    }),
    secret: field.text({
      label: "Secret",
      hint: "Never stored, never in a link.",
      initial: "",
      secret: true,
      mono: true,
      section: "Key",
    }),
    algorithm: field.choice({
      label: "Algorithm",
      initial: "SHA-256",
      options: [
        { value: "SHA-256", label: "SHA-256" },
        { value: "SHA-1", label: "SHA-1" },
        { value: "SHA-384", label: "SHA-384" },
        { value: "SHA-512", label: "SHA-512" },
      ],
      when: isHmac,
      section: "Key",
    }),
    encoding: field.choice({
      label: "Written in",
      initial: "hex",
      options: [
        { value: "hex", label: "Hex" },
        { value: "base64", label: "Base64" },
      ],
      when: isHmac,
      section: "Key",
    }),
    id: field.text({
      label: "Message id",
      hint: "To sign: a new one when empty. To verify: from the headers when empty.",
      initial: "",
      mono: true,
      when: { field: "style", is: ["standard"] },
      section: "Headers",
    }),
    timestamp: field.text({
      label: "Timestamp",
      hint: "Seconds since 1970. To sign: now when empty. To verify: from the headers when empty.",
      initial: "",
      mono: true,
      when: { field: "style", is: ["stripe", "standard"] },
      section: "Headers",
    }),
    signature: field.text({
      label: "Received headers",
      hint: "The lines with their names, or the signature alone.",
      initial: "",
      lines: 3,
      mono: true,
      when: isVerify,
      section: "Headers",
    }),
    tolerance: field.number({
      label: "Tolerance",
      hint: "How old a timestamp may be; 0 takes any.",
      initial: 300,
      min: 0,
      max: 86_400,
      step: 1,
      unit: "seconds",
      when: isVerify,
      section: "Headers",
    }),
  },
  positional: "payload",
  examples: [
    { name: "GitHub's own example", input: { payload: "Hello, World!", secret: "It's a Secret to Everybody" } },
    {
      name: "Verify a Standard Webhooks message",
      input: {
        task: "verify",
        style: "standard",
        payload: '{"test": 2432232314}',
        secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
        signature:
          "webhook-id: msg_p5jXN8AQM9LWM0D4loKWxJek\nwebhook-timestamp: 1614265330\nwebhook-signature: v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
        tolerance: 0,
      },
    },
  ],
  check({ task, style, payload, file, secret, signature, timestamp, id }) {
    const received = readHeaders(style, signature);
    const time = timestamp.trim() || (task === "verify" ? (received.timestamp ?? "") : "");
    const needsTime = style === "stripe" || style === "standard";
    const issues = [];
    const inPayload = file ? undefined : loneSurrogateMessage("The payload", payload);
    if (inPayload !== undefined) issues.push({ field: "payload", message: inPayload });
    const inSecret = loneSurrogateMessage("The secret", secret);
    if (inSecret !== undefined) issues.push({ field: "secret", message: inSecret });
    if (secret === "") issues.push({ field: "secret", message: "Give the secret that both sides share." });
    else if (style === "standard" && !standardKey(secret))
      issues.push({ field: "secret", message: "A Standard Webhooks secret is whsec_ and Base64. Copy it whole." });
    if (needsTime && time !== "" && !/^\d{1,12}$/.test(time))
      issues.push({ field: "timestamp", message: `"${time}" is not a valid number of seconds, such as 1614265330.` });
    if (task === "sign") return issues;
    if (received.signatures.length === 0) issues.push({ field: "signature", message: missing[style] });
    else if (needsTime && time === "")
      issues.push({
        field: "timestamp",
        message: "The headers have no timestamp. Paste all of them, or give it here.",
      });
    else if (style === "standard" && id === "" && received.id === undefined)
      issues.push({ field: "id", message: "The headers have no webhook-id. Paste all of them, or give it here." });
    return issues;
  },
  notInMake: "chance",
  async generate({ task, file, payload, tolerance, ...input }, { digest, clock, random }) {
    const body = file ? await file.bytes() : new TextEncoder().encode(payload);
    const received = task === "verify" ? readHeaders(input.style, input.signature) : undefined;
    const now = Math.floor(clock.now().getTime() / 1000);
    const timestamp = input.timestamp.trim() || (received?.timestamp ?? String(now));
    const id = input.id || (received?.id ?? `msg_${base64UrlEncode(random.bytes(18))}`);
    const signing = { ...input, payload: body, timestamp, id };
    const size = { label: "Payload", value: pluralize(body.length, "byte") };
    if (!received) {
      const code = await signPayload(signing, digest);
      const headers = signatureHeaders(signing, code);
      return [
        { kind: "text", name: "headers.txt", label: "Headers", mime: "text/plain", text: `${headers.join("\n")}\n` },
        { kind: "facts", name: "facts", label: "Facts", rows: [{ label: "Signature", value: code }, size] },
      ];
    }
    const { isValid, expected, hint } = await verifyPayload(signing, received.signatures, digest);
    const age = input.style === "stripe" || input.style === "standard" ? now - Number(timestamp) : 0;
    const isOld = tolerance > 0 && Math.abs(age) > tolerance;
    const rows = [
      {
        label: "Result",
        value: isValid
          ? isOld
            ? "The signature is right, the timestamp is not"
            : "Valid signature"
          : "Invalid signature",
      },
      ...(hint ? [{ label: "Why", value: hint }] : []),
      ...(isOld
        ? [
            {
              label: "Timestamp",
              value: `${ageWords(age)}; ${pluralize(tolerance, "second is", "seconds are")} allowed`,
            },
          ]
        : []),
      ...(isValid ? [] : [{ label: "Expected", value: expected }]),
      size,
    ];
    // A pipeline learns it from the exit code.
    return [{ kind: "facts", name: "result", label: "Result", rows, hasFaults: !isValid || isOld }];
  },
});

const missing = {
  github: "There is no signature. Paste the header X-Hub-Signature-256.",
  stripe: "There is no v1 signature. Paste the header Stripe-Signature: t=…,v1=….",
  standard: "There is no v1 signature. Paste the headers webhook-id, webhook-timestamp and webhook-signature.",
  hmac: "There is no signature. Paste it, or the header it came in.",
} as const;

const ageWords = (age: number) => `${pluralize(Math.abs(age), "second")} ${age < 0 ? "ahead" : "old"}`;
