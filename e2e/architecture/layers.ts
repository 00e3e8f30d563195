import { cliLayers } from "./table/cli-layers.ts";
import { coreLayers } from "./table/core-layers.ts";
import { e2eLayers } from "./table/e2e-layers.ts";
import type { Layer } from "./table/layer.ts";
import { webLayers } from "./table/web-layers.ts";

/** The house: every folder that holds source, what it is for and what it may import. The map in docs shows it. */
export const layers: readonly Layer[] = [...coreLayers, ...webLayers, ...cliLayers, ...e2eLayers];

/**
 * Tests stand beside the code, and they and what they share (`testing`, `fake-*`) may import all of their package, but a
 * neighbor of a folder that stands alone.
 */
export const testLayers: readonly Layer[] = [
  {
    folder: "core",
    holds: "The tests of core.",
    imports: ["core"],
    packages: ["@electric-sql/pglite", "fast-check", "fflate", "js-yaml", "node:*", "tailwindcss", "vitest"],
  },
  {
    folder: "web",
    holds: "The tests of the web app.",
    imports: ["core", "web"],
    packages: ["fast-check", "node:*", "vitest", "vitest-browser-react"],
  },
  {
    folder: "cli",
    holds: "The tests of the CLI.",
    imports: ["cli", "core"],
    packages: ["fast-check", "ink-testing-library", "node:*", "vite", "vitest"],
  },
];

/** Files that no product holds. `render-app` is on its way to a folder `testing`. */
export const isTest = (file: string): boolean =>
  file.startsWith("e2e/") || /\.(?:test|test-entry|contract)\.|\/testing\/|\/fake-[^/]+$|\/render-app\./.test(file);

/** Circles of types between files that stay, each with its reason: at most three. Of values there is none. */
export const circlesOfTypes: readonly { readonly files: readonly string[]; readonly because: string }[] = [];
