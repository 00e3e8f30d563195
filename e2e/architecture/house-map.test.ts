import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { houseMap, mapPage, withMap } from "./house-map.ts";
import { layers } from "./layers.ts";

describe("the map of the house", () => {
  it("in docs/architecture.md is that of the table; `pnpm gen` writes it", () => {
    const page = readFileSync(mapPage, "utf8");
    expect(page).toBe(withMap(page, houseMap(layers)));
  });

  it("has a line per folder, in the order of the table", () => {
    const map = houseMap([
      { folder: "core/src/text", holds: "Words.", imports: [] },
      { folder: "web/src/kit", holds: "Parts.", imports: ["core/src/index.ts", "core/src/git", "web/src/ports"] },
    ]);
    expect(map).toContain("| core | holds | may import |\n|---|---|---|\n| `core/src/text` | Words. | nothing |\n");
    expect(map).toContain("| `web/src/kit` | Parts. | the root of core, core/git, ports |");
  });

  it("replaces what stands between the marks and nothing else", () => {
    const page = "# A\n\n<!-- map: made -->\n\nold\n\n<!-- end of the map -->\n\n## B\n";
    expect(withMap(page, "new $1")).toBe("# A\n\n<!-- map: made -->\n\nnew $1\n\n<!-- end of the map -->\n\n## B\n");
    expect(() => withMap("# A\n", "new")).toThrow("has no marks for the map");
  });
});
