/** The `owner/name` of a GitHub repository. */
export interface Repository {
  readonly owner: string;
  readonly name: string;
}

const plain = /^([\w.-]+)\/([\w.-]+?)(?:\.git)?$/;
const address =
  /^(?:(?:https?|git|ssh):\/\/(?:[^@/]+@)?github\.com\/|git\+https:\/\/github\.com\/|git@github\.com:|github:)(.+)$/i;

/**
 * Reads `owner/name` or any address of a repository on GitHub. Undefined for anything else; GitHub's own limits for
 * names hold (39 and 100 characters).
 */
export function readRepository(text: string): Repository | undefined {
  const typed = text
    .trim()
    .replace(/[#?].*$/, "")
    .replace(/\/+$/, "");
  const path = address.exec(typed)?.[1] ?? typed;
  const [, owner = "", name = ""] = plain.exec(path.split("/").slice(0, 2).join("/")) ?? [];
  if (!/^[A-Za-z\d](?:[A-Za-z\d-]{0,38})$/.test(owner) || name === "" || name.length > 100 || /^\.{1,2}$/.test(name))
    return undefined;
  return { owner, name };
}
