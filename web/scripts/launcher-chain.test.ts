import { expect, test } from "vitest";
import { pickLaunchers } from "./launcher-chain.ts";

const chain = (...commands: string[]) =>
  pickLaunchers(commands.map((command, at) => ({ pid: 100 - at, parent: 99 - at, command }))).map(
    (each) => each.command,
  );

const TSX = "node /repo/node_modules/tsx/dist/cli.mjs web/scripts/start.ts";
const SH = "sh -c tsx web/scripts/start.ts";
const PNPM = "/home/ada/.npm/_npx/1f2/node_modules/@pnpm/linux-x64/pnpm start";
const NPX = "npm exec pnpm@12 start";

test.each([
  ["through npx", [TSX, SH, PNPM, NPX, "-bash"], [TSX, SH, PNPM, NPX]],
  ["through npx in a script", [TSX, SH, PNPM, NPX, "bash ./run.sh", "npm exec other"], [TSX, SH, PNPM, NPX]],
  [
    "npx by its file",
    [TSX, SH, PNPM, "node /usr/bin/npx pnpm@12 start", "zsh"],
    [TSX, SH, PNPM, "node /usr/bin/npx pnpm@12 start"],
  ],
  [
    "a shell of one command around it",
    [TSX, SH, PNPM, NPX, "bash -c nohup npx pnpm start & exit", "node vitest.mjs"],
    [TSX, SH, PNPM, NPX],
  ],
  ["tsx alone", [TSX, "-zsh"], [TSX]],
  ["node alone", ["-bash", "sshd: me"], []],
  ["nothing above", [TSX], [TSX]],
  ["a test runner above", [TSX, "sh -c tsx start.ts", "node playwright test", NPX], [TSX]],
])("%s", (_name, commands, watched) => {
  expect(chain(...commands)).toEqual(watched);
});
