import { encodeUrlPart } from "../../text/escape.ts";
import type { Ecosystem } from "./project.ts";
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
  /** Where it is published, under its name there. */
  readonly packageName: string;
  readonly ecosystem: Ecosystem;
  /** Path of the license's text; empty when there is none. */
  readonly licenseFile: string;
}

const HOST = "https://img.shields.io";
const part = (text: string): string => encodeUrlPart(text.trim());
/** The text of a static badge: `-` and `_` are doubled (shields.io, static badges); `badgePicture` is the way back. */
const words = (text: string): string => part(text.replaceAll(/[-_]/g, "$&$&"));

const fileAddress = (file: string): string | undefined =>
  file.trim() === "" ? undefined : file.trim().split("/").map(part).join("/");

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
      return license.trim() === "" ? undefined : still("License", license, "blue", fileAddress(facts.licenseFile));
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
      const name = packageName.trim() === "" && facts.ecosystem === "node" ? repository?.name : packageName.trim();
      if (name === undefined || name === "" || facts.ecosystem === "go") return undefined;
      if (facts.ecosystem === "rust")
        return linked("Downloads", `/crates/d/${part(name)}`, `https://crates.io/crates/${part(name)}`);
      if (facts.ecosystem === "python")
        return linked("Downloads", `/pypi/dm/${part(name)}`, `https://pypi.org/project/${part(name)}/`);
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
