import type { Entry } from "./entry.ts";
import type { FunctionPlan, ContextName } from "./plan.ts";
import type { Template } from "./templates/template.ts";

/** The form written out: `Deno.serve`, and supabase-js for clients, claims and the CORS headers it asks for. */
export function classicEntry({ auth, hasCors }: FunctionPlan, { given }: Template): Entry {
  const isUser = auth === "user";
  const needsUserClient = given.includes("supabase") || isUser;
  const hasClient = given.length > 0 || isUser;
  return {
    imports: [
      ...(auth === "secret" ? ['import { createHash, timingSafeEqual } from "node:crypto";'] : []),
      ...(hasClient
        ? [
            given.some((name) => name.startsWith("supabase"))
              ? 'import { createClient, type SupabaseClient } from "npm:@supabase/supabase-js@2";'
              : 'import { createClient } from "npm:@supabase/supabase-js@2";',
          ]
        : []),
      ...(hasCors ? ['import { corsHeaders } from "npm:@supabase/supabase-js@2/cors";'] : []),
      "",
    ].join("\n"),
    givenType: "Given",
    constants: hasClient ? clientConstants(needsUserClient, given.includes("supabaseAdmin") || auth === "secret") : "",
    code: `${hasCors ? serveWithCors : "Deno.serve(answer);\n"}
${answerCode(auth, given)}${given.length > 0 ? `\n${givenCode(given)}` : ""}`,
    functions: [
      ...(isUser ? [identifyCode(given)] : []),
      ...(auth === "secret" ? [trustCode] : []),
      ...(hasClient ? [keyCode] : []),
    ].join("\n"),
  };
}

const serveWithCors = `Deno.serve(async (req) => {
  if (req.method === "OPTIONS") {
    return new Response(null, { status: 204, headers: corsHeaders });
  }
  const response = await answer(req);
  for (const [name, value] of Object.entries(corsHeaders)) {
    response.headers.set(name, value);
  }
  return response;
});
`;

function clientConstants(isUser: boolean, isAdmin: boolean): string {
  return `const url = Deno.env.get("SUPABASE_URL") ?? "";
${isUser ? 'const publishableKey = defaultKey("SUPABASE_PUBLISHABLE_KEYS");\n' : ""}${
    isAdmin ? 'const secretKey = defaultKey("SUPABASE_SECRET_KEYS");\n' : ""
  }const auth = { persistSession: false, autoRefreshToken: false };
`;
}

function answerCode(auth: FunctionPlan["auth"], given: readonly ContextName[]): string {
  const passes = given.length > 0;
  const gate = {
    user: `    const caller = await identify(req);
    if (!caller) return failure(401, "Send the session of a signed-in user.");
    return await handle(req${passes ? ", caller" : ""});
`,
    secret: `    if (!isTrusted(req)) return failure(401, "Send the secret key as apikey.");
    const supabaseAdmin = createClient(url, secretKey, { auth });
    return await handle(req, { supabaseAdmin });
`,
    none: passes
      ? `    const supabase = createClient(url, publishableKey, { auth });
    return await handle(req, { supabase });
`
      : `    return await handle(req);
`,
  }[auth];
  return `async function answer(req: Request): Promise<Response> {
  try {
${gate}  } catch (error) {
    console.error(error);
    return failure(500, "Something went wrong.");
  }
}
`;
}

const givenTypes: Readonly<Record<ContextName, string>> = {
  supabase: "SupabaseClient",
  supabaseAdmin: "SupabaseClient",
  userClaims: "{ id: string }",
  jwtClaims: "{ sub: string; app_metadata?: Record<string, unknown> }",
};

function givenCode(given: readonly ContextName[]): string {
  const rows = given.map((name) => `  ${name}: ${givenTypes[name]};`).join("\n");
  return `/** What a handler works with. */
interface Given {
${rows}
}
`;
}

/** The token is verified with the project's signing keys; its client is bound by the policies of that user. */
function identifyCode(given: readonly ContextName[]): string {
  const made: Readonly<Record<ContextName, string>> = {
    supabase: "supabase",
    supabaseAdmin: "supabaseAdmin: createClient(url, secretKey, { auth })",
    userClaims: "userClaims: { id: data.claims.sub }",
    jwtClaims: "jwtClaims: data.claims",
  };
  const type = given.length > 0 ? "Given" : "true";
  const [only, ...more] = given;
  const result =
    only && more.length === 0
      ? `{ ${made[only]} }`
      : given.length > 0
        ? `{\n${given.map((name) => `    ${made[name]},`).join("\n")}\n  }`
        : "true";
  return `/** Who calls, by the verified token; null for nobody. */
async function identify(req: Request): Promise<${type} | null> {
  const header = req.headers.get("Authorization") ?? "";
  const token = /^Bearer (.+)$/.exec(header)?.[1];
  if (!token) return null;
  const supabase = createClient(url, publishableKey, {
    auth,
    global: { headers: { Authorization: header } },
  });
  const { data, error } = await supabase.auth.getClaims(token);
  if (error || !data?.claims.sub) return null;
  return ${result};
}
`;
}

const trustCode = `/** Whether the secret key came along; compared in constant time. */
function isTrusted(req: Request): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const key = req.headers.get("apikey") ?? "";
  return timingSafeEqual(digest(key), digest(secretKey));
}
`;

const keyCode = `/** The platform gives keys by name, as JSON; the CLI may give a single one. */
function defaultKey(name: string): string {
  const key = JSON.parse(Deno.env.get(name) ?? "{}").default ??
    Deno.env.get(name.replace(/S$/, ""));
  if (!key) throw new Error(\`\${name} has no default key.\`);
  return key;
}
`;
