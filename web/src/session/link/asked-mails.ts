import { parseStored, readText, writeText } from "../../kit/host/storage.ts";

/** The mails with a link that a visitor can ask for, as the link's own `type` names them. */
export type MailType = "signup" | "recovery";

const key = "toolbox-asked-mails";
/** Nobody waits for more mails than this at a time. */
const most = 5;

/** Keeps that a mail was asked for in this browser: its link is then opened without a question. */
export function rememberAskedMail(type: MailType, email: string, storage?: Storage): void {
  const mail = nameOf(type, email);
  const others = read(storage).filter((each) => each !== mail);
  writeText(key, JSON.stringify([...others, mail].slice(-most)), storage);
}

/** Whether this browser asked for the mail of a link. Any other link may be somebody else's, sent to sign us in as them. */
export function isAskedMail(type: string, email: string | undefined, storage?: Storage): boolean {
  return email !== undefined && read(storage).includes(nameOf(type, email));
}

/** Its link was used. */
export function forgetAskedMail(type: string, email: string | undefined, storage?: Storage): void {
  if (!isAskedMail(type, email, storage)) return;
  const others = read(storage).filter((each) => each !== nameOf(type, email ?? ""));
  writeText(key, others.length > 0 ? JSON.stringify(others) : null, storage);
}

const nameOf = (type: string, email: string) => `${type} ${email.trim().toLowerCase()}`;

function read(storage?: Storage): string[] {
  const kept = parseStored(key, readText(key, storage));
  return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
}
