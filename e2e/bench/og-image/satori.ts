import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { card } from "./card.ts";
import { fontFile, report } from "./sample.ts";

/* The first argument is the folder the packages are installed in. */
const require = createRequire(path.join(process.argv[2] ?? "", "index.js"));
const load = async (name: string) => import(pathToFileURL(require.resolve(name)).href);
const { default: satori } = await load("satori");
const { Resvg } = await load("@resvg/resvg-js");
const fonts = ([400, 700] as const).map((weight) => ({ name: "Inter", weight, data: fontFile(weight) }));
await report(async (title) => {
  const svg = await satori(card(title), { width: 1200, height: 630, fonts });
  return new Resvg(svg).render().asPng();
});
