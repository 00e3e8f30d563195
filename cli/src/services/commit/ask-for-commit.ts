import type { Suggestion } from "@toolbox/core/git/commit-suggest/suggest-parts.ts";
import { commitScopes } from "@toolbox/core/git/commit/types.ts";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { readPeople, readSigner } from "./commit-people.ts";
import type { CommitAnswer, CommitOptions } from "./commit-options.ts";
import type { CommitPlan } from "./finish-commit.ts";
import { readDraft } from "./saved-draft.ts";
import { stagedSummary } from "../git/staged-files.ts";
import { suggestMessage } from "./suggest-message.ts";

/** Asks for what is not given, beginning with what the repository suggests. */
export async function askForCommit(
  shell: Shell,
  { mode, retry, ask }: CommitOptions,
  plan: CommitPlan,
  types: readonly string[],
): Promise<CommitAnswer> {
  const { ground, draft, given, isWhole, isAmend } = plan;
  const paths = ground?.staged.map((file) => file.path) ?? [];
  const suggestion: Suggestion = ground ? await suggestMessage(shell, paths, types) : { scopes: [] };
  const scopes = suggestion.scopes.length > 0 ? suggestion.scopes : [...commitScopes];
  const hasOlder = ground !== undefined && !retry && (await readDraft(ground.repository)) !== undefined;
  const verb = mode === "commit" ? (isAmend ? "Amend" : "Commit") : "Print";
  const seeds = isWhole || retry ? {} : seedsOf(suggestion);
  return ask({
    summary: [
      ...(isAmend ? ["The last commit is replaced."] : []),
      ...(ground && (!isAmend || ground.staged.length > 0) ? [stagedSummary(ground.staged)] : []),
      ...(hasOlder ? ["A message from before is kept: toolbox commit --retry goes on with it."] : []),
    ],
    given,
    draft: { ...draft, ...seeds, type: draft.type || (seeds.type ?? usual(types)), ...given },
    isWhole,
    types,
    suggestion: { ...suggestion, scopes },
    settings: plan.settings,
    verb,
    people: async () => {
      const [people, own] = await Promise.all([readPeople(shell), signer(shell)]);
      return people.filter((person) => person !== own);
    },
    signer: () => signer(shell),
  });
}

/** Who commits here; undefined when git does not know. */
async function signer(shell: Shell): Promise<string | undefined> {
  return readSigner(shell).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    return undefined;
  });
}

function seedsOf({ type, scope, issue }: Suggestion) {
  return {
    ...(type ? { type: type.value } : {}),
    ...(scope ? { scope: scope.value } : {}),
    ...(issue ? { issues: issue.value } : {}),
  };
}

const usual = (types: readonly string[]) => (types.includes("feat") ? "feat" : (types[0] ?? ""));
