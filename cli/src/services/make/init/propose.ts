import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { WrittenEntry } from "@toolbox/core/config-file/tool-entry.ts";

export interface Proposal {
  readonly name: string;
  readonly entry: WrittenEntry;
}

/** What a repository seems to want made, by the files that lie where such files usually lie. */
export function proposeEntries(folder: string): readonly Proposal[] {
  const has = (name: string) => existsSync(path.join(folder, name));
  const first = (names: readonly string[]) => names.find(has);
  /** In the root, else in the first package of a monorepo that has one. */
  const inPackages = (names: readonly string[], isMeant = has) =>
    [...names, ...packagesOf(folder).flatMap((each) => names.map((name) => `${each}/${name}`))].find(isMeant);
  const site = first(["public", "static", "docs/public", "www"]) ?? "public";
  const docs = first(["docs", "doc"]) ?? "docs";

  const logo = first(
    places(
      ["", "assets/", "art/", "public/", "static/", "src/assets/", "docs/", "media/"],
      ["logo.svg", "icon.svg", "logo.png", "icon.png", "favicon.svg"],
    ),
  );
  // Icons that are there are somebody's: ours stand beside them, and nothing is in the way.
  const icons = ["favicon.ico", "favicon.svg", "apple-touch-icon.png"].some((name) => has(`${site}/${name}`))
    ? `${site}/icons`
    : site;
  const posts = [
    "content/posts",
    "content/blog",
    "src/content/blog",
    "src/content/posts",
    "posts",
    "_posts",
    "blog",
  ].find((name) => filesOf(folder, name, /\.(md|mdx|markdown)$/i).length > 0);
  const sql = inPackages(
    ["supabase/migrations", "migrations", "db/migrations", "db/migrate", "sql"],
    (name) => filesOf(folder, name, /\.sql$/i).length > 0,
  );
  const schema =
    sql === undefined
      ? first(["schema.sql", "db/schema.sql", "db/structure.sql", "database/schema.sql"])
      : `${sql}/*.sql`;
  const api = inPackages(
    places(["", "docs/", "api/", "spec/", "openapi/"], ["openapi.yaml", "openapi.yml", "openapi.json"]),
  );

  const found: readonly (Proposal | undefined)[] = [
    logo === undefined ? undefined : { name: "icons", entry: { tool: "favicon", input: { image: logo }, out: icons } },
    posts === undefined
      ? undefined
      : {
          name: "share-images",
          entry: { tool: "og-image", batch: posts, only: "og-image-1200x630.png", out: `${site}/og` },
        },
    schema === undefined
      ? undefined
      : {
          name: "schema",
          entry: { tool: "schema", input: { sql: [schema], format: "mermaid" }, out: `${docs}/schema.mmd` },
        },
    api === undefined
      ? undefined
      : {
          name: "api-docs",
          entry: { tool: "api-docs", input: { file: api, format: "html" }, out: `${docs}/api.html` },
        },
    readmeOf(folder),
  ];
  return found.filter((each) => each !== undefined);
}

/** The parts of a README that carry our marks; what they say is taken from package.json. */
function readmeOf(folder: string): Proposal | undefined {
  const readme = textOf(path.join(folder, "README.md"));
  const manifest = textOf(path.join(folder, "package.json"));
  if (!/<!-- toolbox:[a-z]+ -->/.test(readme) || manifest === "") return undefined;
  const file = "package.json";
  const fields = { projectName: "name", description: "description", license: "license", projectVersion: "version" };
  const known = Object.entries(fields).filter(([, key]) => new RegExp(`"${key}"\\s*:\\s*"`).test(manifest));
  const input = { ...Object.fromEntries(known.map(([field, key]) => [field, { file, key }])), marks: true };
  return { name: "readme", entry: { tool: "readme", input, into: "README.md" } };
}

const places = (folders: readonly string[], names: readonly string[]) =>
  names.flatMap((name) => folders.map((folder) => `${folder}${name}`));

/** The folders of packages in a monorepo, by the names that nearly all give them. */
const packagesOf = (folder: string): readonly string[] =>
  ["packages", "apps"].flatMap((name) =>
    filesOf(folder, name, /^[^.]/)
      .toSorted()
      .map((each) => `${name}/${each}`),
  );

function filesOf(folder: string, name: string, ending: RegExp): readonly string[] {
  const place = path.join(folder, name);
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(place).filter((each) => ending.test(each));
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
