import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The nginx of this machine (`NGINX` names another); undefined where there is none. */
export function findNginx(): string | undefined {
  const places = [process.env["NGINX"], "/usr/sbin/nginx", "nginx"].filter((place) => place !== undefined);
  return places.find((place) => spawnSync(place, ["-v"]).status === 0);
}

/** The types that Debian's /etc/nginx/mime.types has for what a site holds; it knows no manifest. */
const TYPES = `types {
  text/html html; text/css css; text/plain txt; image/svg+xml svg; image/png png; image/webp webp;
  application/javascript js; application/json json; font/woff2 woff2; application/wasm wasm;
}`;

/**
 * Runs nginx in the foreground with a `server` block.
 * @param folder for its configuration and what it writes
 * @returns ends it
 */
export async function runNginx(nginx: string, folder: string, server: string, address: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  );
  const config = `daemon off; pid ${folder}/nginx.pid; error_log stderr;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { access_log off; default_type application/octet-stream; ${temporary.join(" ")}
${TYPES}
${server}
}`;
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, config);
  const child: ChildProcess = spawn(nginx, ["-e", "stderr", "-p", folder, "-c", file], { stdio: "pipe" });
  let words = "";
  child.stderr?.on("data", (chunk: Buffer) => (words += chunk.toString()));
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`nginx does not answer at ${address}:\n${words}`);
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) return () => void child.kill("SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
