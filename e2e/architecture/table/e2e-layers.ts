import type { Layer } from "./layer.ts";

const node = ["node:*"];

/** What stands outside the built products and looks at them. */
export const e2eLayers: readonly Layer[] = [
  {
    folder: "e2e/scripts",
    holds: "The test command and its steps.",
    imports: [],
    packages: [...node, "playwright", "vitest"],
  },
  {
    folder: "e2e/architecture",
    holds: "This table, and the tests that hold the sources to it.",
    imports: ["e2e/scripts"],
    packages: [...node, "vitest"],
  },
  {
    folder: "e2e/messages",
    holds: "Every text that a person can meet, as a list (`pnpm messages`), and the rules that hold it.",
    imports: ["e2e/architecture", "e2e/scripts"],
    packages: [...node, "vitest"],
  },
  {
    folder: "e2e/support",
    holds:
      "What tests share: an account, a browser signed in, the built CLI, downloads, pixels, what is looked at on any page.",
    imports: [],
    packages: [...node, "@napi-rs/canvas", "@playwright/test", "axe-core"],
  },
  {
    folder: "e2e/hosted",
    holds:
      "The whole way of a user at any hosted project (`pnpm test:hosted`), by the code of the app and the terminal.",
    imports: ["cli/src/session", "cli/src/shell", "core/src/site", "web/src/session"],
    packages: [...node, "vitest"],
  },
  {
    folder: "e2e/tests",
    holds: "Playwright on the built app and the built CLI; of core they know the catalogue alone.",
    imports: ["core/src/index.ts", "e2e/bench/generated", "e2e/support"],
    packages: [...node, "@napi-rs/canvas", "@playwright/test", "fflate"],
  },
  {
    folder: "e2e/parity",
    holds: "The drawings of core on the Node canvas, for the browser tests to compare; from source.",
    imports: ["cli/src/ports", "core/src/testing"],
    packages: node,
  },
  {
    folder: "e2e/reference",
    holds:
      "The pages of docs/reference, written from the catalogue and the help of the commands; the links of all pages.",
    imports: ["cli/src", "core/src/documents/markdown", "core/src/index.ts"],
    packages: [...node, "commander", "vitest"],
  },
  {
    folder: "e2e/oracles",
    holds: "Other programs judge what core makes; from source.",
    imports: [
      "cli/src/ports",
      "cli/src/testing",
      "core/src",
      "e2e/bench/generated",
      "e2e/bench/measure",
      "e2e/scripts",
      "e2e/support",
      "web/backend",
    ],
    packages: [...node, "playwright", "vitest"],
  },
  {
    folder: "e2e/bench",
    holds: "Speed as a ratio of two commands: the built products, and parts of core from source.",
    imports: [
      "cli/src/ports",
      "cli/src/testing",
      "core/src",
      "e2e/oracles/data/schema",
      "e2e/scripts",
      "e2e/support",
      "web/scripts",
    ],
    packages: [...node, "playwright", "vitest"],
  },
  {
    folder: "e2e/*.ts",
    holds: "The configuration of Playwright.",
    imports: ["e2e/scripts"],
    packages: [...node, "@playwright/test"],
  },
];
