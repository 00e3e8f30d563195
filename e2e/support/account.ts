import path from "node:path";
import type { APIRequestContext } from "@playwright/test";

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
}

/** Where the signed-in session of the shared account is kept for the tests that start with one. */
export const sessionFile = path.join(process.env["TOOLBOX_DATA"] ?? "", "e2e-session.json");

/** A new account that nobody else uses. */
export function newAccount(name: string): Account {
  const unique = `${Date.now().toString(36)}${Math.floor(performance.now())}`;
  return { email: `${name}.${unique}@example.test`, password: "correct horse 1", fullName: "Amara Mensah" };
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly link?: string;
}

/** The confirmation link in the newest mail to an address. */
export async function confirmationLink(request: APIRequestContext, email: string): Promise<string> {
  const mails = (await (await request.get("/__inbox.json")).json()) as readonly Mail[];
  const link = mails.find((mail) => mail.to === email)?.link;
  if (!link) throw new Error(`No mail with a link has come for ${email}.`);
  return link;
}

/** Makes a confirmed account without the pages, for tests that are not about signing up. */
export async function confirmedAccount(request: APIRequestContext, name: string): Promise<Account> {
  const account = newAccount(name);
  await signUp(request, account);
  return account;
}

/** Signs an account up and follows the link of its mail. */
export async function signUp(request: APIRequestContext, account: Account): Promise<void> {
  const { publishableKey } = (await (await request.get("/config.json")).json()) as { publishableKey: string };
  const answer = await request.post("/auth/v1/signup", {
    headers: { apikey: publishableKey },
    data: { email: account.email, password: account.password, data: { full_name: account.fullName } },
  });
  if (!answer.ok()) throw new Error(`Sign-up failed: ${answer.status()} ${await answer.text()}`);
  await request.get(await confirmationLink(request, account.email));
}
