import { readFile } from "node:fs/promises";
import path from "node:path";

/** What of a package.json is worth knowing; each absent when it is not there or of another kind. */
export interface PackageFacts {
  readonly name?: string;
  readonly version?: string;
}

/** The nearest package.json, from a folder upward; empty without one, or when it is not valid JSON. */
export async function readPackage(folder: string): Promise<PackageFacts> {
  const text = await readFile(path.join(folder, "package.json"), "utf8").catch(() => undefined);
  const above = path.dirname(folder);
  if (text === undefined) return above === folder ? {} : readPackage(above);
  let data: Record<string, unknown>;
  try {
    data = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
  const word = (key: string) => {
    const value = data[key];
    return typeof value === "string" && value.trim() !== "" ? { [key]: value } : {};
  };
  return { ...word("name"), ...word("version") };
}
