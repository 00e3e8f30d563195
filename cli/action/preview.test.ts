import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { fakeGithub } from "../src/testing/action/fake-github.ts";
import { fakeNpm } from "../src/testing/action/fake-npm.ts";
import { runAction } from "../src/testing/action/run-action.ts";
import { tempRepository } from "../src/testing/temp-repository.ts";

const hasBash = spawnSync("bash", ["--version"]).status === 0;
const MARK = "<!-- toolbox changelog preview -->";
const NOTICE = "::notice title=Toolbox::The preview is in the summary only";

const NOTHING = "This adds nothing.\n";

/** The pull request 7 of a branch that adds these lines; `source` is put into the program, behind what it prints. */
function setup(lines: string, source = "") {
  const { folder } = tempRepository();
  const program = path.join(folder, ".git/program.mjs");
  const json = JSON.stringify({ previews: [{ entries: lines === "" ? [] : [lines], takenBack: [] }] });
  const text = `${MARK}\n${lines || NOTHING}`;
  const says = `import { appendFileSync } from "node:fs";
    appendFileSync(process.env.HOME + "/asked", process.argv.slice(2).join(" ") + (process.env.GITHUB_TOKEN ?? "") + "\\n");
    process.stdout.write(process.argv.includes("--format=json") ? ${JSON.stringify(json)} : ${JSON.stringify(text)});`;
  writeFileSync(program, `${says}${source}`);
  const npm = fakeNpm(program);
  const event = (fork = "ada/tea") => ({
    pull_request: {
      number: 7,
      base: { ref: "main", repo: { full_name: "ada/tea" } },
      head: { repo: { full_name: fork } },
    },
  });
  const preview = (env: Record<string, string>, { inputs = {}, fork = "ada/tea", pull = true } = {}) =>
    runAction({
      workspace: folder,
      inputs: { mode: "changelog", ...inputs },
      event: pull ? event(fork) : { repository: { default_branch: "trunk" } },
      env: { ...npm.env, GITHUB_TOKEN: "ghs_secret", ...env },
    });
  return { preview, asked: () => readFileSync(path.join(npm.env.HOME, "asked"), "utf8") };
}

const person = (id: number, body = "Nice") => ({ id, body, user: { type: "User" } as const });

describe.skipIf(!hasBash)(`the preview on a pull request${hasBash ? "" : " (bash is not installed)"}`, () => {
  test("is the summary, an output and one comment, which is then kept up to date", async () => {
    const github = await fakeGithub();
    const address = "https://github.com/ada/tea/pull/7#issuecomment-100";
    const { preview, asked } = setup("### Added\n\n- Tea\n");
    expect(await preview(github.env)).toMatchObject({
      status: 0,
      summary: `${MARK}\n### Added\n\n- Tea\n`,
      outputs: { changelog: `${MARK}\n### Added\n\n- Tea`, comment: address },
    });
    // The token is not handed on.
    expect(asked().trim().split("\n")).toEqual([
      "changelog --preview --base=origin/main --format=github",
      "changelog --preview --base=origin/main --format=json",
    ]);
    const second = await setup("### Added\n\n- Coffee\n").preview(github.env);
    expect(second.outputs["comment"]).toBe(address);
    expect(github.comments).toEqual([{ id: 100, body: `${MARK}\n### Added\n\n- Coffee\n`, user: { type: "Bot" } }]);
    expect([...github.tokens]).toEqual(["Bearer ghs_secret"]);
  });

  test("sends nothing when the comment already says it", async () => {
    const github = await fakeGithub();
    for (const _ of [1, 2]) await setup("- Tea\n").preview(github.env);
    expect(github.requests.map((request) => request.split(" ")[0])).toEqual(["GET", "POST", "GET"]);
  });

  test("finds its comment behind hundreds of others, and takes none of a person's", async () => {
    const others = Array.from({ length: 250 }, (_, id) => person(id));
    const copied = person(900, `${MARK}\nI copied this.`);
    const own = { id: 901, body: `${MARK}\nold`, user: { type: "Bot" } as const };
    const github = await fakeGithub({ comments: [...others, copied, own] });
    await setup("- Tea\n").preview(github.env);
    expect(github.comments).toHaveLength(252);
    expect(github.comments.slice(-2).map(({ body }) => body)).toEqual([copied.body, `${MARK}\n- Tea\n`]);
  });

  test("a token of a person keeps the person's own", async () => {
    const github = await fakeGithub({ comments: [person(3, `${MARK}\nold`)] });
    await setup("- Tea\n").preview(github.env, { inputs: { token: "github_pat_1" } });
    expect(github.comments).toMatchObject([{ id: 3, body: `${MARK}\n- Tea\n` }]);
  });

  test("of nothing makes no comment, and changes the one that is there", async () => {
    const github = await fakeGithub();
    const done = await setup("").preview(github.env);
    expect(done).toMatchObject({
      status: 0,
      summary: `${MARK}\n${NOTHING}`,
      outputs: { changelog: "" },
    });
    expect(github.comments).toEqual([]);
    await setup("- Tea\n").preview(github.env);
    await setup("").preview(github.env);
    expect(github.comments.map(({ body }) => body)).toEqual([`${MARK}\n${NOTHING}`]);
  });

  test.each([
    ["no token", { GITHUB_TOKEN: "" }, {}, "there is no token. Give the job"],
    [
      "a fork",
      {},
      { POST: { status: 403, data: { message: "Resource not accessible by integration" } } },
      "A pull request of a fork",
    ],
    [
      "no right",
      {},
      { POST: { status: 403, data: { message: "Resource not accessible by integration" } } },
      "the token may not comment. Give the job",
    ],
    ["a private repository", {}, { GET: { status: 404, data: { message: "Not Found" } } }, "the token may not comment"],
  ])("with %s is in the summary alone, with a notice", async (what, env, refuse, words) => {
    const github = await fakeGithub({ refuse });
    const given = what === "a fork" ? { fork: "bob/tea" } : {};
    const done = await setup("- Tea\n").preview({ ...github.env, ...env }, given);
    expect(done).toMatchObject({ status: 0, summary: `${MARK}\n- Tea\n`, outputs: { comment: "" } });
    expect(done.log).toContain(NOTICE);
    expect(done.log).toContain(words);
    expect(github.comments).toEqual([]);
  });

  test.each([
    ["an error of GitHub", { GET: { status: 502, data: { message: "Bad Gateway" } } }, "GitHub said 502 Bad Gateway"],
    [
      "too many requests",
      { POST: { status: 403, data: { message: "API rate limit exceeded" } } },
      "403 API rate limit",
    ],
    ["a closed connection", { POST: { status: 0 } }, "GitHub said other side closed"],
  ])("%s is a warning, not a failure", async (_, refuse, words) => {
    const github = await fakeGithub({ refuse });
    const done = await setup("- Tea\n").preview(github.env);
    expect(done).toMatchObject({ status: 0, summary: `${MARK}\n- Tea\n` });
    expect(done.log).toMatch(/^::warning title=Toolbox::The comment could not be written: /m);
    expect(done.log).toContain(words);
  });

  test("fails with the program, and says what it said", async () => {
    const github = await fakeGithub();
    const fails = 'console.error("This clone is shallow.");process.exitCode = 3;';
    const done = await setup("", fails).preview(github.env);
    expect(done).toMatchObject({ status: 3, summary: "" });
    expect(done.log).toMatch(
      /^::error title=Toolbox::The preview of the changelog could not be made\.%0A.*This clone is/m,
    );
    expect(github.requests).toEqual([]);
  });

  test.each([
    [{ comment: "false" }, true, "origin/main"],
    [{}, false, "origin/trunk"],
    [{ base: "v1" }, false, "v1"],
  ])("%j, on a pull request: %j, compares with %s and comments nothing", async (inputs, pull, base) => {
    const github = await fakeGithub();
    const { preview, asked } = setup("- Tea\n");
    expect(await preview(github.env, { inputs, pull })).toMatchObject({ status: 0, summary: `${MARK}\n- Tea\n` });
    expect(asked()).toContain(`--base=${base} `);
    expect(github.requests).toEqual([]);
  });
});
