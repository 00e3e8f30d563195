import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { REPO_ROOT } from "../backend/data/repo-root.ts";
import { EnvironmentError } from "../backend/environment-error.ts";
import { type HostFiles, hostFiles } from "./host-files.ts";
import { readSupabaseTarget } from "./supabase-target.ts";
import { UsageError } from "./usage-error.ts";

const HELP = `Usage: pnpm configure --url https://<project>.supabase.co --key sb_publishable_... [--out web/dist]

Writes what a host needs beside the built app: config.json, _headers and _redirects (Netlify, Cloudflare Pages),
vercel.json and nginx.conf. Build first: pnpm build`;

/** Writes the files that make a built app talk to a hosted project. */
function writeHostFiles(out: string, files: HostFiles): void {
  if (!existsSync(path.join(out, "index.html"))) {
    throw new EnvironmentError(`There is no built app in ${out}. Build it first: pnpm build`);
  }
  mkdirSync(out, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(out, name), text);
    process.stdout.write(`  ${path.relative(process.cwd(), path.join(out, name))}\n`);
  }
}

function main(args: string[]): void {
  const options = {
    url: { type: "string" },
    key: { type: "string" },
    out: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  let values: { url?: string; key?: string; out?: string; help?: boolean };
  try {
    ({ values } = parseArgs({ args: args.filter((arg) => arg !== "--"), options }));
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  const target = readSupabaseTarget(values.url, values.key);
  const { version } = JSON.parse(readFileSync(path.join(REPO_ROOT, "package.json"), "utf8")) as { version: string };
  const out = path.resolve(values.out === undefined ? path.join(REPO_ROOT, "web/dist") : values.out);
  writeHostFiles(out, hostFiles(target, version));
  process.stdout.write(
    `Ready for ${target.url}. Upload ${path.relative(process.cwd(), out) || "."}; see docs/hosting.md\n`,
  );
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${HELP}`);
    process.exitCode = 2;
  } else if (error instanceof EnvironmentError) {
    console.error(error.message);
    process.exitCode = 3;
  } else throw error;
}
