/** What a file is for, as far as its path tells. */
export type ChangeKind = "docs" | "test" | "ci" | "build" | "source";

// The order decides: a document under a test folder belongs to the tests, a workflow is not a build file.
const rules: readonly (readonly [kind: ChangeKind, pattern: RegExp])[] = [
  [
    "ci",
    /^(?:\.github\/(?:workflows|actions)\/|\.circleci\/|\.buildkite\/|\.gitlab\/|\.woodpecker\/)|(?:^|\/)(?:\.gitlab-ci\.ya?ml|\.travis\.yml|azure-pipelines[^/]*\.ya?ml|Jenkinsfile|appveyor\.yml|bitbucket-pipelines\.yml|\.drone\.yml|codecov\.yml)$/,
  ],
  [
    "test",
    /(?:^|\/)(?:tests?|__tests__|spec|specs|e2e|fixtures|__fixtures__|__snapshots__|testing|testdata)\/|[._-](?:test|spec|e2e|cy)\.[^/]+$|\.snap$|(?:^|\/)(?:vitest|jest|playwright|karma|cypress)\.[^/]*$|(?:^|\/)test_[^/]+\.py$/i,
  ],
  [
    "docs",
    /(?:^|\/)(?:docs?|website)\/|\.(?:md|mdx|rst|adoc)$|(?:^|\/)(?:LICEN[CS]E|AUTHORS|CONTRIBUTORS|NOTICE|README|CHANGELOG)[^/]*$/i,
  ],
  [
    "build",
    /(?:^|\/)(?:package\.json|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|yarn\.lock|bun\.lockb?|deno\.lock|lerna\.json|turbo\.json|nx\.json|\.npmrc|\.nvmrc|\.yarnrc[^/]*|Cargo\.(?:toml|lock)|go\.(?:mod|sum)|Gemfile[^/]*|[^/]*\.gemspec|composer\.(?:json|lock)|requirements[^/]*\.txt|pyproject\.toml|poetry\.lock|uv\.lock|Pipfile[^/]*|setup\.(?:py|cfg)|pom\.xml|build\.gradle[^/]*|Makefile|CMakeLists\.txt|Dockerfile[^/]*|docker-compose[^/]*|BUILD(?:\.bazel)?|WORKSPACE[^/]*|MODULE\.bazel[^/]*|tsconfig[^/]*\.json|(?:webpack|vite|rollup|rolldown|esbuild|tsup|babel|metro|gulpfile|Gruntfile)[^/]*\.(?:[cm]?[jt]s|json))$/,
  ],
];

/** What a file is for. @param path with slashes, from the root of the repository */
export function changeKind(path: string): ChangeKind {
  return rules.find(([, pattern]) => pattern.test(path))?.[0] ?? "source";
}

/** What a change is for: what all its files are for, `source` when they differ or there are none. */
export function commonKind(paths: readonly string[]): ChangeKind {
  const kinds = new Set(paths.map(changeKind));
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined ? only : "source";
}
