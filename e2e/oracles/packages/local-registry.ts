import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

/** A package as `npm pack` writes it: its tarball, and the manifest in it. */
export interface Tarball {
  readonly file: string;
  readonly manifest: { readonly name: string; readonly version: string };
}

export interface LocalRegistry {
  readonly url: string;
  close(): void;
}

/**
 * A registry of npm on this machine that has these packages as if they were published, and no others.
 * @param foreign packages that say they are for no machine; their tarballs are never asked for
 */
export async function localRegistry(
  tarballs: readonly Tarball[],
  foreign: readonly Tarball["manifest"][] = [],
): Promise<LocalRegistry> {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent((request.url ?? "/").slice(1));
    const other = foreign.find(({ name }) => name === asked);
    if (other) {
      const manifest = { ...other, os: ["none"], dist: { tarball: `${url()}none.tgz` } };
      return void response.end(JSON.stringify({ name: other.name, versions: { [other.version]: manifest } }));
    }
    const tarball = tarballs.find(({ file, manifest: { name } }) => asked === name || asked === path.basename(file));
    if (!tarball) return void response.writeHead(404).end('{ "error": "not found" }');
    const { file, manifest } = tarball;
    const bytes = readFileSync(file);
    if (asked !== manifest.name) return void response.end(bytes);
    const integrity = `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
    const dist = { tarball: `${url()}${path.basename(file)}`, integrity };
    const { name, version } = manifest;
    const packument = { name, "dist-tags": { latest: version }, versions: { [version]: { ...manifest, dist } } };
    response.setHeader("content-type", "application/json").end(JSON.stringify(packument));
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  return { url: url(), close: () => void server.close() };
}
