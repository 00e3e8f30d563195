import type { Section } from "./parse.ts";
import { isUnreleasedName } from "../headings/release-heading.ts";

/** The section of what is not released yet: the one of that very name, else the first that says so. */
export function unreleasedOf(sections: readonly Section[]): Section | undefined {
  const open = sections.filter(({ release }) => release.kind === "unreleased");
  return open.find(({ release }) => isUnreleasedName(release.label)) ?? open[0];
}
