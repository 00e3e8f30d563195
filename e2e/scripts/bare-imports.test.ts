import { expect, it } from "vitest";
import { bareImports } from "./bare-imports.ts";

it("finds what is imported at the start, lazily and over several lines, and no file of ours", () => {
  const web = bareImports("web/src");
  expect(web).toEqual(
    expect.arrayContaining(["react", "react-router-dom", "radix-ui/dialog", "@supabase/supabase-js"]),
  );
  expect(web.filter((name) => name.startsWith(".") || name.startsWith("node:"))).toEqual([]);
});
