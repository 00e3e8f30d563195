/** Something generated code must not contain, because the vendor's documentation warns against it. */
export interface DiscouragedPattern {
  readonly what: string;
  /** Where the warning stands. */
  readonly source: string;
  /** The files it is looked for in, by name. */
  readonly files: RegExp;
  /** Finds it in a file without its comments. */
  readonly found: RegExp;
}

const RLS = "supabase.com/docs/guides/database/postgres/row-level-security";
const FUNCTIONS = "supabase.com/docs/guides/functions";
/** SQL that is run on a project; tests open doors on purpose. */
const sql = /(?<!\.test)\.sql$/;
const server = /\/index\.ts$/;
const client = /\.tsx$|use[^/]*\.ts$/;
const code = /\.tsx?$/;

/** Looked for in the outputs of every combination of options of the tools that write for Supabase. */
export const discouragedPatterns: readonly DiscouragedPattern[] = [
  {
    what: "auth.uid() or auth.jwt() asked once a row",
    source: `${RLS}#call-functions-with-select`,
    files: sql,
    found: /(?<!\bselect\s+\(?)\bauth\.(?:uid|jwt)\(\)/i,
  },
  {
    what: "auth.role() and auth.email()",
    source: `${RLS}#authenticated-and-unauthenticated-roles`,
    files: sql,
    found: /\bauth\.(?:role|email)\(\)/i,
  },
  { what: "user_metadata, which users can change", source: `${RLS}#authjwt`, files: /./, found: /user_meta_?data/i },
  {
    what: "a policy that does not say for whom",
    source: `${RLS}#specify-roles-in-your-policies`,
    files: sql,
    found: /create policy (?:(?!\bto (?:anon|authenticated)\b)[^;])*;/i,
  },
  {
    what: "one policy for all commands",
    source: "github.com/supabase/supabase/blob/master/examples/prompts/database-rls-policies.md",
    files: sql,
    found: /\bfor all\b/i,
  },
  { what: "row level security switched off", source: RLS, files: sql, found: /disable row level security/i },
  {
    what: "a policy without a grant or row level security beside it",
    source: `${RLS}#grants-and-policies`,
    files: /_policy\.sql$/,
    found: /^(?![\s\S]*enable row level security)/,
  },
  {
    what: "a security definer function without a pinned search path",
    source: `${RLS}#use-security-definer-functions`,
    files: sql,
    found: /security definer(?!\s+set search_path = '')/i,
  },
  {
    // The API serves no function that returns a trigger.
    what: "a security definer function where the API serves it",
    source: `${RLS}#use-security-definer-functions`,
    files: sql,
    found:
      /create (?:or replace )?function (?:public\.|"?\w+"?\()(?:(?!\bas \$|returns trigger)[\s\S])*security definer/i,
  },
  {
    what: "every privilege, or the right to write, for anyone signed out",
    source: `${RLS}#grants-and-policies`,
    files: sql,
    found: /grant (?:all|[^;]*\b(?:insert|update|delete)\b)[^;]* to [^;]*\banon\b/i,
  },
  {
    what: "a write that every row passes",
    source: "supabase.com/docs/guides/database/database-advisors?lint=0024_permissive_rls_policy",
    files: sql,
    found: /for (?:insert|update|delete)\s[^;]*\(true\)/i,
  },
  {
    what: "a secret in a file",
    source: `${FUNCTIONS}/secrets`,
    files: /./,
    found: /\bsb_secret_\w|\beyJ[\w-]{20}|\bwhsec_\w{8}/,
  },
  {
    what: "a secret key in code for browsers",
    source: "supabase.com/docs/guides/api/api-keys",
    files: client,
    found: /secret_?key|service_?role/i,
  },
  {
    what: "keys of the old kind",
    source: `${FUNCTIONS}/secrets#default-secrets`,
    files: code,
    found: /SUPABASE_(?:ANON|SERVICE_ROLE)_KEY/,
  },
  {
    what: "imports of the old kind",
    source: "github.com/supabase/supabase/blob/master/examples/prompts/edge-functions.md",
    files: code,
    found: /deno\.land|esm\.sh|cdn\.|import \{ serve \}/,
  },
  {
    what: "an import without npm:, or without a version",
    source: "github.com/supabase/supabase/blob/master/examples/prompts/edge-functions.md",
    files: server,
    found: /from "(?!npm:@?[^"@]+@\d|node:)/,
  },
  {
    what: "a session taken on trust",
    source: "supabase.com/docs/reference/javascript/auth-getsession",
    files: server,
    found: /\.getSession\(/,
  },
  {
    what: "a list of CORS headers of one's own",
    source: `${FUNCTIONS}/cors`,
    files: server,
    found: /Access-Control-Allow-Headers/i,
  },
  {
    what: "a platform check switched off for calls of users",
    source: `${FUNCTIONS}/auth#authenticated-user-calls`,
    files: /config\.toml$/,
    found: /valid session[^\n]*\nverify_jwt = false/,
  },
  {
    what: "a channel named realtime",
    source: "supabase.com/docs/guides/realtime/subscribing-to-database-changes",
    files: code,
    found: /\.channel\(\s*["'`]realtime["'`]/,
  },
];

/** What a file contains that is warned against. */
export function findDiscouraged(name: string, text: string): readonly string[] {
  const bare = withoutComments(name, text);
  return discouragedPatterns.filter(({ files, found }) => files.test(name) && found.test(bare)).map(({ what }) => what);
}

/** Comments may name what they warn against. */
function withoutComments(name: string, text: string): string {
  if (name.endsWith(".sql")) return text.replaceAll(/--[^\n]*/g, "");
  return /\.tsx?$/.test(name) ? text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, "") : text;
}
