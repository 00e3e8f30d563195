import { cutName } from "../../data/sql/cut-name.ts";
import { qualifiedName } from "../../data/sql/qualified-name.ts";
import { quoteLiteral, quoteName, dollarQuote } from "../../data/sql/quote.ts";
import type { Auth, FunctionPlan } from "./plan.ts";

const reasons: Readonly<Record<Auth, string>> = {
  user: "The platform turns away calls without a valid session before they reach the code.",
  secret: "Callers have a secret key and no session: the code checks the key.",
  none: "Callers have no session.",
};

/** The function's part of supabase/config.toml (supabase.com/docs/guides/functions/function-configuration). */
export function configToml({ name, auth, template }: FunctionPlan): string {
  const reason = template === "webhook" ? "Senders have no session: the code checks their signature." : reasons[auth];
  return `# Goes into supabase/config.toml
[functions.${name}]
enabled = true
# ${reason}
verify_jwt = ${auth === "user"}
`;
}

/** The variables to fill in. None for a function that needs none. */
export function envExample({ env }: FunctionPlan): string {
  return `# Copy to supabase/functions/.env, fill in, and keep that file out of Git.
# For the hosted project: supabase secrets set --env-file supabase/functions/.env
${env.map((name) => `${name}=\n`).join("")}`;
}

/** What a scheduled batch needs in the database (supabase.com/docs/guides/functions/schedule-functions). */
export function scheduleSql({ name, table, schedule }: FunctionPlan): string {
  const home = qualifiedName({ schema: "public", name: table });
  const index = quoteName(cutName(table, "_waiting_idx"));
  const secret = (key: string) => `(select decrypted_secret from vault.decrypted_secrets where name = '${key}')`;
  const call = `
  select net.http_post(
    url := ${secret("project_url")} || ${quoteLiteral(`/functions/v1/${name}`)},
    headers := jsonb_build_object(
      'Content-Type', 'application/json',
      'apikey', ${secret("secret_key")}
    ),
    body := '{}'::jsonb,
    timeout_milliseconds := 120000
  );
`;
  return `-- Once, in the SQL editor and never in a file: where the project is, and a secret key of it.
--   select vault.create_secret('https://<ref>.supabase.co', 'project_url');
--   select vault.create_secret('<secret key>', 'secret_key');

create extension if not exists pg_cron;
create extension if not exists pg_net;

-- What the function has worked off.
alter table ${home} add column if not exists processed_at timestamptz;
create index if not exists ${index} on ${home} (id) where processed_at is null;

select cron.schedule(
  ${quoteLiteral(name)},
  ${quoteLiteral(schedule)},
  ${dollarQuote(call)}
);
`;
}
