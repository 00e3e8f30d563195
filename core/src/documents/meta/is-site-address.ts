import { parseUrl } from "../../text/parse-url.ts";

/** Whether a site can stand there: http or https, a host, no query and no fragment. */
export const isSiteAddress = (address: string): boolean =>
  /^https?:\/\/[^\s?#]+$/i.test(address.trim()) && (parseUrl(address.trim())?.hostname ?? "") !== "";
