import { defineTool } from "../../tool/define-tool.ts";
import type { Output } from "../../tool/output.ts";
import { checkInput } from "./check-input.ts";
import { commandFacts } from "./command-facts.ts";
import { configToml, envExample, scheduleSql } from "./companion-files.ts";
import { edgeFunctionFields, type EdgeFunctionInput } from "./fields.ts";
import { functionCode } from "./function-code.ts";
import { planOf } from "./plan.ts";
import type { MakeTemplate } from "./templates/template.ts";
import { adminTemplate } from "./templates/admin-template.ts";
import { basicTemplate } from "./templates/basic-template.ts";
import { batchTemplate } from "./templates/batch-template.ts";
import { crudTemplate } from "./templates/crud-template.ts";
import { uploadTemplate } from "./templates/upload-template.ts";
import { webhookTemplate } from "./templates/webhook-template.ts";

const templates: Readonly<Record<EdgeFunctionInput["template"], MakeTemplate>> = {
  basic: basicTemplate,
  crud: crudTemplate,
  webhook: webhookTemplate,
  batch: batchTemplate,
  admin: adminTemplate,
  upload: uploadTemplate,
};

/** A Supabase Edge Function, its configuration, and how to run it. */
export const tool = defineTool({
  id: "edge-function",
  route: "/edge-function-scaffolder",
  title: "Edge Function",
  summary: "A Supabase Edge Function with CORS, sign-in, config and environment",
  aliases: ["supabase", "deno", "serverless", "webhook", "cron", "cors", "scaffold"],
  action: { label: "Generate Function", busyLabel: "Generating...", success: { title: "Function Generated" } },
  positional: "name",
  projectFiles: true,
  fields: edgeFunctionFields,
  examples: [
    {
      name: "Stripe events, with their signature verified",
      input: {
        name: "stripe-webhook",
        description: "Keeps subscriptions up to date",
        template: "webhook",
        signature: "stripe",
        enableCors: false,
        envVars: "STRIPE_API_KEY",
      },
    },
    { name: "Rows of a table, under its policies", input: { name: "notes", template: "crud", table: "notes" } },
    {
      name: "A job every five minutes",
      input: {
        name: "send-reminders",
        template: "batch",
        table: "reminders",
        schedule: "*/5 * * * *",
        enableCors: false,
      },
    },
    {
      name: "An action for administrators, written out",
      input: { name: "set-role", template: "admin", form: "classic" },
    },
    { name: "Avatars into a bucket", input: { name: "avatar", template: "upload", bucket: "avatars" } },
  ],
  check: checkInput,
  generate(input): readonly Output[] {
    const plan = planOf(input);
    const text = (name: string, label: string, mime: string, content: string): Output => ({
      kind: "text",
      name: `${plan.name}/${name}`,
      label,
      mime,
      text: content,
    });
    return [
      text("index.ts", "Code", "text/typescript", functionCode(plan, templates[plan.template](plan))),
      text("config.toml", "Config", "application/toml", configToml(plan)),
      ...(plan.env.length > 0 ? [text(".env.example", "Environment", "text/plain", envExample(plan))] : []),
      ...(plan.template === "batch" ? [text("schedule.sql", "Schedule", "application/sql", scheduleSql(plan))] : []),
      { kind: "facts", name: "commands", label: "Commands", rows: commandFacts(plan) },
    ];
  },
});
