/**
 * The link of the mail that was sent to an address, out of what an inbox holds.
 * @param text a mail as text or HTML, or a JSON list of mails, newest first
 * @param api the address of the project, which the link leads to
 */
export function findLink(text: string, address: string, api: string): string | undefined {
  const mails = listOf(text);
  const own = mails ? mails.filter((mail) => mail.toLowerCase().includes(address.toLowerCase())) : [text];
  const links = own.flatMap((mail) => mail.replaceAll("&amp;", "&").match(/https?:\/\/[^\s"'<>\\)\]]+/g) ?? []);
  return links.find((link) => link.startsWith(`${api}/auth/v1/verify`));
}

/** The entries of a JSON list, each as text again; undefined when the text is none. */
function listOf(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.map((entry) => JSON.stringify(entry)) : undefined;
  } catch {
    return undefined;
  }
}
