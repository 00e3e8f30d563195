/** What a package.json says of the fields of a README; only what is there and of the right kind. */
export interface PackageFields {
  readonly projectName?: string;
  readonly description?: string;
  readonly author?: string;
  readonly license?: string;
  readonly projectVersion?: string;
  readonly repository?: string;
  readonly packageName?: string;
}

/** Reads a package.json (npm's format: author and repository are a text or an object). */
export function packageFields(text: string): { readonly fields: PackageFields } | { readonly message: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { message: `This is no JSON. ${error instanceof Error ? error.message : ""}`.trim() };
  }
  if (typeof data !== "object" || data === null || Array.isArray(data))
    return { message: "This is no package.json: it has to be an object." };
  const { name, description, author, license, version, repository } = data as Record<string, unknown>;
  const entries: readonly (readonly [keyof PackageFields, string | undefined])[] = [
    ["projectName", word(name)?.replace(/^@[^/]*\//, "")],
    ["packageName", word(name)],
    ["description", word(description)],
    ["author", word(author)?.replace(/\s*[<(].*$/, "") ?? word(part(author, "name"))],
    ["license", word(license) ?? word(part(license, "type"))],
    ["projectVersion", word(version)],
    ["repository", word(repository) ?? word(part(repository, "url"))],
  ];
  return { fields: Object.fromEntries(entries.filter(([, value]) => value !== undefined)) };
}

const word = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
const part = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
