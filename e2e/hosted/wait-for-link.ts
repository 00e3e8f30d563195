import { exec } from "node:child_process";
import { promisify } from "node:util";
import { findLink } from "./find-link.ts";
import type { HostedOptions } from "./hosted-options.ts";

/**
 * The link in the mail that confirms the address, looked for every second.
 * @returns the link, or what the inbox said last when it did not come in time
 */
export async function waitForLink(options: HostedOptions): Promise<{ link: string } | { last: string }> {
  const end = Date.now() + options.waitMs;
  for (;;) {
    const text = await lookInto(options);
    const link = findLink(text, options.email, options.url);
    if (link !== undefined) return { link };
    if (Date.now() >= end) return { last: text === "" ? "nothing" : text.slice(0, 300) };
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function lookInto({ mail, email }: HostedOptions): Promise<string> {
  if ("inbox" in mail) return (await fetch(mail.inbox)).text();
  const env = { ...process.env, TOOLBOX_EMAIL: email };
  return (await promisify(exec)(mail.command, { env, maxBuffer: 16 * 1024 * 1024 })).stdout;
}
