import { field, type InputOf } from "../../tool/fields.ts";

/** What the function is for, who may call it, and what it needs. */
export const edgeFunctionFields = {
  name: field.text({
    label: "Function Name",
    initial: "hello-world",
    placeholder: "hello-world",
    min: 1,
    mono: true,
    message: "Name the function.",
    section: "Function",
  }),
  description: field.text({
    label: "Description",
    hint: "Stands at the top of the file.",
    initial: "",
    placeholder: "Greets the user by name",
    lines: 2,
    section: "Function",
  }),
  template: field.choice({
    label: "Template",
    options: [
      { value: "basic", label: "Basic", hint: "Reads JSON, answers JSON" },
      { value: "crud", label: "CRUD", hint: "Lists, creates, changes and deletes rows of a table" },
      { value: "webhook", label: "Webhook", hint: "Takes events and verifies who signed them" },
      { value: "batch", label: "Scheduled batch", hint: "Works through a table, 100 rows at a time" },
      { value: "admin", label: "Admin action", hint: "Checks the admin role, then acts with full rights" },
      { value: "upload", label: "File upload", hint: "Takes a file into a storage bucket" },
    ],
    initial: "basic",
    variant: "select",
    section: "Function",
  }),
  form: field.choice({
    label: "Form",
    options: [
      { value: "recommended", label: "withSupabase", hint: "What Supabase recommends today: @supabase/server" },
      { value: "classic", label: "Deno.serve", hint: "Written out, on supabase-js alone" },
    ],
    initial: "recommended",
    variant: "segments",
    section: "Function",
  }),
  table: field.text({
    label: "Table",
    initial: "items",
    min: 1,
    mono: true,
    message: "Name the table.",
    when: { field: "template", is: ["crud", "batch"] },
    section: "Template",
  }),
  columns: field.text({
    label: "Columns callers may set",
    hint: "With commas between them.",
    initial: "title, description",
    mono: true,
    when: { field: "template", is: ["crud"] },
    section: "Template",
  }),
  signature: field.choice({
    label: "Signature",
    options: [
      { value: "standard", label: "Standard Webhooks", hint: "Supabase Auth hooks, Clerk, Resend, Svix" },
      { value: "stripe", label: "Stripe" },
      { value: "github", label: "GitHub" },
    ],
    initial: "standard",
    variant: "select",
    when: { field: "template", is: ["webhook"] },
    section: "Template",
  }),
  schedule: field.text({
    label: "Schedule",
    hint: "Minute, hour, day, month, weekday: as pg_cron takes it.",
    initial: "*/15 * * * *",
    mono: true,
    when: { field: "template", is: ["batch"] },
    section: "Template",
  }),
  bucket: field.text({
    label: "Bucket",
    initial: "uploads",
    mono: true,
    when: { field: "template", is: ["upload"] },
    section: "Template",
  }),
  enableCors: field.flag({
    label: "Enable CORS",
    hint: "Browsers may call it.",
    initial: true,
    section: "Access",
  }),
  requireAuth: field.flag({
    label: "Require Auth",
    hint: "Webhooks are held to their signature instead.",
    initial: true,
    section: "Access",
  }),
  envVars: field.text({
    label: "Environment Variables",
    hint: "Names only, with commas or on lines of their own. Values are secrets and stay out.",
    initial: "",
    placeholder: "RESEND_API_KEY, SENDER",
    lines: 2,
    mono: true,
    section: "Access",
  }),
} as const;

export type EdgeFunctionInput = InputOf<typeof edgeFunctionFields>;
