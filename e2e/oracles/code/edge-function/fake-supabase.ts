import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly apikey: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

export const PUBLISHABLE_KEY = "sb_publishable_test";
export const SECRET_KEY = "sb_secret_test";
export const USER_ID = "11111111-1111-4111-8111-111111111111";

/** As much of a project's API as the templates call: signing keys, users, one table, storage. Remembers what was asked. */
export class FakeSupabase {
  readonly asked: Asked[] = [];
  /** Rows of the table, by id. */
  readonly rows = new Map<number, Record<string, unknown>>();
  readonly #key: KeyObject;
  readonly #jwks: { keys: object[] };
  #server: Server | undefined;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#key = privateKey;
    this.#jwks = { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "one", alg: "ES256", use: "sig" }] };
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      void this.#answer(request).then(({ status, body }) => {
        response.writeHead(status, { "Content-Type": "application/json" });
        response.end(body === undefined ? undefined : JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => this.#server?.listen(0, "127.0.0.1", resolve));
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  /** What the platform puts into a function's environment. */
  get env(): Record<string, string> {
    return {
      SUPABASE_URL: this.#url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY }),
      SUPABASE_JWKS: JSON.stringify(this.#jwks),
    };
  }

  /** A session's token, as the auth server signs it. */
  token(claims: object = {}, seconds = 3600): string {
    const now = Math.floor(Date.now() / 1000);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const payload = {
      sub: USER_ID,
      role: "authenticated",
      aud: "authenticated",
      iat: now,
      exp: now + seconds,
      ...claims,
    };
    const head = `${part({ alg: "ES256", typ: "JWT", kid: "one" })}.${part(payload)}`;
    const signature = sign("sha256", Buffer.from(head), { key: this.#key, dsaEncoding: "ieee-p1363" });
    return `${head}.${signature.toString("base64url")}`;
  }

  get #url(): string {
    const address = this.#server?.address() as AddressInfo | undefined;
    if (!address) throw new Error("It is not started.");
    return `http://127.0.0.1:${address.port}`;
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body?: unknown }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "GET", url = "/", headers } = request;
    const body = Buffer.concat(chunks).toString("latin1");
    const { pathname, searchParams } = new URL(url, "http://x");
    const apikey = headers["apikey"];
    this.asked.push({
      method,
      path: url,
      apikey: Array.isArray(apikey) ? apikey[0] : apikey,
      authorization: headers.authorization,
      body,
    });
    if (pathname === "/auth/v1/.well-known/jwks.json") return { status: 200, body: this.#jwks };
    if (pathname.startsWith("/auth/v1/admin/users/"))
      return pathname.endsWith(USER_ID)
        ? { status: 200, body: { id: USER_ID, ...(JSON.parse(body) as object) } }
        : { status: 404, body: { code: 404, error_code: "user_not_found", msg: "User not found" } };
    if (pathname.startsWith("/storage/v1/object/")) return { status: 200, body: { Id: "1", Key: pathname } };
    if (pathname === "/rest/v1/items") return this.#table(method, searchParams, headers, body);
    return { status: 404, body: { code: 404, msg: `There is no ${method} ${url}.` } };
  }

  #table(method: string, asked: URLSearchParams, headers: IncomingMessage["headers"], body: string) {
    const isSingle = String(headers.accept).includes("vnd.pgrst.object");
    const id = asked.get("id");
    const after = id?.startsWith("gt.") ? Number(id.slice(3)) : 0;
    const meant = [...this.rows.values()].filter(
      (row) =>
        (id === null || id.startsWith("gt.") || id === `eq.${String(row["id"])}` || isIn(id, row["id"])) &&
        Number(row["id"]) > after &&
        (asked.get("processed_at") !== "is.null" || row["processed_at"] === null),
    );
    if (method === "POST") {
      const values = JSON.parse(body) as Record<string, unknown>;
      if (values["title"] === "taken") return { status: 409, body: { code: "23505", message: "duplicate key value" } };
      if (values["title"] === "foreign") return { status: 403, body: { code: "42501", message: "row-level security" } };
      const row = { id: this.rows.size + 1, processed_at: null, ...values };
      this.rows.set(row.id, row);
      return { status: 201, body: isSingle ? row : [row] };
    }
    if (method === "PATCH") for (const row of meant) Object.assign(row, JSON.parse(body));
    if (method === "DELETE") for (const row of meant) this.rows.delete(Number(row["id"]));
    const limited = meant.slice(0, Number(asked.get("limit") ?? 1000));
    return { status: 200, body: isSingle && limited.length === 1 ? limited[0] : limited };
  }
}

/** `in.(1,2)` */
function isIn(filter: string, id: unknown): boolean {
  const list = /^in\.\((.*)\)$/.exec(filter)?.[1];
  return list !== undefined && list.split(",").includes(String(id));
}
