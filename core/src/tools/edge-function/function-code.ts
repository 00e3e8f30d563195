import { arrayCode } from "./array-code.ts";
import { classicEntry } from "./classic-entry.ts";
import { helperCode } from "./helper-code.ts";
import type { FunctionPlan } from "./plan.ts";
import { recommendedEntry } from "./recommended-entry.ts";
import type { HelperName, Template } from "./templates/template.ts";
import type { Entry } from "./entry.ts";

/** \`index.ts\` of an edge function, as \`deno fmt\` would leave it where names are short. */
export function functionCode(plan: FunctionPlan, template: Template): string {
  const entry = plan.form === "classic" ? classicEntry(plan, template) : recommendedEntry(plan, template);
  const helpers = (Object.keys(helperCode) as HelperName[]).filter((name) => template.helpers.includes(name));
  const parts = [
    headCode(plan, template, entry) + entry.imports,
    plan.env.length > 0 ? envCode(plan.env) : "",
    template.constants,
    entry.constants,
    entry.code,
    `${signatureCode(template, entry)}\n${template.handler}}\n`,
    template.functions,
    ...helpers.map((name) => helperCode[name]),
    entry.functions,
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function headCode({ description }: FunctionPlan, { usage }: Template, { imports }: Entry): string {
  const lines = [...(description === "" ? [] : [...description.split(/\r\n?|\n/), ""]), ...usage];
  // A comment may say anything but where it ends.
  const safe = lines.map((line) => ` * ${line.replaceAll("*/", "* /").replaceAll(/\p{Cc}/gu, " ")}`.trimEnd());
  // Supabase asks for the prefix in place (docs/guides/functions/dependencies), deno lint for an import map.
  const ignore = imports.includes("npm:") ? "// deno-lint-ignore-file no-import-prefix\n" : "";
  return `${ignore}/**\n${safe.join("\n")}\n */\n`;
}

/** A missing variable stops the function when it starts, not the first caller. */
function envCode(names: readonly string[]): string {
  return `${arrayCode("NEEDED", names)}
const missing = NEEDED.filter((name) => !Deno.env.get(name));
if (missing.length > 0) {
  throw new Error(\`Set \${missing.join(", ")}: supabase secrets set NAME=value\`);
}
`;
}

function signatureCode({ given }: Template, { givenType }: Entry): string {
  if (given.length === 0) return "async function handle(req: Request): Promise<Response> {";
  const second = `{ ${given.join(", ")} }: ${givenType}`;
  const line = `async function handle(req: Request, ${second}): Promise<Response> {`;
  return line.length <= 80 ? line : `async function handle(\n  req: Request,\n  ${second},\n): Promise<Response> {`;
}
