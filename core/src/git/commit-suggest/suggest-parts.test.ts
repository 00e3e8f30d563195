import { describe, expect, it } from "vitest";
import { commitTypes } from "../commit/types.ts";
import { changeKind, commonKind } from "./change-kind.ts";
import { countHabits, type PastCommit } from "./habits.ts";
import { likelyScopes, likelyTypes } from "./likely.ts";
import { type Situation, suggestParts } from "./suggest-parts.ts";

const past = (type: string, scope: string, ...paths: string[]): PastCommit => ({ type, scope, paths });
const times = (count: number, commit: PastCommit) => Array.from({ length: count }, () => commit);
const types = commitTypes.map(({ type }) => type);

const suggest = (paths: readonly string[], more: Partial<Situation> = {}) =>
  suggestParts({ paths, habits: countHabits([]), branch: "main", types, ...more });

describe("changeKind", () => {
  it.each([
    [".github/workflows/ci.yml", "ci"],
    ["Jenkinsfile", "ci"],
    [".github/CODEOWNERS", "source"],
    ["docs/guide/start.png", "docs"],
    ["packages/a/README.md", "docs"],
    ["LICENSE", "docs"],
    ["src/a.test.ts", "test"],
    ["tests/data.json", "test"],
    ["src/__snapshots__/a.snap", "test"],
    ["pkg/test_shape.py", "test"],
    ["package.json", "build"],
    ["packages/a/tsconfig.build.json", "build"],
    ["Dockerfile.dev", "build"],
    ["src/latest/index.ts", "source"],
    ["src/docstring.ts", "source"],
    ["src/testimony.ts", "source"],
  ] as const)("%s is %s", (path, kind) => {
    expect(changeKind(path)).toBe(kind);
  });

  it("is one kind only when all files agree", () => {
    expect(commonKind(["README.md", "docs/a.md"])).toBe("docs");
    expect(commonKind(["README.md", "src/a.ts"])).toBe("source");
    expect(commonKind([])).toBe("source");
  });
});

describe("likely values", () => {
  const habits = countHabits([
    ...times(10, past("fix", "api", "api/server.ts")),
    ...times(6, past("feat", "web", "web/page.tsx")),
    ...times(4, past("docs", "", "api/README.md")),
  ]);

  it("follow the nearest folder, then the ones around it", () => {
    expect(likelyTypes(["api/server.ts"], habits)[0]?.value).toBe("fix");
    expect(likelyTypes(["web/other.tsx"], habits)[0]?.value).toBe("feat");
    expect(likelyTypes(["api/README.md"], habits)[0]?.value).toBe("docs");
    expect(likelyScopes(["api/new.ts"], habits)[0]?.value).toBe("api");
    expect(likelyScopes(["elsewhere/new.ts"], habits)[0]?.value).toBe("api");
  });

  it("are shares of one whole", () => {
    const all = likelyTypes(["api/server.ts", "web/page.tsx", "x"], habits);
    expect(all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it("are none without a history", () => {
    expect(likelyTypes(["a.ts"], countHabits([]))).toEqual([]);
  });

  it("leave the folders of a sweep over everything uncounted", () => {
    const sweep = past("style", "", ...Array.from({ length: 61 }, (_, at) => `src/${at}.ts`));
    const { typesOfPath, types: all } = countHabits([sweep]);
    expect(typesOfPath.size).toBe(0);
    expect(all.get("style")).toBe(1);
  });
});

describe("suggestParts", () => {
  it.each([
    [["README.md"], "docs", "only documentation is staged"],
    [["src/a.test.ts"], "test", "only tests are staged"],
    [[".github/workflows/ci.yml"], "ci", "only CI files are staged"],
    [["package.json", "pnpm-lock.yaml"], "build", "only build files are staged"],
  ])("goes by the kind of files without a history: %j", (paths, value, why) => {
    expect(suggest(paths).type).toEqual({ value, why });
  });

  it("says nothing of which it knows nothing", () => {
    expect(suggest(["src/a.ts"])).toEqual({ scopes: [] });
    expect(suggest([])).toEqual({ scopes: [] });
  });

  it("goes by the branch, but tests and documents stay what they are", () => {
    const branch = "fix/12-crash";
    expect(suggest(["src/a.ts"], { branch })).toMatchObject({
      type: { value: "fix", why: "from the branch fix/12-crash" },
      issue: { value: "12" },
    });
    expect(suggest(["README.md"], { branch }).type?.value).toBe("docs");
  });

  it("goes by what such commits were called here", () => {
    const habits = countHabits([
      ...times(18, past("chore", "deps", "package.json", "pnpm-lock.yaml")),
      ...times(3, past("build", "", "package.json")),
    ]);
    expect(suggest(["package.json", "pnpm-lock.yaml"], { habits })).toMatchObject({
      type: { value: "chore" },
      scope: { value: "deps", why: expect.stringMatching(/^as \d\d % of such commits here$/) },
      scopes: ["deps"],
    });
  });

  it("never suggests a type that is not allowed", () => {
    const habits = countHabits(times(30, past("wip", "", "src/a.ts")));
    expect(suggest(["src/a.ts"], { habits }).type).toBeUndefined();
    expect(suggest(["src/a.ts"], { branch: "fix/1", types: ["feat"] }).type).toBeUndefined();
  });

  it("takes the package as the scope, unless the repository names none", () => {
    expect(suggest(["packages/core/a.ts"], { workspace: "core" }).scope?.value).toBe("core");
    const habits = countHabits(times(30, past("feat", "", "src/a.ts")));
    expect(suggest(["packages/core/a.ts"], { workspace: "core", habits }).scope).toBeUndefined();
  });
});
