import { RELEASE_SUBJECT } from "./undo-release.ts";

/** The message of a release's commit: its tag, or of several packages how many, and a line for each tag. */
export function releaseMessage(tags: readonly string[]): string {
  const [only = "", ...more] = tags;
  if (more.length === 0) return `${RELEASE_SUBJECT}${only}`;
  return `${RELEASE_SUBJECT}${tags.length} packages\n\n${tags.map((tag) => `- ${tag}`).join("\n")}`;
}
