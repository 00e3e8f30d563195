import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { REPO_ROOT } from "../backend/data/repo-root.ts";
import { EnvironmentError } from "../backend/environment-error.ts";
import { BuildError } from "./build-error.ts";
import { buildWeb } from "./build-web.ts";
import { type HostFiles, hostFiles } from "./host-files.ts";
import { readSupabaseTarget } from "./supabase-target.ts";
import { UsageError } from "./usage-error.ts";

const HELP = `Usage: pnpm configure --url https://<project>.supabase.co --key sb_publishable_... [--base /path/] [--out web/dist]

Writes what a host needs beside the built app: config.json, _headers and _redirects (Netlify, Cloudflare Pages),
vercel.json and nginx.conf. Build first: pnpm build

  --base /path/   where the site stands at its address, when that is not the root; builds the app again for it
  --out DIR       the built app; with --base it may be a new folder`;

/** Where the app in a folder was built to stand; undefined when none is there. */
function builtBase(out: string): string | undefined {
  const page = path.join(out, "index.html");
  return existsSync(page) ? /src="(\/[^"]*?)assets\//.exec(readFileSync(page, "utf8"))?.[1] : undefined;
}

function readBase(text = "/"): string {
  const base = `/${text}/`.replaceAll(/\/+/g, "/");
  if (/^\/([\w.~-]+\/)*$/.test(base) && !/\/\.{1,2}\//.test(base)) return base;
  throw new UsageError(`--base is "${text}": it must be a path such as /toolbox/, of letters, digits and . _ ~ -`);
}

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

async function main(args: string[]): Promise<void> {
  const options = {
    url: { type: "string" },
    key: { type: "string" },
    base: { type: "string" },
    out: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  let values: { url?: string; key?: string; base?: string; out?: string; help?: boolean };
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
  const base = readBase(values.base);
  const { version } = JSON.parse(readFileSync(path.join(REPO_ROOT, "package.json"), "utf8")) as { version: string };
  const out = path.resolve(values.out === undefined ? path.join(REPO_ROOT, "web/dist") : values.out);
  const built = builtBase(out);
  // a folder that holds something else is left alone
  const isOurs = built !== undefined || (base !== "/" && !existsSync(out));
  if (isOurs && built !== base) {
    process.stdout.write(`Building the app for ${base} ...\n`);
    await buildWeb(base, out).done;
  }
  writeHostFiles(out, hostFiles(target, version, base));
  process.stdout.write(
    `Ready for ${target.url}. Upload ${path.relative(process.cwd(), out) || "."}; see docs/hosting.md\n`,
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${HELP}`);
    process.exitCode = 2;
  } else if (error instanceof EnvironmentError || error instanceof BuildError) {
    console.error(error.message);
    process.exitCode = error instanceof EnvironmentError ? 3 : 1;
  } else throw error;
});
