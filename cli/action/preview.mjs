import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import { ApiError, keepComment } from "./keep-comment.mjs";
import { tell } from "./tell.mjs";

/*
 * The mode `changelog` of the action: what the pull request adds to the changelog, as summary of the job, as output
 * `changelog` and, where the token allows it, as one comment. Only a preview that cannot be made fails the step.
 */
const { GITHUB_TOKEN: token = "", ...env } = process.env;

const event = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, "utf8"));
const pull = event.pull_request;
const base = env.BASE || `origin/${pull?.base?.ref ?? event.repository?.default_branch ?? "main"}`;

const text = preview("github");
const { previews } = JSON.parse(preview("json"));
const isEmpty = previews.every(({ entries, takenBack }) => entries.length + takenBack.length === 0);
// Never to the log: a line of a commit message could be a command to the runner there.
appendFileSync(env.GITHUB_STEP_SUMMARY, text);
output("changelog", isEmpty ? "" : text);
const address = await comment();
if (address) output("comment", address);

/** What Toolbox says; the step ends with it where it fails. The token stays here: the program needs none. */
function preview(format) {
  const args = ["changelog", "--preview", `--base=${base}`, `--format=${format}`];
  const run = spawnSync(process.execPath, [env.PROGRAM, ...args], { env, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (run.status === 0) return run.stdout;
  tell("error", `The preview of the changelog could not be made.\n${run.stderr || run.error?.message}`);
  process.exit(run.status ?? 1);
}

/** Keeps the comment, or says why there is none. @returns {Promise<string | undefined>} its address */
async function comment() {
  if (!pull || env.COMMENT !== "true") return undefined;
  if (token === "") return without("there is no token");
  try {
    return await keepComment({
      api: env.GITHUB_API_URL ?? "https://api.github.com",
      token,
      repository: env.GITHUB_REPOSITORY,
      pull: pull.number,
      body: text,
      isEmpty,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.isWithoutRight) return without("the token may not comment");
    tell("warning", `The comment could not be written: GitHub said ${error.message}. The preview is in the summary.`);
  }
}

function without(reason) {
  const isFork = pull.head?.repo?.full_name !== pull.base?.repo?.full_name;
  const next = isFork ? "A pull request of a fork gets none." : 'Give the job "permissions: pull-requests: write".';
  tell("notice", `The preview is in the summary only: ${reason}. ${next}`);
}

/** An output of the step: its end is marked by a word that the text cannot guess. */
function output(name, value) {
  const end = randomUUID();
  appendFileSync(env.GITHUB_OUTPUT, `${name}<<${end}\n${value.trimEnd()}\n${end}\n`);
}
