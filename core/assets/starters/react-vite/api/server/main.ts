import { createServer } from "node:http";
import { findRoute } from "./routes/index";

const port = Number(process.env.PORT ?? 3001);

/** Hands each request to its route as a web Request. `npm run dev` sends /api here. */
createServer(async (incoming, outgoing) => {
  const url = new URL(incoming.url ?? "/", `http://localhost:${port}`);
  const method = incoming.method ?? "GET";
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? { body: Buffer.concat(chunks) } : {};
  const request = new Request(url, { method, headers, ...body });
  const handler = findRoute(method, url.pathname);
  const response = handler
    ? await handler(request)
    : Response.json({ error: "Not found." }, { status: 404 });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}).listen(port, () => {
  console.log(`API on http://localhost:${port}/api`);
});
