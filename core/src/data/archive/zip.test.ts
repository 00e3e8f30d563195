import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { zip } from "./zip.ts";

const files = [
  { kind: "text", name: "docs/réadme.md", mime: "text/markdown", text: "# Grüße\n" },
  { kind: "binary", name: "a.png", mime: "image/png", bytes: Uint8Array.of(1, 2, 3) },
] as const;

it("zip packs every file under its name", () => {
  const entries = unzipSync(zip(files));
  expect(Object.keys(entries)).toEqual(["docs/réadme.md", "a.png"]);
  expect(new TextDecoder().decode(entries["docs/réadme.md"])).toBe("# Grüße\n");
  expect(entries["a.png"]).toEqual(Uint8Array.of(1, 2, 3));
});

it("zip gives equal bytes for equal files", () => {
  expect(zip(files)).toEqual(zip(files));
});
