import { flagName, type Issue } from "@toolbox/core";

/** An issue in the words of the command line: `--logo-size: Logo size must be …`. One line per issue. */
export function issueWords(issues: readonly Issue[]): string {
  return issues.map((issue) => `${issue.field ? `--${flagName(issue.field)}: ` : ""}${issue.message}\n`).join("");
}
