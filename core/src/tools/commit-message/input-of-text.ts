import { describeChange } from "../../git/commit/detect.ts";
import { commitScopes, type CommitScope, type CommitTypeName } from "../../git/commit/types.ts";

/** The fields that a free text fills in. */
export interface TextInput {
  readonly type: CommitTypeName;
  readonly scope: CommitScope | "none";
  readonly description: string;
  readonly body?: string;
  readonly breaking?: true;
  readonly breakingText?: string;
  readonly issues?: string;
}

/**
 * What a free text says, as the fields have it. Of a text that is a message already only what it says is set; a scope
 * that is not on offer stays in the description, so that it is not lost.
 */
export function inputOfText(text: string): TextInput {
  const { type, scope = "", description, body, isBreaking, breaking, issues = [] } = describeChange(text);
  const known = commitScopes.find((each) => each === scope);
  return {
    type: type as CommitTypeName,
    scope: known ?? "none",
    description: known || scope === "" ? description : `${scope}: ${description}`,
    ...(body ? { body } : {}),
    ...(isBreaking ? { breaking: true } : {}),
    ...(breaking ? { breakingText: breaking } : {}),
    ...(issues.length > 0 ? { issues: issues.join(", ") } : {}),
  };
}
