import type { ChangelogConfig } from "@toolbox/core/config-file/changelog-section.ts";
import type { MessageRules } from "@toolbox/core/git/changelog/entries/noise.ts";
import { defaultUserPaths, userFacing } from "@toolbox/core/git/fragments/user-facing.ts";
import { oneLine, pluralize } from "@toolbox/core";
import { Exit } from "../../../shell/failure.ts";
import type { Shell } from "../../../shell/shell.ts";
import { findBase } from "../../git/find-base.ts";
import { readLogAfter } from "../../git/git-log-after.ts";
import { openHistory } from "../history/open-history.ts";
import type { HistoryQuery } from "../query.ts";

const MOST_SHOWN = 10;

/**
 * `toolbox changelog --check --base main`: whether a branch that changes something for users says so, in a fragment or
 * in its commits. Throws `Exit` 1 when it does not, `Failure` for a base that is not there.
 */
export async function checkBranch(
  shell: Shell,
  base: string,
  { check = {} }: ChangelogConfig,
  query: Pick<HistoryQuery, "fragments" | "rules" | "allowShallow">,
): Promise<void> {
  const { head } = await openHistory(shell, query.allowShallow === true);
  const without = await findBase(shell, base);
  const log = await readLogAfter(
    shell,
    { rules: strictRules(query.rules, check.types), tips: [head], wantsFiles: true },
    [without],
  );
  const isFacing = userFacing(check.paths ?? defaultUserPaths);
  const { graph, news, files } = log;
  const facing = graph.order.filter(
    (commit) => graph.otherParents(commit).length === 0 && files[commit]?.some(isFacing),
  );
  if (facing.length === 0) return shell.stderr.write(`Nothing that users notice changed since ${oneLine(base)}.\n`);
  const fragments = query.fragments && (await import("./read-fragments.ts")).readFragments(shell, query.fragments);
  const own = (await fragments)?.list.filter(({ commit }) => commit === undefined || graph.find(commit) !== undefined);
  if (own && own.length > 0)
    return shell.stderr.write(`The branch says what users will notice, in ${pluralize(own.length, "fragment")}.\n`);
  const silent = facing.filter((commit) => news[commit]?.kind === "plain" && news[commit].entries.length > 0);
  if (silent.length === 0) return shell.stderr.write("The branch says what users will notice, in its commits.\n");
  const rows = silent.slice(0, MOST_SHOWN).map((commit) => {
    const [file = ""] = files[commit]?.filter(isFacing) ?? [];
    return `  ${graph.id(commit).slice(0, 7)} ${oneLine(news[commit]?.subject ?? "")} (${oneLine(file)})\n`;
  });
  const more = silent.length > rows.length ? `  and ${silent.length - rows.length} more\n` : "";
  await shell.stderr.write(
    `toolbox: ${pluralize(silent.length, "commit changes", "commits change")} what users notice, and neither a fragment nor the message says how:\n` +
      `${rows.join("")}${more}` +
      'Say it with "toolbox changelog add", or in a message such as "fix: …"; "chore: …" says that users notice nothing.\n',
  );
  throw new Exit("failure");
}

/** Every message without a type counts as one that says nothing, and so do hidden types that are not excused. */
function strictRules(rules: MessageRules, excused: readonly string[] | undefined): MessageRules {
  const types = new Map(rules.types);
  if (excused) {
    for (const [type, place] of rules.types) if (place === "hidden") types.delete(type);
    for (const type of excused) types.set(type.toLowerCase(), "hidden");
  }
  return { ...rules, types, noise: new Set() };
}
