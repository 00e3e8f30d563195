import { existsSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";

const text = (changelog: string) => `# Changelog fragments

One file for each change that users notice. They wait here until \`toolbox changelog --release\` folds them into
${changelog} and takes them away, so branches never meet in that file.

Write one with \`toolbox changelog add "Sign in with a passkey"\`, or by hand, under any name that ends with \`.md\`:

\`\`\`md
### Added

- Sign in with a passkey (#218)
\`\`\`

The heading is one of Added, Changed, Deprecated, Removed, Fixed, Security; without one it is guessed. A heading above
it may name a package of a monorepo: \`## web\`.
`;

/**
 * Puts a README into fragment folders that would be empty without it: git keeps no empty folder, and the folder is how
 * everyone knows that changes are told here. Folders of other tools have files of their own.
 */
export async function ensureReadme(root: string, folders: Iterable<string>, changelog = "CHANGELOG.md"): Promise<void> {
  for (const folder of folders) {
    const place = path.join(root, folder);
    if (folder === ".changeset" || existsSync(path.join(place, "README.md"))) continue;
    const names = await readdir(place).catch(() => []);
    if (names.some((name) => /^(?:[._]|readme|template)/i.test(name))) continue;
    await writeFile(path.join(place, "README.md"), text(changelog), { flag: "wx" }).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    });
  }
}
