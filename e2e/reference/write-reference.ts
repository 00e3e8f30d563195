import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { reference } from "./reference.ts";

/*
 * `pnpm gen` writes docs/reference, and removes the page of a tool that is gone. With --check nothing is written, and
 * pages that are not as they would be end it with 1.
 */
const folder = fileURLToPath(new URL("../../docs/reference/", import.meta.url));
const isCheck = process.argv.includes("--check");

const pages = await reference();
const there = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => name.replaceAll(path.sep, "/"))
  : [];
const left = there.filter((name) => !pages.has(name));
const stale = [...pages].filter(
  ([name, text]) => !there.includes(name) || readFileSync(path.join(folder, name), "utf8") !== text,
);

if (isCheck) {
  for (const name of [...stale.map(([page]) => page), ...left])
    process.stdout.write(`docs/reference/${name} is not as "pnpm gen" writes it.\n`);
  if (stale.length + left.length > 0) process.exitCode = 1;
} else {
  for (const [name, text] of stale) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  for (const name of left) rmSync(path.join(folder, name));
  const changed = stale.length + left.length;
  process.stdout.write(`docs/reference: ${changed === 0 ? "nothing to change" : `${changed} written or removed`}\n`);
}
