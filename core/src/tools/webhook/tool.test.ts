import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

async function run(input: Record<string, unknown>, now = 1_614_265_330) {
  const clock = { now: () => new Date(now * 1000) };
  const result = await runTool(tool, input, fakePorts({ clock }));
  if (!result.ok) return result.issues;
  const [first] = result.outputs;
  const facts = result.outputs.find((output) => output.kind === "facts");
  return {
    text: first?.kind === "text" ? first.text : undefined,
    ...(facts?.kind === "facts" ? Object.fromEntries(facts.rows.map((row) => [row.label, row.value])) : {}),
  };
}

const standard = {
  style: "standard",
  payload: '{"test": 2432232314}',
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: "1614265330",
};
const githubCode = "757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17";
const github = { style: "github", payload: "Hello, World!", secret: "It's a Secret to Everybody" };

describe("sign", () => {
  it("GitHub: the example of its documentation", async () =>
    expect(await run(github)).toMatchObject({
      text: `X-Hub-Signature-256: sha256=${githubCode}\n`,
      Signature: githubCode,
      Payload: "13 bytes",
    }));

  it("Standard Webhooks: the example of the specification", async () =>
    expect(await run(standard)).toMatchObject({
      text: "webhook-id: msg_p5jXN8AQM9LWM0D4loKWxJek\nwebhook-timestamp: 1614265330\nwebhook-signature: v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=\n",
    }));

  it("Stripe: HMAC-SHA256 of timestamp, dot, body", async () => {
    const code = createHmac("sha256", "whsec_x").update('1614265330.{"a":1}').digest("hex");
    expect(await run({ style: "stripe", payload: '{"a":1}', secret: "whsec_x" })).toMatchObject({
      text: `Stripe-Signature: t=1614265330,v1=${code}\n`,
    });
  });

  // RFC 4231 test case 2.
  it.each([
    ["SHA-256", "hex", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"],
    [
      "SHA-512",
      "hex",
      "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737",
    ],
    ["SHA-256", "base64", "W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM="],
  ])("plain HMAC, %s in %s: RFC 4231", async (algorithm, encoding, code) =>
    expect(
      await run({ style: "hmac", algorithm, encoding, payload: "what do ya want for nothing?", secret: "Jefe" }),
    ).toMatchObject({ Signature: code }),
  );

  it("makes an id, and takes the time of now", async () => {
    expect(await run({ ...standard, id: "", timestamp: "" }, 1_700_000_000)).toMatchObject({
      text: expect.stringMatching(/^webhook-id: msg_[\w-]{24}\nwebhook-timestamp: 1700000000\n/),
    });
  });

  it("signs the bytes of a file", async () => {
    expect(await run({ ...github, payload: "x", file: fakeFile("body", "", "Hello, World!") })).toMatchObject({
      Signature: githubCode,
    });
  });
});

describe("verify", () => {
  const verify = (input: Record<string, unknown>, now?: number) => run({ task: "verify", ...input }, now);
  const signed =
    "webhook-id: msg_p5jXN8AQM9LWM0D4loKWxJek\nWebhook-Timestamp: 1614265330\nwebhook-signature: v1,AAAA v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE= v1a,x";
  const pasted = { ...standard, id: "", timestamp: "", signature: signed };

  it("takes header lines, several signatures, other cases of names", async () =>
    expect(await verify(pasted)).toEqual({ text: undefined, Result: "Valid signature", Payload: "20 bytes" }));
  it.each([githubCode, `sha256=${githubCode.toUpperCase()}`, `X-Hub-Signature-256: sha256=${githubCode}`])(
    "takes %s",
    async (signature) => expect(await verify({ ...github, signature })).toMatchObject({ Result: "Valid signature" }),
  );
  it("finds the signature among the headers of a request", async () => {
    const headers = (name: string, code: string) =>
      `POST /hook HTTP/1.1\nHost: example.org\nContent-Type: application/json\n${name}: ${code}\nUser-Agent: Sender`;
    const shopify = {
      style: "hmac",
      encoding: "base64",
      secret: "Jefe",
      payload: "what do ya want for nothing?",
      signature: headers("X-Shopify-Hmac-Sha256", "W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM="),
    };
    expect(await verify(shopify)).toMatchObject({ Result: "Valid signature" });
    const all = headers("X-Hub-Signature", `sha1=00\nX-Hub-Signature-256: sha256=${githubCode}`);
    expect(await verify({ ...github, signature: all })).toMatchObject({ Result: "Valid signature" });
    const none = headers("X-GitHub-Event", "push").replace("POST /hook HTTP/1.1\n", "");
    expect(await verify({ ...github, signature: none })).toEqual([
      { field: "signature", message: "There is no signature. Paste the header X-Hub-Signature-256." },
    ]);
  });
  it("judges the timestamp", async () => {
    expect(await verify(pasted, 1_614_265_330 + 300)).toMatchObject({ Result: "Valid signature" });
    expect(await verify(pasted, 1_614_265_330 + 301)).toMatchObject({
      Result: "The signature is right, the timestamp is not",
      Timestamp: "301 seconds old; 300 seconds are allowed",
    });
    expect(await verify(pasted, 1_614_265_330 - 400)).toMatchObject({
      Timestamp: "400 seconds ahead; 300 seconds are allowed",
    });
    expect(await verify({ ...pasted, tolerance: 0 }, 1_900_000_000)).toMatchObject({ Result: "Valid signature" });
  });
  it("says what the signature should be", async () =>
    expect(await verify({ ...github, signature: "sha256=00" })).toMatchObject({
      Result: "Invalid signature",
      Expected: githubCode,
    }));

  it.each([
    ["Hello, World!\n", "It matches without the line break at the end of the payload."],
    ["Hello, World!\r\n", "It matches without the line break at the end of the payload."],
  ])("explains %j", async (payload, hint) =>
    expect(await verify({ ...github, payload, signature: githubCode })).toMatchObject({
      Result: "Invalid signature",
      Why: hint,
    }),
  );

  it("explains a body that was parsed and a secret with spaces", async () => {
    const code = createHmac("sha256", "k").update('{"a":1}').digest("hex");
    expect(await verify({ style: "github", secret: "k", payload: '{\n  "a": 1\n}', signature: code })).toMatchObject({
      Why: expect.stringContaining("JSON written without white space"),
    });
    expect(await verify({ style: "github", secret: " k ", payload: '{"a":1}', signature: code })).toMatchObject({
      Why: "It matches with the spaces around the secret taken away.",
    });
  });
});

it.each([
  [{ payload: "x" }, "secret", "Give the secret that both sides share."],
  [
    { ...github, payload: "\ud800" },
    "payload",
    "The payload has half of a character (U+D800) in line 1, column 1. Put the whole one there, or delete it.",
  ],
  [{ ...standard, secret: "whsec_!!" }, "secret", "A Standard Webhooks secret is whsec_ and Base64. Copy it whole."],
  [{ ...standard, timestamp: "soon" }, "timestamp", '"soon" is not a valid number of seconds, such as 1614265330.'],
  [{ ...github, task: "verify" }, "signature", "There is no signature. Paste the header X-Hub-Signature-256."],
  [
    { ...standard, task: "verify", id: "", signature: "v1,AAAA" },
    "id",
    "The headers have no webhook-id. Paste all of them, or give it here.",
  ],
  [
    { style: "stripe", secret: "x", task: "verify", signature: "v1=00" },
    "timestamp",
    "The headers have no timestamp. Paste all of them, or give it here.",
  ],
])("refuses %j", async (input, field, message) => expect(await run(input)).toEqual([{ field, message }]));
