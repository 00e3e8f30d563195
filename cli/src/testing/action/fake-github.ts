import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

interface Comment {
  readonly id: number;
  body: string;
  readonly user: { readonly type: "Bot" | "User" };
}

/** The part of GitHub's API that keeps the comments of pull request 7 of `ada/tea`. */
export async function fakeGithub(given: { readonly comments?: readonly Comment[]; readonly refuse?: Refusal } = {}) {
  const comments: Comment[] = [...(given.comments ?? [])];
  const requests: string[] = [];
  const tokens = new Set<string | undefined>();
  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://api");
      requests.push(`${request.method} ${pathname}`);
      tokens.add(request.headers.authorization);
      const answer = (status: number, data: unknown) => response.writeHead(status).end(JSON.stringify(data));
      const refused = given.refuse?.[request.method ?? ""];
      if (refused) return void (refused.status === 0 ? response.destroy() : answer(refused.status, refused.data));
      const own = /^\/repos\/ada\/tea\/issues\/comments\/(\d+)$/.exec(pathname)?.[1];
      if (own !== undefined && request.method === "PATCH") {
        const comment = comments.find(({ id }) => id === Number(own));
        if (!comment) return void answer(404, { message: "Not Found" });
        comment.body = bodyOf(text);
        return void answer(200, { ...comment, html_url: addressOf(comment) });
      }
      if (pathname !== "/repos/ada/tea/issues/7/comments") return void answer(404, { message: "Not Found" });
      if (request.method === "POST") {
        const comment: Comment = { id: 100 + comments.length, body: bodyOf(text), user: { type: "Bot" } };
        comments.push(comment);
        return void answer(201, { ...comment, html_url: addressOf(comment) });
      }
      const page = Number(searchParams.get("page"));
      const size = Number(searchParams.get("per_page"));
      if (page * size < comments.length) response.setHeader("link", `<http://api?page=${page + 1}>; rel="next"`);
      const shown = comments.slice((page - 1) * size, page * size);
      answer(
        200,
        shown.map((comment) => ({ ...comment, html_url: addressOf(comment) })),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  onTestFinished(() => void server.close());
  const env = {
    GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: "ada/tea",
  };
  return { comments, requests, tokens, env };
}

/** What a method is answered with; status 0 hangs up. */
type Refusal = Readonly<Record<string, { readonly status: number; readonly data?: unknown }>>;

const addressOf = ({ id }: Comment) => `https://github.com/ada/tea/pull/7#issuecomment-${id}`;
const bodyOf = (text: string) => (JSON.parse(text) as { body: string }).body;

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request.setEncoding("utf8")) text += part as string;
  return text;
}
