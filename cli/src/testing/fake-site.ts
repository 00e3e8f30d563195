import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { onTestFinished } from "vitest";

export const GOOD_TOKEN = `tbx_${"a1".repeat(32)}`;

/** What the next request to a path is answered with: JSON with 200, a status and text, a broken connection, no end. */
export type Answer =
  | { readonly json: unknown }
  | { readonly status: number; readonly text?: string }
  | "drop"
  | "hang"
  | "endless";

export interface Heard {
  readonly path: string;
  readonly apikey: string | undefined;
  readonly body: unknown;
}

export interface FakeSite {
  readonly url: string;
  readonly heard: Heard[];
  /** Answers a function, or `config.json`; several answers are given in turn, the last one ever after. */
  answer(name: string, ...answers: readonly Answer[]): void;
  /** How often a function was called. */
  calls(name: string): number;
  stop(): Promise<void>;
}

const ACTIVE = {
  active: true,
  user_id: "11111111-1111-4111-8111-111111111111",
  email: "ada@example.com",
  full_name: null,
  token_id: "22222222-2222-4222-8222-222222222222",
  name: "toolbox CLI on lovelace",
  expires_at: "2026-05-30T12:00:00+00:00",
};

const DEVICE = {
  device_code: `tbd_${"0f".repeat(32)}`,
  user_code: "BCDF-GHJK",
  verification_path: "/device",
  expires_in: 900,
  interval: 5,
};

/** A site over HTTP that speaks the shapes of config.json and of the four functions; stopped with the test. */
export async function fakeSite(): Promise<FakeSite> {
  const answers = new Map<string, Answer[]>([
    [
      "config.json",
      [{ json: { supabaseUrl: "/", publishableKey: "sb_publishable_test", version: "0.1.0", local: true } }],
    ],
    ["device_authorize", [{ json: DEVICE }]],
    ["device_token", [{ json: { access_token: GOOD_TOKEN, token_type: "bearer" } }]],
    ["verify_token", [{ json: ACTIVE }]],
    ["revoke_self", [{ json: true }]],
  ]);
  const heard: Heard[] = [];
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  onTestFinished(stop);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    answer: (name, ...given) => void answers.set(name, [...given]),
    calls: (name) => heard.filter((request) => nameOf(request.path) === name).length,
    stop,
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString("utf8");
    const path = request.url ?? "";
    const apikey = request.headers.apikey;
    heard.push({
      path,
      apikey: typeof apikey === "string" ? apikey : undefined,
      body: text === "" ? undefined : JSON.parse(text),
    });
    const queue = answers.get(nameOf(path)) ?? [];
    const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404 };
    if (answer === "hang") return;
    if (answer === "drop") return void response.destroy();
    if (answer === "endless")
      return void Readable.from(spaces())
        .on("error", () => undefined)
        .pipe(response);
    if ("json" in answer) {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer.json));
      return;
    }
    const headers = answer.status === 302 ? { location: "http://127.0.0.1:9/" } : {};
    response.writeHead(answer.status, headers).end(answer.text ?? "");
  }
}

function* spaces(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(64 * 1024, " ");
}

/** `/rest/v1/rpc/device_token` is `device_token`. */
const nameOf = (path: string) => path.split("/").at(-1) ?? "";
export { ACTIVE, DEVICE };
