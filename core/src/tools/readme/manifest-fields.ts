import { isRecord } from "../../text/is-record.ts";
import { type PackageFields, packageFields, part, said, word } from "./package-fields.ts";

export type ManifestParseResult = { readonly fields: PackageFields } | { readonly message: string };

/** The files that describe a project, in the order in which they are asked. */
export const manifestNames = ["package.json", "Cargo.toml", "pyproject.toml", "go.mod"] as const;

/**
 * Reads a file that describes a project, by its name: package.json (npm), Cargo.toml (Rust), pyproject.toml (PEP 621,
 * Poetry), go.mod. Only what it says is in the fields.
 * @param has whether a path stands in the same folder: `src/main.rs` makes a crate a command
 */
export async function manifestFields(
  name: string,
  text: string,
  has: (path: string) => boolean = () => false,
): Promise<ManifestParseResult> {
  if (/\.json$/i.test(name)) return packageFields(text);
  if (/go\.mod$/i.test(name)) return goFields(text, has);
  const { parse, TomlError } = await import("smol-toml");
  let data: unknown;
  try {
    data = parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return { message: `This is not valid TOML in line ${error.line}: ${error.message.split("\n")[0] ?? ""}` };
  }
  if (!isRecord(data)) return { message: "This is not a table of TOML." };
  return { fields: /cargo\.toml$/i.test(name) ? crateFields(data, has) : pythonFields(data) };
}

/** https://doc.rust-lang.org/cargo/reference/manifest.html */
function crateFields(data: Readonly<Record<string, unknown>>, has: (path: string) => boolean): PackageFields {
  const crate = part(data, "package");
  const shared = part(part(data, "workspace"), "package");
  // `version.workspace = true`: the workspace says it, in the same file or in one above.
  const own = (key: string) => (part(part(crate, key), "workspace") === true ? part(shared, key) : part(crate, key));
  const name = word(own("name"));
  const bins = part(data, "bin");
  const bin = Array.isArray(bins) ? word(part(bins[0], "name")) : has("src/main.rs") ? name : undefined;
  const authors = own("authors");
  return said({
    ecosystem: "rust",
    kind: bin === undefined ? "library" : "command",
    projectName: name,
    packageName: own("publish") === false ? undefined : name,
    command: bin,
    description: word(own("description")),
    author: word(Array.isArray(authors) ? authors[0] : undefined)?.replace(/\s*<.*$/, ""),
    license: word(own("license")),
    licenseFile: word(own("license-file")),
    projectVersion: word(own("version")),
    repository: word(own("repository")),
  });
}

/** https://packaging.python.org/en/latest/specifications/pyproject-toml/, and Poetry's own table. */
function pythonFields(data: Readonly<Record<string, unknown>>): PackageFields {
  const poetry = part(part(data, "tool"), "poetry");
  const project = part(data, "project") ?? poetry;
  const scripts = part(project, "scripts") ?? part(poetry, "scripts");
  const [command] = isRecord(scripts) ? Object.keys(scripts) : [];
  const authors = part(project, "authors");
  const author = Array.isArray(authors) ? (authors[0] as unknown) : undefined;
  const license = part(project, "license");
  const urls = part(project, "urls");
  const pages = isRecord(urls) ? Object.values(urls).flatMap((url) => word(url) ?? []) : [];
  const name = word(part(project, "name"));
  return said({
    ecosystem: "python",
    kind: command === undefined ? "library" : "command",
    projectName: name,
    packageName: name,
    command,
    description: word(part(project, "description")),
    author: word(part(author, "name")) ?? word(author)?.replace(/\s*<.*$/, ""),
    license: word(license) ?? shortText(part(license, "text")),
    licenseFile: word(part(license, "file")),
    projectVersion: word(part(project, "version")),
    repository:
      word(part(poetry, "repository")) ?? pages.find((url) => /^https:\/\/github\.com\/[^/]+\/[^/]+/.test(url)),
  });
}

/** `license = { text = "MIT" }`; whole licenses stand there too. */
const shortText = (value: unknown): string | undefined => {
  const text = word(value);
  return text !== undefined && text.length <= 40 && !text.includes("\n") ? text : undefined;
};

/** https://go.dev/ref/mod#go-mod-file-module */
function goFields(text: string, has: (path: string) => boolean): ManifestParseResult {
  const path = /^\s*module\s+(?:"([^"]+)"|`([^`]+)`|([^\s"`(/][^\s]*))/m
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (path === undefined) return { message: "This is not a go.mod: it has no line that begins with module." };
  const name = path
    .replace(/\/v\d+$/, "")
    .split("/")
    .at(-1);
  // A module with packages for others keeps its command in cmd/, by its name: https://go.dev/doc/modules/layout
  const inside = has("main.go") ? "" : `/cmd/${name}`;
  const isCommand = inside === "" || has(`cmd/${name}/main.go`);
  const repository = /^github\.com\/[^/]+\/[^/]+/.exec(path)?.[0];
  return {
    fields: said({
      ecosystem: "go",
      kind: isCommand ? "command" : "library",
      projectName: name,
      packageName: isCommand ? `${path}${inside}` : path,
      command: isCommand ? name : undefined,
      repository: repository && `https://${repository}`,
    }),
  };
}
