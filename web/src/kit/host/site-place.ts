const env = (import.meta as { readonly env?: { readonly BASE_URL?: string } }).env;

/** Where the app stands at its host: `/`, or a path with a slash at both ends. The build knows it (Vite's `base`). */
export const basePath: string = env?.BASE_URL ?? "/";

/** The whole address of a part of the site, for mails, terminals and other tabs. @param part such as `device` */
export const siteAddress = (part = "", base = basePath): string => new URL(base + part, location.origin).href;

/** The path of a page within the app, by the browser's: what the routes are written in. */
export const pathInApp = (pathname: string, base = basePath): string =>
  pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
