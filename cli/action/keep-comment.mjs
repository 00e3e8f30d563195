/**
 * Keeps one comment of a pull request up to date: the one whose first line, a hidden mark, is that of the text. Where there
 * is none it is made, but only when there is something to say. Nothing is sent when the comment already says it.
 *
 * @param {{ api: string, token: string, repository: string, pull: number, body: string, isEmpty: boolean }} wanted
 * @returns {Promise<string | undefined>} the address of the comment, or undefined where none is needed
 * @throws {ApiError} when GitHub refuses, with its status and what it says
 */
export async function keepComment({ api, token, repository, pull, body, isEmpty }) {
  const send = sender(api, token);
  const comments = `/repos/${repository}/issues/${pull}/comments`;
  const found = await findComment(send, comments, body.split("\n", 1)[0], token);
  if (found?.body === body || (!found && isEmpty)) return found?.html_url;
  const { data } = found
    ? await send("PATCH", `/repos/${repository}/issues/comments/${found.id}`, { body })
    : await send("POST", comments, { body });
  return data.html_url;
}

/** The token of a workflow belongs to a program: a comment of a person is then another's, whatever it begins with. */
async function findComment(send, comments, mark, token) {
  const isOurs = ({ body, user }) => body?.startsWith(mark) && (!token.startsWith("ghs_") || user?.type === "Bot");
  for (let page = 1; ; page += 1) {
    const { data, hasMore } = await send("GET", `${comments}?per_page=100&page=${page}`);
    const found = data.find(isOurs);
    if (found || !hasMore) return found;
  }
}

/** What GitHub, or the way to it, said instead of doing what was asked. */
export class ApiError extends Error {
  /** @param {number | undefined} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }

  /** Whether the token may not do this, as that of a fork's pull request. */
  get isWithoutRight() {
    return [401, 403, 404].includes(this.status ?? 0) && !/rate limit/i.test(this.message);
  }
}

const sender = (api, token) => async (method, path, body) => {
  const answer = await fetch(`${api}${path}`, {
    method,
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "user-agent": "toolbox-action",
      "x-github-api-version": "2022-11-28",
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(20_000),
  }).catch((error) => {
    throw new ApiError(undefined, error.cause?.message || error.message);
  });
  const text = await answer.text().catch((error) => {
    throw new ApiError(answer.status, error.message);
  });
  const data = parsed(text);
  if (!answer.ok || data === undefined)
    throw new ApiError(answer.status, `${answer.status} ${data?.message ?? "an answer that is not JSON"}`);
  return { data, hasMore: /rel="next"/.test(answer.headers.get("link") ?? "") };
};

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
