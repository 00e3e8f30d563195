import type { EdgeFunctionInput } from "./fields.ts";

/** Who may call: a signed-in user, a server with the secret key, anyone. */
export type Auth = "user" | "secret" | "none";

/** What a handler is given besides the request, by the names @supabase/server has for it. */
export type ContextName = "supabase" | "supabaseAdmin" | "userClaims" | "jwtClaims";

export interface FunctionPlan extends Pick<EdgeFunctionInput, "template" | "form" | "signature"> {
  readonly name: string;
  readonly description: string;
  readonly auth: Auth;
  readonly hasCors: boolean;
  readonly env: readonly string[];
  readonly table: string;
  readonly columns: readonly string[];
  readonly schedule: string;
  readonly bucket: string;
}

/** Settles an input that `checkInput` found no fault in. */
export function planOf(input: EdgeFunctionInput): FunctionPlan {
  const env = namesIn(input.envVars);
  return {
    template: input.template,
    form: input.form,
    signature: input.signature,
    name: input.name.trim(),
    description: input.description.trim(),
    auth: authOf(input),
    hasCors: input.enableCors,
    env: input.template === "webhook" ? [...new Set([...env, WEBHOOK_SECRET])] : env,
    table: input.table.trim(),
    columns: namesIn(input.columns),
    schedule: input.schedule.trim().replaceAll(/\s+/g, " "),
    bucket: input.bucket.trim(),
  };
}

/** The variable that holds what a webhook's sender signs with. */
export const WEBHOOK_SECRET = "WEBHOOK_SECRET";

/** What stands between commas and line ends, nothing twice. A blank inside a name stays: it is a mistake to tell. */
export function namesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[,\n\r]+/).map((name) => name.trim()))].filter((name) => name !== "");
}

function authOf({ template, requireAuth }: EdgeFunctionInput): Auth {
  // Senders of webhooks have no key of the project: their signature says who they are.
  if (template === "webhook" || !requireAuth) return "none";
  return template === "batch" ? "secret" : "user";
}
