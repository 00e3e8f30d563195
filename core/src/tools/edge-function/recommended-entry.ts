import type { Entry } from "./entry.ts";
import type { FunctionPlan } from "./plan.ts";
import type { Template } from "./templates/template.ts";

/**
 * The form Supabase recommends (supabase.com/docs/guides/functions/auth): `withSupabase` checks who calls, answers
 * preflights and makes the clients.
 */
export function recommendedEntry({ auth, hasCors }: FunctionPlan, { given }: Template): Entry {
  const hasContext = given.length > 0;
  const config = `{ auth: "${auth}"${hasCors ? "" : ', cors: "disabled"'} }`;
  const answer = hasContext
    ? answerCode("\n  req: Request,\n  ctx: SupabaseContext,\n", "req, ctx")
    : answerCode("req: Request", "req");
  return {
    imports: hasContext
      ? 'import { type SupabaseContext, withSupabase } from "npm:@supabase/server@1";\n'
      : 'import { withSupabase } from "npm:@supabase/server@1";\n',
    givenType: "SupabaseContext",
    constants: "",
    code: `export default {
  fetch: withSupabase(${config}, answer),
};
`,
    functions: answer,
  };
}

function answerCode(parameters: string, values: string): string {
  return `async function answer(${parameters}): Promise<Response> {
  try {
    return await handle(${values});
  } catch (error) {
    console.error(error);
    return failure(500, "Something went wrong.");
  }
}
`;
}
