import type { Issue } from "@toolbox/core";
import type { exitCodes } from "../../shell/failure.ts";
import { issueMessage } from "./issue-message.ts";

/** A run that gave issues instead of outputs: thrown to whoever tells them, as lines, as JSON or beside a file's name. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly issues: readonly Issue[];
  readonly exitCode: keyof typeof exitCodes & ("usage" | "failure");
  constructor(issues: readonly Issue[], exitCode: Refused["exitCode"]) {
    super(issueMessage(issues).trimEnd());
    this.issues = issues;
    this.exitCode = exitCode;
  }
}
