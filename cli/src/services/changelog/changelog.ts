import { runTool } from "@toolbox/core";
import type { Bump } from "@toolbox/core/git/changelog/version.ts";
import { tool } from "@toolbox/core/tools/changelog-entries/tool.ts";
import { Failure } from "../../shell/failure.ts";
import { nodePorts } from "../../ports/index.ts";
import type { ChangelogTexts } from "./file/save-changelog.ts";

export interface EntriesInput {
  readonly projectName?: string;
  readonly currentVersion?: string;
  readonly changeType?: Bump;
  readonly unreleased?: boolean;
  readonly entries: readonly string[];
}

const FLAGS: Readonly<Record<string, string>> = { currentVersion: "--current-version", entries: "--entry" };

/** The changelog of one release from entries given by hand. Throws `Failure` (usage) for what is wrong with them. */
export async function changelogOfEntries(input: EntriesInput): Promise<ChangelogTexts> {
  const run = await runTool(tool, { ...input }, nodePorts);
  if (!run.ok) {
    const words = run.issues.map(({ field, message }) =>
      field && FLAGS[field] ? `${FLAGS[field]}: ${message}` : message,
    );
    throw new Failure("usage", words.join(" "));
  }
  const text = (name: string) => {
    const output = run.outputs.find((each) => each.name === name);
    if (output?.kind !== "text") throw new Error(`changelog-entries made no ${name}`);
    return output.text;
  };
  return { markdown: () => text("CHANGELOG.md"), json: () => text("CHANGELOG.json") };
}
