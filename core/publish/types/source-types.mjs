import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { isolatedDeclarationSync } from "rolldown/experimental";

/**
 * Writes the declarations of source files, and of all they name, below a folder as they lie in the source.
 * @param {string} root of the source @param {readonly string[]} entries from there @param {string} target
 * @throws Error for an export whose type is not written out
 */
export async function writeSourceTypes(root, entries, target) {
  const files = new Set(entries);
  for (const file of files) {
    const { code, errors } = isolatedDeclarationSync(file, await readFile(path.join(root, file), "utf8"), {});
    if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(" ")}`);
    for (const [, named] of code.matchAll(IMPORTED)) files.add(path.posix.join(path.posix.dirname(file), named));
    const written = path.join(target, file.replace(/\.ts$/, ".d.ts"));
    await mkdir(path.dirname(written), { recursive: true });
    await writeFile(
      written,
      code.replaceAll(IMPORTED, (whole) => whole.replace(/\.ts"$/, '.js"')),
    );
  }
}

const IMPORTED = /from "(\.[^"]*\.ts)"/g;
