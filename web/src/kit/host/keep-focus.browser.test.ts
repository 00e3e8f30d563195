import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { keepFocus } from "./keep-focus.ts";

let stop: () => void;
beforeEach(() => {
  stop = keepFocus(document);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Two frames: the browser takes the focus off in one, it is put elsewhere in the next. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`) as HTMLElement;

/** Each press does to the page what its words say. */
const presses: [what: string, html: string, does: () => void, next: string][] = [
  [
    "a button that removes itself",
    "<p><button id=press>x</button><button id=after>y</button></p>",
    () => byId("press").remove(),
    "after",
  ],
  [
    "the last one",
    "<p><button id=before>x</button><button id=press>y</button></p>",
    () => byId("press").remove(),
    "before",
  ],
  [
    "one that is disabled",
    "<p><button id=press>Undo</button><button id=after>Redo</button></p>",
    () => byId("press").setAttribute("disabled", ""),
    "after",
  ],
  [
    "a row with its Remove",
    "<ul><li><button>a</button></li><li id=row><button id=press>b</button></li><li><button id=after>c</button></li></ul>",
    () => byId("row").remove(),
    "after",
  ],
  [
    "a pane whose place a rail takes",
    "<div id=sides><section id=pane><button id=press>Hide</button></section><section><button>z</button></section></div>",
    () => (byId("pane").outerHTML = "<aside><button id=after>Show</button></aside>"),
    "after",
  ],
  [
    "one that is hidden",
    "<p><span id=group><button id=press>x</button></span><button id=after>y</button></p>",
    () => byId("group").setAttribute("hidden", ""),
    "after",
  ],
  ["all there is", "<p><button id=press>x</button></p>", () => byId("press").remove(), "main"],
];

test.for(presses)("%s, and the focus is in its place", async ([, html, does, next]) => {
  document.body.innerHTML = `<a href="#main">Skip</a><main id=main tabindex=-1>${html}</main>`;
  byId("press").addEventListener("click", does);
  byId("press").focus();
  await userEvent.keyboard("{Enter}");
  await settled();
  await expect.poll(() => document.activeElement?.id).toBe(next);
});

test("a press beside all controls leaves them, whatever becomes of the last one", async () => {
  document.body.innerHTML = "<main id=main><p id=words>Words.</p><button id=press>x</button><button>y</button></main>";
  byId("press").focus();
  await userEvent.click(byId("words"));
  byId("press").remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test("who moves the focus elsewhere has it there", async () => {
  document.body.innerHTML =
    "<main id=main><button id=press>x</button><button>y</button><button id=own>z</button></main>";
  byId("press").addEventListener("click", () => {
    byId("press").remove();
    byId("own").focus();
  });
  byId("press").focus();
  await userEvent.keyboard("{Enter}");
  await settled();
  expect(document.activeElement?.id).toBe("own");
});
