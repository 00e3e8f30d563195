import { parseArgs } from "node:util";
import { checkPublishableKey } from "@toolbox/core/site";

export const HELP = `Usage: pnpm test:hosted --url URL --key KEY (--mail-command CMD | --inbox URL) [--email ADDRESS] [--site URL] [--wait SECONDS]

Goes the whole way of a user at a Supabase project, or anything compatible with it, and says how each step went.

  --url URL            the project, such as https://abcdefgh.supabase.co
  --key KEY            its publishable key
  --mail-command CMD   prints the newest mail to $TOOLBOX_EMAIL, or the link in it; run again until it is there
  --inbox URL          answers with that mail, or with a JSON list of mails; {email} in it is the address
  --email ADDRESS      who signs up; {id} in it is another word each time (default: toolbox-{id}@example.test)
  --site URL           the site that uses the project; its config.json is checked too (default: one for this run)
  --wait SECONDS       how long the mail may take (default: 120)
  --help               this text`;

export interface HostedOptions {
  readonly url: string;
  readonly key: string;
  readonly email: string;
  readonly mail: { readonly command: string } | { readonly inbox: string };
  readonly site: string | undefined;
  readonly waitMs: number;
}

/** What was given cannot be used; the message is a sentence. */
export class HostedUsage extends Error {
  override readonly name = "HostedUsage";
}

/**
 * Reads the command line of `test:hosted`.
 * @param id a word that makes the address of this run its own
 * @throws HostedUsage with a sentence
 */
export function readHostedOptions(args: readonly string[], id: string): HostedOptions | "help" {
  const text = { type: "string" } as const;
  const options = { url: text, key: text, "mail-command": text, inbox: text, email: text, site: text, wait: text };
  let values: Partial<Record<keyof typeof options, string>> & { help?: boolean };
  try {
    const given = args.filter((arg) => arg !== "--");
    ({ values } = parseArgs({ args: given, options: { ...options, help: { type: "boolean", short: "h" } } }));
  } catch (error) {
    throw new HostedUsage((error as Error).message, { cause: error });
  }
  if (values.help) return "help";
  const { key = "", "mail-command": command, inbox, wait = "120" } = values;
  const wrongKey = checkPublishableKey(key);
  if (wrongKey) throw new HostedUsage(`--key: ${wrongKey}`);
  const email = (values.email ?? "toolbox-{id}@example.test").replace("{id}", id);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new HostedUsage(`--email is "${email}": that is not an address.`);
  if (!/^\d{1,4}$/.test(wait)) throw new HostedUsage(`--wait is "${wait}": it must be a number of seconds.`);
  if ((command === undefined) === (inbox === undefined))
    throw new HostedUsage("Say where the mail arrives: either --mail-command or --inbox.");
  if (inbox !== undefined) address("--inbox", inbox.replace("{email}", "x"));
  return {
    url: address("--url", values.url),
    key,
    email,
    mail: command === undefined ? { inbox: (inbox ?? "").replace("{email}", encodeURIComponent(email)) } : { command },
    site: values.site === undefined ? undefined : address("--site", values.site),
    waitMs: Number(wait) * 1000,
  };
}

function address(option: string, text: string | undefined): string {
  if (!text) throw new HostedUsage(`${option} is missing.`);
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new HostedUsage(`${option} is "${text}": it must be a whole address, such as https://abcdefgh.supabase.co`);
  return text.replace(/\/+$/, "");
}
