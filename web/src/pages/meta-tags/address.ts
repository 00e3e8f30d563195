/** An address as results and cards show it: the host, and the host with the path as crumbs. */
export function crumbsOf(url: string): { readonly host: string; readonly crumbs: string } {
  const address = parse(url.trim());
  const host = address?.host.replace(/^www\./, "") ?? "example.com";
  const parts = (address?.pathname ?? "").split("/").filter((part) => part !== "");
  return { host, crumbs: [`${address?.protocol ?? "https:"}//${host}`, ...parts.map(readable)].join(" › ") };
}

function parse(url: string): URL | undefined {
  try {
    const address = new URL(url);
    return address.host === "" ? undefined : address;
  } catch {
    return undefined;
  }
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
