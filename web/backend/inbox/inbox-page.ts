import { readFileSync } from "node:fs";
import path from "node:path";
import { REPO_ROOT } from "../data/repo-root.ts";
import type { DamagedMail, Mail } from "./inbox-store.ts";

const TOKENS_FILE = path.join(REPO_ROOT, "web/src/kit/styles/tokens.css");
const STYLE_FILE = path.join(REPO_ROOT, "web/backend/inbox/inbox-page.css");

/** What a link in a mail of the auth server does, by its `type`. */
const ACTIONS: Record<string, string> = {
  signup: "Confirm account",
  recovery: "Choose a new password",
  magiclink: "Sign in",
  email_change: "Confirm the new address",
  invite: "Accept the invitation",
};

const LOGO =
  '<svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true"><rect width="22" height="22" rx="5" fill="var(--text-1)"/><g stroke="var(--surface-1)" stroke-width="1.5"><path d="M4.75 5v4M8.25 5v6M11.75 5v12M15.25 5v6M18.5 5v4"/></g></svg>';

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/**
 * The style of the page: the product's tokens, dark where the system is dark. The page runs no script, so it cannot
 * know the theme chosen in the app.
 */
function pageStyle(): string {
  const tokens = readFileSync(TOKENS_FILE, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const themed = tokens.replace(
    /\[data-theme="dark"\]\s*\{([^}]*)\}/,
    (_block, values: string) => `@media (prefers-color-scheme: dark) {\n:root {${values}}\n}`,
  );
  return `${themed}\n${readFileSync(STYLE_FILE, "utf8")}`;
}

function mailItem(mail: Mail, first: boolean): string {
  const type = mail.link ? (new URL(mail.link).searchParams.get("type") ?? "") : "";
  const action = ACTIONS[type] ?? "Open the link";
  const when = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" }).format(new Date(mail.sentAt));
  const link = mail.link
    ? `<div class="act"><a class="button${first ? " primary" : ""}" rel="noreferrer" href="${escapeHtml(mail.link)}" aria-label="${escapeHtml(`${action}: ${mail.to}`)}">${action}</a></div>`
    : "";
  return `<li class="mail">
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)} · <time datetime="${escapeHtml(mail.sentAt)}">${escapeHtml(when)}</time></p>
${link}
<details><summary>Show the text</summary><pre>${escapeHtml(mail.text)}</pre></details>
</li>`;
}

/** The local inbox as a page of its own: no script, readable without styles. */
export function renderInboxPage(mails: readonly Mail[], damaged: readonly DamagedMail[]): string {
  const list =
    mails.length > 0
      ? `<ul class="list">\n${mails.map((mail, at) => mailItem(mail, at === 0)).join("\n")}\n</ul>`
      : `<div class="list empty"><h2>No email yet</h2><p>Create an account, then come back: its confirmation will be here.</p></div>`;
  const notice =
    damaged.length > 0
      ? `<p class="notice">These emails cannot be read any more: ${damaged.map(({ file }) => escapeHtml(file)).join(", ")}</p>`
      : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Local inbox · Toolbox</title>
<link rel="icon" href="data:,">
<style>${pageStyle()}</style>
</head>
<body>
<header>${LOGO}<b>Toolbox</b><span>Local inbox</span><nav><a class="button" href="/__inbox">Check again</a><a class="button" href="/">Open Toolbox</a></nav></header>
<main>
<h1>Local inbox</h1>
<p>Toolbox on this computer sends no mail. What it would send waits here, newest first.</p>
${notice}
${list}
</main>
</body>
</html>
`;
}
