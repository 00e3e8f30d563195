import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A mail of the local backend. Nothing is ever sent: it waits in the inbox on this machine. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
  /** Where the mail wants the reader to go, if it names an address. */
  readonly link?: string;
}

/** What the auth server hands over. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

/** A mail whose file could not be read. */
export interface DamagedMail {
  readonly file: string;
}

/**
 * Mails as one file each, so that they survive a restart: the embedded auth server never sends a confirmation twice,
 * and a lost one would lock its address out for good.
 */
export class InboxStore {
  readonly #dir: string;

  constructor(dataDir: string) {
    this.#dir = path.join(dataDir, "inbox");
    mkdirSync(this.#dir, { recursive: true, mode: 0o700 });
  }

  /** Keeps a mail. Returns once it is on disk. */
  add(mail: OutgoingMail, now = new Date()): void {
    const text = mail.text ?? textOf(mail.html ?? "");
    const link = findLink(mail.text ?? "") ?? findLink((mail.html ?? "").replaceAll("&amp;", "&"));
    const sentAt = now.toISOString();
    const id = `${sentAt.replaceAll(/\D/g, "")}-${randomBytes(4).toString("hex")}`;
    const kept: Mail = { id, to: mail.to, subject: mail.subject, text, sentAt, ...(link && { link }) };
    const file = path.join(this.#dir, `${id}.json`);
    try {
      writeFileSync(`${file}.part`, JSON.stringify(kept, null, 2), { mode: 0o600 });
      renameSync(`${file}.part`, file);
    } catch (error) {
      rmSync(`${file}.part`, { force: true });
      throw error;
    }
  }

  /**
   * All mails, newest first, and the files that cannot be read any more.
   * @param siteUrl where the site answers now: links of an earlier port lead there too
   */
  list(siteUrl: string): { mails: Mail[]; damaged: DamagedMail[] } {
    const mails: Mail[] = [];
    const damaged: DamagedMail[] = [];
    for (const name of readdirSync(this.#dir).toSorted().toReversed()) {
      if (!name.endsWith(".json")) continue;
      const file = path.join(this.#dir, name);
      const mail = readMail(file);
      if (mail) mails.push(mail.link ? { ...mail, link: rebase(mail.link, siteUrl) } : mail);
      else damaged.push({ file });
    }
    return { mails, damaged };
  }

  /** Whether a mail to this address can still be read. */
  holds(address: string): boolean {
    const wanted = address.toLowerCase();
    return readdirSync(this.#dir).some(
      (name) => name.endsWith(".json") && readMail(path.join(this.#dir, name))?.to.toLowerCase() === wanted,
    );
  }
}

/** The first address in a text: our mails hold one. */
function findLink(text: string): string | undefined {
  return /https?:\/\/[^\s"'<>]+/.exec(text)?.[0];
}

function textOf(html: string): string {
  return html
    .replaceAll(/<(style|script)[\s\S]*?<\/\1>/gi, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function rebase(link: string, siteUrl: string): string {
  const url = new URL(link);
  if (!url.pathname.startsWith("/auth/v1/")) return link;
  const from = url.origin;
  const moved = new URL(url.pathname + url.search, siteUrl);
  const target = moved.searchParams.get("redirect_to");
  if (target?.startsWith(from))
    moved.searchParams.set("redirect_to", new URL(siteUrl).origin + target.slice(from.length));
  return moved.href;
}

/** Undefined for what is not a mail, or cannot be read: a folder, a file of somebody else. */
function readMail(file: string): Mail | undefined {
  try {
    return parseMail(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function parseMail(text: string): Mail | undefined {
  try {
    const mail = JSON.parse(text) as Mail | null;
    const texts = [mail?.id, mail?.to, mail?.subject, mail?.text, mail?.sentAt];
    if (!mail || texts.some((each) => typeof each !== "string")) return undefined;
    if (mail.link !== undefined) void new URL(mail.link);
    return Number.isNaN(Date.parse(mail.sentAt)) ? undefined : mail;
  } catch {
    return undefined;
  }
}
