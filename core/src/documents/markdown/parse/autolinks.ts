import type { MarkdownIt } from "markdown-it";

type Linkify = MarkdownIt["linkify"];

/**
 * The extended autolinks of GitHub Flavored Markdown 0.29, 6.9: `http://`, `https://` and `ftp://`, addresses that
 * begin with `www.`, and e-mail addresses. Bare domains such as `example.com` stay text.
 */
export function addAutolinks(linkify: Linkify): void {
  const address = { validate: addressLength };
  linkify.set({ fuzzyLink: false, fuzzyEmail: true });
  linkify.add("//", null);
  for (const scheme of ["http:", "https:", "ftp:"]) {
    linkify.add(scheme, {
      validate: (text, at) => (text.startsWith("//", at) ? lengthWith(2, addressLength(text, at + 2)) : 0),
    });
  }
  // The library takes more for a host name than GitHub does: letters of every script, plus signs.
  const matches = linkify.match.bind(linkify);
  linkify.match = (text) =>
    matches(text)?.filter((found) => found.schema !== "mailto:" || MAIL_HOST.test(found.text)) ?? null;
  linkify.add("www.", {
    ...address,
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });
}

/** Behind the last `@`: letters, digits, `-`, `_` and dots, one dot at least, no `-` and no `_` at the end. */
const MAIL_HOST = /@(?:[\w-]+\.)+[\w-]*[A-Za-z\d](?:[?#/].*)?$/;

function lengthWith(prefix: number, rest: number): number {
  return rest === 0 ? 0 : prefix + rest;
}

/** Letters, digits, `_` and `-` between dots, no `_` in the last two parts. */
const DOMAIN = /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*(?::\d+)?/uy;
const PATH = /[^\s<]*/y;

function addressLength(text: string, at: number): number {
  DOMAIN.lastIndex = at;
  const domain = DOMAIN.exec(text)?.[0];
  if (domain === undefined) return 0;
  const parts = domain.replace(/:\d+$/, "").split(".");
  if (parts.slice(-2).some((part) => part.includes("_"))) return 0;
  PATH.lastIndex = at + domain.length;
  return trimEnd(domain + (PATH.exec(text)?.[0] ?? "")).length;
}

/** Signs that end a sentence are not part of an address, nor is a bracket that was opened before it. */
function trimEnd(address: string): string {
  let end = address.length;
  let open = 0;
  for (const char of address) if (char === "(") open++;
  let closed = 0;
  for (const char of address) if (char === ")") closed++;
  for (;;) {
    const last = address[end - 1] ?? "";
    if ("?!.,:*_~'\"".includes(last) && last !== "") end--;
    else if (last === ")" && closed > open) {
      closed--;
      end--;
    } else if (last === ";") {
      const entity = /&[A-Za-z0-9]+;$/.exec(address.slice(Math.max(0, end - 40), end));
      end -= entity ? entity[0].length : 1;
    } else return address.slice(0, end);
  }
}
