import { expect, it } from "vitest";
import { LivePreview } from "./preview/live-preview.ts";

const options = { readsHtml: true };

function shown(source: string) {
  const page = document.implementation.createHTMLDocument();
  page.body.append(page.createElement("main"));
  new LivePreview(page).show(source, options);
  return page.body;
}

it("an endless word is not kerned, an ordinary text is", () => {
  const main = shown(`${"W".repeat(20_000)}\n\nOrdinary words.`);
  const [endless, ordinary] = main.querySelectorAll("p");
  expect(endless?.style.fontKerning).toBe("none");
  expect(ordinary?.style.fontKerning).toBe("");
});
