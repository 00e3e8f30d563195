import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";
import { bundledLicenses, licenseFile } from "../../core/scripts/licenses/bundled-licenses.mjs";

const FILE = "licenses.txt";

/** Folders of what gets into the built app without passing the bundler: the style sheet's base, the service worker. */
function pastTheBundler(): string[] {
  const require = createRequire(import.meta.url);
  const folder = (name: string, from = require) => path.dirname(from.resolve(`${name}/package.json`));
  const pwa = createRequire(folder("vite-plugin-pwa") + path.sep);
  const workbox = createRequire(folder("workbox-build", pwa) + path.sep);
  const parts = ["cacheable-response", "core", "expiration", "precaching", "routing", "strategies"];
  return [folder("tailwindcss"), ...parts.map((part) => folder(`workbox-${part}`, workbox))];
}

/**
 * Writes `licenses.txt` into the built app: the license of everything in it. While developing it names what is known
 * without a build.
 * @returns the plugin, and its part for the builds of workers
 */
export function siteLicenses(): { plugin: Plugin; inside: Plugin } {
  const also = pastTheBundler();
  const { plugin, inside } = bundledLicenses({ fileName: FILE, also });
  return {
    plugin: {
      ...plugin,
      configureServer({ middlewares }) {
        middlewares.use(`/${FILE}`, (_request, response) => {
          response.setHeader("Content-Type", "text/plain; charset=utf-8");
          response.end(licenseFile(also));
        });
      },
    },
    inside,
  };
}
