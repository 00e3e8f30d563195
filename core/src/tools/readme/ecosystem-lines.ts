import { variableName } from "../../data/source-code/names.ts";
import type { Ecosystem, Project } from "./project.ts";

interface EcosystemTools {
  readonly prerequisites: string;
  /** Builds what was cloned. */
  readonly build: string;
  readonly test: string;
  /** Adds a published package to a project, or puts its command on the machine. */
  readonly add: { readonly library: string; readonly command: string; readonly after?: string };
  /** Adds a repository on GitHub that is not published. */
  readonly addRepository: string | undefined;
}

/** What each ecosystem's own documentation has people type. */
export const tools: Readonly<Record<Ecosystem, EcosystemTools>> = {
  node: {
    prerequisites: "- Node.js 20 or newer\n- npm 10 or newer",
    build: "npm install",
    test: "npm test",
    add: { library: "npm install", command: "npm install --global" },
    addRepository: "npm install github:",
  },
  rust: {
    prerequisites: "- Rust with cargo",
    build: "cargo build --release",
    test: "cargo test",
    add: { library: "cargo add", command: "cargo install" },
    addRepository: "cargo add --git https://github.com/",
  },
  python: {
    prerequisites: "- Python 3 with pip",
    build: "pip install .",
    test: "python -m pytest",
    add: { library: "pip install", command: "pip install" },
    addRepository: "pip install git+https://github.com/",
  },
  go: {
    prerequisites: "- Go",
    build: "go build ./...",
    test: "go test ./...",
    add: { library: "go get", command: "go install", after: "@latest" },
    addRepository: undefined,
  },
};

/** How it comes onto a machine: from where it is published, else from its source; nothing is made up. */
export function installation(project: Project): readonly string[] {
  const { kind, ecosystem, repository } = project;
  const name = project.packageName.trim();
  const { add, addRepository, build } = tools[ecosystem];
  // A command of npm runs without being installed; its repository is what people work on.
  const isPublished = name !== "" && (kind === "library" || (kind === "command" && ecosystem !== "node"));
  if (isPublished)
    return [`${add[kind === "library" ? "library" : "command"]} ${name}${kind === "command" ? (add.after ?? "") : ""}`];
  const path = repository && `${repository.owner}/${repository.name}`;
  if (kind === "library" && path && addRepository) return [`${addRepository}${path}`];
  return repository ? [`git clone https://github.com/${path}.git`, `cd ${repository.name}`, build] : [build];
}

/** The language and the line of a first use; undefined where nobody said what it is. */
export function usage({
  kind,
  ecosystem,
  packageName,
  repository,
  command,
}: Project): readonly [string, string] | undefined {
  const name = packageName.trim();
  const typed = command.trim();
  if (kind === "app") return typed === "" ? undefined : ["sh", typed];
  if (kind === "library") {
    if (name === "" || ecosystem === "python") return undefined; // the name that is imported may be another
    if (ecosystem === "rust") return ["rust", `use ${name.replaceAll("-", "_")};`];
    if (ecosystem === "go") return ["go", `import "${name}"`];
    return ["js", `import * as ${variableName(name.split("/").at(-1) ?? name)} from "${name}";`];
  }
  const known = name === "" ? repository?.name : name;
  if (ecosystem !== "node") return typed === "" ? undefined : ["sh", `${typed} --help`];
  if (known === undefined) return undefined;
  const isOther = typed !== "" && typed !== known.split("/").at(-1);
  return ["sh", isOther ? `npx --package ${known} ${typed}` : `npx ${known}`];
}
