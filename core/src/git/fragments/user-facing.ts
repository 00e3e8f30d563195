import { globPattern } from "./glob-pattern.ts";

/**
 * What users notice of a repository, where its configuration says nothing: every file but tests, documents, what tools
 * keep beside the source, and fragments themselves.
 */
export const defaultUserPaths: readonly string[] = [
  "**",
  "!**/*.md",
  "!**/.*",
  "!**/.*/**",
  "!**/{docs,test,tests,__tests__,spec,fixtures,examples,benchmark,benchmarks,e2e}/**",
  "!**/*.{test,spec,bench,stories}.*",
  "!**/{package-lock.json,npm-shrinkwrap.json,pnpm-lock.yaml,pnpm-workspace.yaml,yarn.lock,bun.lock,Cargo.lock}",
  "!**/{changelog.d,newsfragments}/**",
];

/** Tells whether a file is one that users notice: the last pattern that fits decides, and `!` leaves out. */
export function userFacing(patterns: readonly string[]): (file: string) => boolean {
  const rules = patterns.map((each) => {
    const isOut = each.startsWith("!");
    return { isOut, pattern: globPattern(isOut ? each.slice(1) : each) };
  });
  return (file) => rules.findLast(({ pattern }) => pattern.test(file))?.isOut === false;
}
