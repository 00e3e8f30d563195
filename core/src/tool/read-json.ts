import type { Assets } from "../ports/index.ts";

/** The value of an asset that is JSON, as it was packed. Throws `ToolError` "asset". */
export async function readJson<T>(assets: Assets, name: string): Promise<T> {
  return JSON.parse(new TextDecoder().decode(await assets.read(name))) as T;
}
