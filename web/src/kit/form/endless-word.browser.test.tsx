import { docsCss } from "@toolbox/core/documents/openapi/write/html/style.ts";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import "../../style.css";

const word = "W".repeat(20_000);

/*
 * With kerning a browser sets an endless word anew from each break on: half a minute for this one. What decides is
 * whether it is kerned, not how long the test takes.
 */
it.each([
  ["a field of several lines", <textarea key="1" data-testid="text" defaultValue={word} />],
  [
    "text of any length",
    <p key="2" data-testid="text" className="wrap-anywhere">
      {word}
    </p>,
  ],
])("%s is not kerned where its words are broken", async (_name, element) => {
  const screen = await render(element);
  const text = screen.getByTestId("text").element();
  expect(getComputedStyle(text)).toMatchObject({ overflowWrap: expect.any(String), fontKerning: "none" });
  expect(text.getBoundingClientRect().height).toBeGreaterThan(0);
});

it("API documentation is not kerned", async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(docsCss);
  const screen = await render(
    <div className="docs">
      <h1>{word}</h1>
    </div>,
  );
  document.adoptedStyleSheets = [sheet];
  const title = screen.getByRole("heading").element();
  expect(getComputedStyle(title)).toMatchObject({ overflowWrap: "anywhere", fontKerning: "none" });
  expect(title.getBoundingClientRect().height).toBeGreaterThan(1000);
  document.adoptedStyleSheets = [];
});
