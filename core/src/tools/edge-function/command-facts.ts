import type { FactRow } from "../../tool/output.ts";
import type { FunctionPlan } from "./plan.ts";

const call: Readonly<Record<FunctionPlan["template"], string>> = {
  basic: `-X POST -H 'Content-Type: application/json' -d '{"name":"Ada"}'`,
  crud: "",
  webhook: "",
  batch: "-X POST",
  admin: `-X POST -H 'Content-Type: application/json' -d '{"userId":"…","role":"editor"}'`,
  upload: "-F file=@picture.png",
};

/** How to run, call and publish the function. */
export function commandFacts({ name, template, auth, env }: FunctionPlan): readonly FactRow[] {
  const credential = { user: '-H "Authorization: Bearer $TOKEN"', secret: '-H "apikey: $SECRET_KEY"', none: "" }[auth];
  const words = ["curl", `http://127.0.0.1:54321/functions/v1/${name}`, credential, call[template]];
  return [
    {
      label: "Run here",
      value: `supabase functions serve ${name}${env.length > 0 ? " --env-file supabase/functions/.env" : ""}`,
    },
    // Only a sender can sign a webhook.
    ...(template === "webhook" ? [] : [{ label: "Call it", value: words.filter((word) => word !== "").join(" ") }]),
    { label: "Publish", value: `supabase functions deploy ${name}` },
  ];
}
