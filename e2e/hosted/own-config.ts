import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A site for one run: nothing but the config.json that leads the app and the terminal to the project.
 * @returns its address, and what ends it
 */
export async function serveConfig(supabaseUrl: string, publishableKey: string) {
  const server = createServer((request, response) => {
    if (request.url !== "/config.json") return void response.writeHead(404).end();
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ supabaseUrl, publishableKey, version: "test:hosted" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
