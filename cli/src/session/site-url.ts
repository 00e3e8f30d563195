import { Failure } from "../shell/failure.ts";

export const DEFAULT_SITE = "http://127.0.0.1:4700";

/**
 * The site to talk to, without a slash at its end: TOOLBOX_URL, or the address that `start` serves.
 * Throws `Failure` "usage" when TOOLBOX_URL is not an http(s) address.
 */
export function siteUrl(env: Readonly<Record<string, string | undefined>>): string {
  const given = env.TOOLBOX_URL?.trim();
  if (!given) return DEFAULT_SITE;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username || url.password)
    throw new Failure(
      "usage",
      `TOOLBOX_URL is "${given.replace(/\/\/[^/@]*@/, "//…@")}", which is not a site's address.`,
      {
        next: `Give one such as https://toolbox.example.com, or unset it for ${DEFAULT_SITE}.`,
      },
    );
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

/** Whether what is sent to the site can be read on the way: plain http to another machine. */
export function isReadableOnTheWay(site: string): boolean {
  const { protocol, hostname } = new URL(site);
  return protocol === "http:" && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
