import { spawnSync } from "node:child_process";
import path from "node:path";

/**
 * Installs a program of PyPI into a folder. Gives the folder of its programs, or why it is not there: no Python, or no
 * index that answers.
 * @param requirement with its exact version, such as `pre-commit==4.7.0`
 */
export function pythonProgram(
  folder: string,
  requirement: string,
): { readonly bin: string; readonly whyMissing: string } {
  const bin = path.join(folder, "bin");
  const missing = (whyMissing: string) => ({ bin, whyMissing });
  if (spawnSync("python3", ["-m", "venv", folder]).status !== 0) return missing("Python with venv is not installed");
  const pip = ["install", "--quiet", "--disable-pip-version-check", requirement];
  const { status } = spawnSync(path.join(bin, "pip"), pip, { timeout: 240_000 });
  return missing(status === 0 ? "" : "the Python package index does not answer");
}
