import { expect, it } from "vitest";
import { ownSiteCommands } from "./own-site.ts";

it.each([
  ["http://127.0.0.1:4700", false, ["  npx toolbox-site", "  toolbox login"]],
  ["http://127.0.0.1:4700", true, ["  pnpm start", "  pnpm toolbox login"]],
  ["http://localhost:4710", false, ["  npx toolbox-site --port 4710", "  toolbox login"]],
  ["http://127.0.0.1", false, ["  npx toolbox-site --port 80", "  toolbox login"]],
  ["http://127.0.0.1:4700/toolbox", false, undefined],
  ["https://127.0.0.1:4700", false, undefined],
  ["https://toolbox.example", false, undefined],
])("at %s, from source %s: %j", (site, isFromSource, lines) => {
  expect(ownSiteCommands({ isFromSource }, site)).toEqual(lines);
});
