import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { unwrapWoff } from "@toolbox/core/documents/print/fonts/unwrap-woff.ts";
import { expect, it } from "vitest";
import { writeAssetPacks } from "../../../asset-packs.mjs";
import { tempFolder } from "../../testing/temp-folder.ts";
import { nodeDeflate } from "../deflate.ts";
import { packedAssets } from "./packed-assets.ts";

const source = fileURLToPath(new URL("../../../../core/assets/", import.meta.url));
const names = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(path.join(source, name)).map((file) => `${name}/${file}`))
  .filter((name) => /\.\w+$/.test(name) && !name.includes("LICENSE"));

it("the packs give every asset of core, a WOFF as the font inside it", async () => {
  const folder = await tempFolder();
  await writeAssetPacks(source, folder);
  const read = packedAssets(pathToFileURL(`${folder}/`));
  expect(names.length).toBeGreaterThan(350);
  for (const name of names) {
    const given = await unwrapWoff(await read(name), nodeDeflate);
    const wanted = await unwrapWoff(readFileSync(path.join(source, name)), nodeDeflate);
    expect({ name, isSame: Buffer.compare(given, wanted) === 0 }).toEqual({ name, isSame: true });
  }
});

it("a face of a package that is not there is asked for by name", async () => {
  const folder = await tempFolder();
  const elsewhere = { "a/face.woff": { script: "Klingon", file: "@nobody/klingon/files/face.woff" } };
  writeFileSync(path.join(folder, "index.json"), JSON.stringify({ packs: {}, elsewhere }));
  await expect(packedAssets(pathToFileURL(`${folder}/`))("a/face.woff")).rejects.toMatchObject({
    code: "asset",
    message: expect.stringMatching(/^The font for Klingon is .*"npm install @nobody\/klingon"/) as string,
  });
});
