import { createServer } from "node:net";
import { parseSiteConfig } from "@toolbox/core/site";
import { EnvironmentError } from "../backend/environment-error.ts";

/** The error code of trying to listen, or undefined when it works. */
function tryListen(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host: "127.0.0.1" }, () => server.close(() => resolve(undefined)));
  });
}

/** The version of the Toolbox that answers on a port; undefined when it is something else. */
async function findToolbox(port: number): Promise<string | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/config.json`, {
      signal: AbortSignal.timeout(1500),
      redirect: "error",
    });
    const config = parseSiteConfig(await response.json());
    return config.local ? config.version : undefined;
  } catch {
    return undefined; // no answer, or not one of ours
  }
}

/**
 * Makes sure that a loopback port is free.
 * @throws EnvironmentError that says what is on it, as far as that can be told, and what to do
 */
export async function checkPort(port: number): Promise<void> {
  const code = await tryListen(port);
  if (code === undefined) return;
  if (code === "EACCES") {
    throw new EnvironmentError(`You may not listen on port ${port}. Choose one above 1023: --port 4700`);
  }
  if (code !== "EADDRINUSE") throw new EnvironmentError(`Listening on 127.0.0.1:${port} failed: ${code}.`);
  const version = await findToolbox(port);
  throw new EnvironmentError(
    version === undefined
      ? `Port ${port} is taken by another program. Stop it, or choose another port: --port ${port + 10}`
      : `Toolbox ${version} is already running: http://127.0.0.1:${port}\nOpen that, stop it first, or start a second one with its own data: --data DIR --port ${port + 10}`,
  );
}
