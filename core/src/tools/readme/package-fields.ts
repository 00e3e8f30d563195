import { isRecord } from "../../text/is-record.ts";
import type { Ecosystem, ProjectKind } from "./project.ts";

/** What the files of a project say of the fields of a README; only what is there and of the right kind. */
export interface PackageFields {
  readonly projectName?: string;
  readonly description?: string;
  readonly author?: string;
  readonly license?: string;
  readonly projectVersion?: string;
  readonly repository?: string;
  readonly packageName?: string;
  readonly ecosystem?: Ecosystem;
  readonly kind?: ProjectKind;
  readonly command?: string;
  readonly licenseFile?: string;
}

/** Reads a package.json (npm's format: author and repository are a text or an object). */
export function packageFields(text: string): { readonly fields: PackageFields } | { readonly message: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { message: `This is not valid JSON. ${error instanceof Error ? error.message : ""}`.trim() };
  }
  if (!isRecord(data)) return { message: "This is not a package.json: it has to be an object." };
  const { name, description, author, license, version, repository, bin, scripts } = data;
  const projectName = word(name)?.replace(/^@[^/]*\//, "");
  const commands = isRecord(bin) ? Object.keys(bin) : word(bin) === undefined ? [] : [projectName ?? ""];
  const script = ["start", "dev"].find((one) => word(part(scripts, one)) !== undefined);
  const isPrivate = data["private"] === true;
  const kind = commands.length > 0 ? "command" : isPrivate ? "app" : "library";
  const run = script === "dev" ? "npm run dev" : script && `npm ${script}`;
  return {
    fields: said({
      projectName,
      packageName: isPrivate ? undefined : word(name),
      description: word(description),
      author: word(author)?.replace(/\s*[<(].*$/, "") ?? word(part(author, "name")),
      license: word(license) ?? word(part(license, "type")),
      projectVersion: word(version),
      repository: word(repository) ?? word(part(repository, "url")),
      ecosystem: "node",
      kind,
      command: kind === "app" ? run : (commands.find((one) => one === projectName) ?? commands[0]),
    }),
  };
}

/** Without the fields that nobody said. */
export function said(fields: { readonly [K in keyof PackageFields]: PackageFields[K] | undefined }): PackageFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

export const word = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
export const part = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);
