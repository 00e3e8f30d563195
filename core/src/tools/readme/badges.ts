import type { Repository } from "./repository.ts";

/** The eight badges of the product, in its order. */
export const badgeOptions = [
  { value: "license", label: "License" },
  { value: "version", label: "Version" },
  { value: "build", label: "Build status" },
  { value: "coverage", label: "Coverage" },
  { value: "downloads", label: "Downloads" },
  { value: "stars", label: "GitHub stars" },
  { value: "forks", label: "Forks" },
  { value: "issues", label: "Issues" },
] as const;
export type BadgeKind = (typeof badgeOptions)[number]["value"];

/** What badges speak of. */
export interface BadgeFacts {
  readonly license: string;
  readonly version: string;
  readonly repository: Repository | undefined;
  /** File of the workflow in `.github/workflows`. */
  readonly workflow: string;
  /** Name on npm. */
  readonly packageName: string;
}

const HOST = "https://img.shields.io";
const part = (text: string): string => encodeURIComponent(text.trim());
/** The text of a static badge: `-` and `_` are doubled, spaces become `_` (shields.io, static badges). */
const words = (text: string): string =>
  encodeURIComponent(text.trim().replaceAll("-", "--").replaceAll("_", "__")).replaceAll("%20", "_");

/**
 * A badge as Markdown: a picture of shields.io that leads to what it speaks of. Undefined when what it needs is not
 * known: a repository on GitHub, a package, a license.
 */
export function badge(kind: BadgeKind, facts: BadgeFacts): string | undefined {
  const { license, version, repository, workflow, packageName } = facts;
  const path = repository && `${part(repository.owner)}/${part(repository.name)}`;
  const github = path && `https://github.com/${path}`;
  const linked = (alt: string, image: string, link: string) => `[![${alt}](${HOST}${image})](${link})`;
  const still = (alt: string, value: string, color: string, link: string | undefined) => {
    const image = `![${alt}](${HOST}/badge/${words(alt.toLowerCase())}-${words(value)}-${color})`;
    return link === undefined ? image : `[${image}](${link})`;
  };
  switch (kind) {
    case "license":
      return license.trim() === "" ? undefined : still("License", license, "blue", "LICENSE");
    case "version":
      return version.trim() === "" ? undefined : still("Version", version, "blue", github && `${github}/releases`);
    case "build":
      return (
        github &&
        linked(
          "Build",
          `/github/actions/workflow/status/${path}/${part(workflow)}`,
          `${github}/actions/workflows/${part(workflow)}`,
        )
      );
    case "coverage":
      return github && linked("Coverage", `/codecov/c/github/${path}`, `https://codecov.io/gh/${path}`);
    case "downloads": {
      const name = packageName.trim() === "" ? repository?.name : packageName.trim();
      if (name === undefined) return undefined;
      const npm = name.split("/").map(part).join("/").replace(/^%40/, "@");
      return linked("Downloads", `/npm/dm/${npm}`, `https://www.npmjs.com/package/${npm}`);
    }
    case "stars":
      return github && linked("GitHub stars", `/github/stars/${path}`, `${github}/stargazers`);
    case "forks":
      return github && linked("Forks", `/github/forks/${path}`, `${github}/forks`);
    case "issues":
      return github && linked("Issues", `/github/issues/${path}`, `${github}/issues`);
  }
}
