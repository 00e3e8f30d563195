/** Reads a comma-separated list of issues: trimmed, empty ones dropped, a leading # dropped. */
export function readIssues(text: string): readonly string[] {
  return text
    .split(",")
    .map((part) => part.trim().replace(/^#\s*/, ""))
    .filter((part) => part !== "");
}

/**
 * The line that closes the issues: `Closes #1, Closes #2`. The word is repeated because GitHub and GitLab close only
 * what follows it. An issue elsewhere (`owner/repo#7`, an address) and the key of a tracker (`PROJ-12`) stand as they
 * are, without another #.
 */
export function closingLine(issues: readonly string[]): string {
  return issues.map((issue) => `Closes ${/[#/]|^[A-Z][A-Z0-9]+-\d+$/.test(issue) ? issue : `#${issue}`}`).join(", ");
}
