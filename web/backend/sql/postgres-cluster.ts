import { execFile, execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { SqlError } from "./sql-host.ts";

const run = promisify(execFile);

/** Folder with initdb, pg_ctl and psql of PostgreSQL 15 or newer, or the reason why there is none. */
export function findPostgres(): { bin: string } | { missing: string } {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
  ];
  const bin = folders.find((folder) =>
    ["initdb", "pg_ctl", "psql"].every((tool) => existsSync(path.join(folder, tool))),
  );
  if (!bin) return { missing: "no initdb, pg_ctl and psql found in PATH or /usr/lib/postgresql" };
  const version = Number(/\d+/.exec(execFileSync(path.join(bin, "pg_ctl"), ["--version"], { encoding: "utf8" }))?.[0]);
  return version >= 15 ? { bin } : { missing: `PostgreSQL ${version} in ${bin} is older than 15` };
}

/** The superuser of a cluster. */
export const CLUSTER_ADMIN = "cluster_admin";

export interface PostgresCluster {
  /** Where the socket and the data are; what `-h` wants. */
  readonly folder: string;
  /** Runs a program of PostgreSQL as the server's user. Rejects with what it printed. */
  tool(name: string, args: string[]): Promise<{ readonly stdout: string }>;
  /** Runs a script as a role, in one transaction unless it has its own. Rejects with `SqlError`. */
  psql(role: string, script: string, more?: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

/** A throw-away PostgreSQL cluster reached through a socket only; every script has a connection of its own. */
export async function startCluster(bin: string): Promise<PostgresCluster> {
  const dir = mkdtempSync(path.join(tmpdir(), "toolbox-pg-"));
  const user = serverUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(dir, user.uid, user.gid);
  chmodSync(dir, 0o700);
  const data = path.join(dir, "data");
  const env = { PATH: process.env.PATH, LC_ALL: "C.UTF-8" };
  const as = { ...user, cwd: dir, env, maxBuffer: 64 * 1024 * 1024 };
  const tool = (name: string, args: string[]) => run(path.join(bin, name), args, as);
  const close = async () => {
    await tool("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]).catch(() => undefined); // may never have started
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await tool("initdb", ["-D", data, "-U", CLUSTER_ADMIN, "-A", "trust", "-E", "UTF8", "--no-sync"]);
    const settings = `-c listen_addresses='' -c unix_socket_directories='${dir}' -c fsync=off -c max_connections=60`;
    await tool("pg_ctl", ["-D", data, "-w", "-l", path.join(dir, "log"), "-o", settings, "start"]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    folder: dir,
    tool,
    async psql(role, script, more = []) {
      const args = ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-v", "VERBOSITY=verbose", "-h", dir, "-U", role];
      try {
        const scripts = [script, ...more].flatMap((text) => ["-c", text]);
        const { stdout } = await tool("psql", [...args, "-d", "postgres", "-1", ...scripts]);
        return stdout;
      } catch (error) {
        const stderr = (error as { stderr?: string }).stderr ?? String(error);
        const [, code = "?", message = stderr] = /(?:ERROR|FATAL):\s+(\w{5}): (.*)/.exec(stderr) ?? [];
        throw new SqlError(code, message);
      }
    },
    close,
  };
}

/** The server refuses to run as root: then it runs as `postgres`, or `nobody`. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      continue; // no such account here: try the next
    }
  }
  throw new Error("PostgreSQL cannot run as root and neither the account postgres nor nobody exists.");
}
