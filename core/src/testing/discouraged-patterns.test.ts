import { describe, expect, it, test } from "vitest";
import { tool as edgeFunction } from "../tools/edge-function/tool.ts";
import { tool as realtime } from "../tools/realtime/tool.ts";
import { tool as rls } from "../tools/rls/tool.ts";
import type { AnyTool } from "../tool/define-tool.ts";
import { type Field, type Fields, initialInput } from "../tool/fields.ts";
import { runTool } from "../tool/run-tool.ts";
import { fakePorts } from "./fake-ports.ts";
import { findDiscouraged, discouragedPatterns } from "./discouraged-patterns.ts";

/** Every value a field can have that changes what kind of code is written. */
function valuesOf(spec: Field): readonly unknown[] {
  if (spec.kind === "choice") return spec.options.map(({ value }) => value);
  if (spec.kind === "choices") return [spec.initial, spec.options.map(({ value }) => value)];
  return spec.kind === "flag" ? [true, false] : [];
}

/** All values of each pair of fields together, the others as they are at first and all the other way. */
function* combinations(fields: Fields): Generator<Record<string, unknown>> {
  const open = Object.entries<Field>(fields).filter(([, spec]) => valuesOf(spec).length > 1);
  const last = Object.fromEntries(open.map(([name, spec]) => [name, valuesOf(spec).at(-1)]));
  for (const base of [{}, last])
    for (const [index, [one, first]] of open.entries())
      for (const [other, second] of open.slice(index + 1))
        for (const a of valuesOf(first)) for (const b of valuesOf(second)) yield { ...base, [one]: a, [other]: b };
}

const tools: readonly [AnyTool, Readonly<Record<string, unknown>>][] = [
  [rls, { customCondition: "is_open or auth.uid() = user_id" }],
  [edgeFunction, { envVars: "RESEND_API_KEY" }],
  [realtime, { channelName: "room:{room_id}", customChannelName: "user:{user_id}" }],
];

describe.each(tools.map(([tool, filled]) => [tool.id, tool, filled] as const))("%s", (_, tool, filled) => {
  test("writes nothing that the vendor warns against, whatever is chosen", async () => {
    const faults = new Set<string>();
    let count = 0;
    for (const chosen of combinations(tool.fields)) {
      const input = { ...initialInput(tool.fields), ...filled, ...chosen };
      const run = await runTool(tool, input, fakePorts());
      if (!run.ok) continue;
      count++;
      for (const output of run.outputs) {
        if (output.kind !== "text") continue;
        for (const what of findDiscouraged(output.name, output.text))
          // asked for by name, and told to the user
          if (!isAskedFor(what, input, run.warnings)) faults.add(`${what}: ${output.name} ${JSON.stringify(chosen)}`);
      }
    }
    expect([...faults]).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });
});

const openWrites = ["every privilege, or the right to write, for anyone signed out", "a write that every row passes"];

function isAskedFor(what: string, input: Readonly<Record<string, unknown>>, warnings: readonly string[]): boolean {
  const isOpen = input["policyType"] === "public" && input["publicWrite"] === "everyone";
  const isToldOpen = warnings.some((warning) => warning.includes("signed in or not"));
  const isCustom = input["policyType"] === "custom" && input["appliesTo"] === "everyone";
  return openWrites.includes(what) && ((isOpen && isToldOpen) || (isCustom && what === openWrites[0]));
}

describe("each rule finds what it is about", () => {
  const samples: Readonly<Record<string, readonly [name: string, text: string]>> = {
    "auth.uid() or auth.jwt() asked once a row": ["a.sql", "using (auth.uid() = user_id)"],
    "auth.role() and auth.email()": ["a.sql", "using ((select auth.role()) = 'anon')"],
    "user_metadata, which users can change": ["f/index.ts", "claims.user_metadata.role"],
    "a policy that does not say for whom": ["a.sql", 'create policy "p" on t for select using (true);'],
    "one policy for all commands": ["a.sql", "for all to authenticated"],
    "row level security switched off": ["a.sql", "alter table t disable row level security;"],
    "a policy without a grant or row level security beside it": ["t_policy.sql", "create policy"],
    "a security definer function without a pinned search path": ["a.sql", "security definer\nas $$"],
    "a security definer function where the API serves it": [
      "a.sql",
      "create function public.f()\nreturns int\nsecurity definer\nset search_path = ''\nas $$",
    ],
    "every privilege, or the right to write, for anyone signed out": ["a.sql", "grant insert on table t to anon;"],
    "a write that every row passes": ["a.sql", "for insert\nto authenticated\nwith check (true)"],
    "a secret in a file": [".env.example", "KEY=sb_secret_abc"],
    "a secret key in code for browsers": ["useThings.ts", "createClient(url, SERVICE_ROLE)"],
    "keys of the old kind": ["f/index.ts", 'Deno.env.get("SUPABASE_ANON_KEY")'],
    "imports of the old kind": ["f/index.ts", 'import { serve } from "https://deno.land/std/http/server.ts"'],
    "an import without npm:, or without a version": ["f/index.ts", 'from "npm:@supabase/supabase-js"'],
    "a session taken on trust": ["f/index.ts", "supabase.auth.getSession()"],
    "a list of CORS headers of one's own": ["f/index.ts", '"Access-Control-Allow-Headers": "authorization"'],
    "a platform check switched off for calls of users": ["f/config.toml", "# a valid session\nverify_jwt = false"],
    "a channel named realtime": ["useThings.ts", 'client.channel("realtime")'],
  };
  it.each(discouragedPatterns.map(({ what }) => what))("%s", (what) => {
    const [name, text] = samples[what] ?? ["", ""];
    expect(findDiscouraged(name, text)).toContain(what);
  });
});
