import { type AnyTool, type CatalogEntry, type Field, initialInput } from "@toolbox/core";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../kit/host/fake-host.ts";
import { HostContext } from "../kit/host/host.ts";
import { runToolInBrowser } from "../ports/worker/run-tool-in-browser.ts";
import { toolPages } from "../app-context/tool-pages.ts";
import { fileOfRoute, pageFiles } from "./page-files.ts";

/* What stands in a result is of the input in sight, or marked as older and not to be had: of every tool. */

type Input = Readonly<Record<string, unknown>>;

/** Tools whose good run is not their first example, and wrong input that no field tells of. */
const table: Readonly<Record<string, { good?: Input; bad: readonly Input[]; isAll?: boolean }>> = {
  json: { good: { make: "validate", text: '{"ok":1}' }, bad: [{ make: "validate", text: '{"ok":1' }] },
  csv: { bad: [{ text: "[{" }] },
  regex: { good: { pattern: "x", text: "abc" }, bad: [{ pattern: "[z-a]", text: "abc" }] },
  base64: { good: { direction: "decode", text: "SGVsbG8=" }, bad: [{ direction: "decode", text: "%%%" }] },
  slug: { bad: [{ text: "!!!" }] },
  "color-extractor": { bad: [{ config: "a shopping list" }] },
  "api-docs": { bad: [{ text: "{oops" }] },
  rls: { bad: [{ tableName: "a", policyType: "custom", customCondition: "user_id = 1; drop table a" }] },
  "edge-function": { bad: [{ name: "nightly", template: "batch", requireAuth: false }] },
  // What a form cannot hold is left out.
  palette: { bad: [{ locks: ["#zzzzzz"] }], isAll: true },
  icon: { bad: [{ size: -99_999 }, { color: "red;}" }], isAll: true },
  schema: { bad: [{ text: "a shopping list", sample: false }] },
};

/** Tools that are not tried here: what they show is never a result of their own run. */
const elsewhere: Readonly<Record<string, string>> = {
  "meta-check": "reads as one types and keeps nothing",
  "markdown-blog": "takes its documents from the form of the PDF",
  workspace: "has a page and a store of its own",
  mockup: "draws as one types and needs a picture to run",
};

/** Pages that take any input there is: what is not a color is black. */
const takesAll: ReadonlySet<string> = new Set(["font-pairs", "color", "contrast", "quick-palette"]);

/** Pages that draw the input as it is: what can be copied is of it, and what they save is made anew or refused. */
const drawn: ReadonlySet<string> = new Set(["og-image", "favicon", "palette", "meta-tags"]);

const wrong: Readonly<Record<string, readonly unknown[]>> = {
  text: ["", "#", "x".repeat(200)],
  number: [-99_999],
  list: [[]],
};

/** One field at a time made wrong, as the tool itself judges it. @param most so many of them do */
async function badInputs(tool: AnyTool, good: Input, most: number): Promise<readonly Input[]> {
  const found: Input[] = [];
  for (const [name, spec] of Object.entries<Field>(tool.fields)) {
    if (spec.secret || found.length === most) continue;
    for (const value of wrong[spec.kind] ?? []) {
      const input = { ...good, [name]: value };
      const run = await runToolInBrowser(tool, input);
      if (run.ok || run.reason !== "input") continue;
      found.push(input);
      break;
    }
  }
  return found;
}

async function open(route: string, tool: AnyTool, good: Input, bad: Input) {
  localStorage.setItem(`toolbox-tool-${tool.id}`, JSON.stringify({ version: 1, input: good, replaced: bad }));
  const given = fakeHost({ run: runToolInBrowser });
  const Page = (await pageFiles[fileOfRoute(route)]?.())?.default;
  if (!Page) throw new Error(`${route} has no page.`);
  const screen = await render(
    <MemoryRouter initialEntries={[`${route}?tool=${tool.id}`]}>
      <HostContext value={given.host}>
        <Page />
      </HostContext>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole("button", { name: "More actions" })).toBeVisible();
  // Secrets are not kept.
  if (tool.id === "webhook") await userEvent.fill(page.getByRole("textbox", { name: "Secret" }), "shared");
  return { ...given, screen };
}

const run = () => userEvent.keyboard("{Control>}{Enter}{/Control}");
const marks = () => [...document.querySelectorAll("[data-earlier]")];
const isReachable = (element: Element) => !element.closest("[inert]");
/** What can be pressed and is called after a way out. */
const waysOut = (within: Element) =>
  [...within.querySelectorAll<HTMLElement>("button:not([role=tab])")].filter(
    (button) =>
      isReachable(button) &&
      /copy|download|export|zip/i.test(button.getAttribute("aria-label") ?? button.textContent ?? ""),
  );
/** What says something about the input. */
const verdicts = (within: Element) =>
  [...within.querySelectorAll("dd, output, p")]
    .filter((each) => isReachable(each) && !each.querySelector("[inert]"))
    .map((each) => each.textContent ?? "")
    .filter((words) => /valid|match|pass/i.test(words));

const entries = toolPages
  .flatMap(({ route, tools }) => tools.map((entry: CatalogEntry) => ({ route, id: entry.id, entry })))
  .filter(({ id }) => elsewhere[id] === undefined && !takesAll.has(id));

beforeEach(async () => {
  await page.viewport(1440, 900);
  localStorage.clear();
  history.replaceState(null, "", location.pathname);
});

it.each(entries)(
  "$id on $route: nothing of an earlier input is to be had as the present one",
  async (entry) => {
    const tool = await entry.entry.load();
    const row = table[tool.id];
    const good = { ...initialInput(tool.fields), ...(row?.good ?? tool.examples[0]?.input) };
    const bad = [...(row?.bad ?? []), ...(await badInputs(tool, good, row?.isAll ? 0 : row ? 1 : 2))];
    expect(bad.length).toBeGreaterThan(0);
    for (const input of bad) {
      const name = JSON.stringify(input);
      const { copied, saved, screen } = await open(entry.route, tool, good, { ...good, ...input });
      await run();
      await expect.poll(() => document.body.textContent, { message: name }).toMatch(/made in [\d.]+ ms/);
      await expect.poll(() => marks().length, { message: name }).toBe(0);
      copied.length = 0;
      saved.length = 0;

      await page.getByRole("button", { name: "More actions" }).click();
      await page.getByRole("menuitem", { name: "Bring back my input" }).click();
      await run();
      await expect.poll(() => drawn.has(tool.id) || marks().length > 0, { message: name }).toBe(true);
      expect(page.getByText("From before your last change").elements().length).toBe(marks().length);
      const earlier = drawn.has(tool.id) ? [] : marks();
      const left = {
        waysOut: earlier.flatMap(waysOut).map((button) => button.textContent),
        verdicts: earlier.flatMap(verdicts),
      };
      expect({ name, ...left }).toEqual({ name, waysOut: [], verdicts: [] });
      await userEvent.keyboard("{Control>}{Shift>}c{/Shift}{/Control}{Control>}s{/Control}");
      const result = page.getByRole("region", { name: "Result", exact: true }).element();
      for (const button of waysOut(result)) button.click();
      expect({ name, copied: drawn.has(tool.id) ? [] : copied, saved }).toEqual({ name, copied: [], saved: [] });
      await screen.unmount();
      localStorage.clear();
    }
  },
  90_000,
);
