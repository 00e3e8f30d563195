import { expect, test } from "@playwright/test";
import { violations } from "../../support/page/axe.ts";
import { obstructedControls } from "../../support/page/obstructed-controls.ts";
import { walkByTab } from "../../support/page/walk-by-tab.ts";

/* What looks at every page, on pages with one fault each: a check that sees nothing would be green for ever. */
const page = (body: string, style = "") =>
  `<!doctype html><html lang="en"><head><title>t</title><style>${style}</style></head><body><main id="main" tabindex="-1"><h1>Title</h1>${body}</main></body></html>`;

test("axe: a page without a fault has none, a fault is told by its rule, and what is left out is left out", async ({
  page: tab,
}) => {
  await tab.setContent(page("<button>Named</button>"));
  expect(await violations(tab)).toEqual([]);
  await tab.setContent(page('<button></button><p class="pale" style="color: #eee">Pale</p><iframe sandbox></iframe>'));
  expect((await violations(tab)).map((found) => found.split(":")[0])).toEqual(["button-name", "color-contrast"]);
  expect(await violations(tab, { rules: ["color-contrast"], exclude: [".pale"] })).toEqual([]);
  expect(await violations(tab, { rules: ["color-contrast"] })).toHaveLength(1);
});

test("axe: a frame that could be asked is never passed over", async ({ page: tab }) => {
  await tab.setContent(page('<iframe title="t"></iframe>'));
  await expect(violations(tab)).rejects.toThrow("1 frames");
});

test("layout: what lies under another, is cut or sticks out is told", async ({ page: tab }) => {
  await tab.setContent(
    page(
      '<button>Free</button><div class="box"><button>Under</button><div class="over"></div></div><button class="cut">A long label</button><div class="wide">.</div>',
      ".box { position: relative } .over { position: absolute; inset: 0 } .cut { width: 40px; overflow: hidden; white-space: nowrap } .wide { width: 3000px }",
    ),
  );
  expect(await tab.evaluate(obstructedControls)).toEqual([
    'button "Under" is covered by div.over',
    'button "A long label" is cut',
    "the page is wider than the window",
  ]);
});

test("keyboard: a stop without a name, out of sight or without a look of its own is told", async ({ page: tab }) => {
  const look = "button { border: 1px solid } :focus { outline: 2px solid red }";
  await tab.setContent(page("<button>One</button><button>Two</button>", look));
  await walkByTab(tab);
  await tab.setContent(page("<button>One</button><button></button>", look));
  await expect(walkByTab(tab)).rejects.toThrow("without a name");
  await tab.setContent(page('<button>One</button><button style="position: fixed; left: -999px">Two</button>', look));
  await expect(walkByTab(tab)).rejects.toThrow("out of sight");
  await tab.setContent(page("<button>One</button><button>Two</button>", ":focus { outline: none }"));
  await expect(walkByTab(tab)).rejects.toThrow("look the same");
});
