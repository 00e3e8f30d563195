import { catalog, type CatalogEntry } from "@toolbox/core";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { type Host, HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import { runToolInBrowser } from "../../ports/worker/run-tool-in-browser.ts";
import { fileOfRoute, pageFiles } from "../page-files.ts";
import { brokenWorkers } from "../../ports/worker/broken-workers.test-entry.ts";

/* Every tool that runs in a worker, on its page: whatever becomes of the worker, nobody speaks of a bug, and the next
 * press makes what was asked for of the input that was kept. */

beforeEach(async () => {
  await page.viewport(1440, 900);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

/** Tools that their page runs another way, and where that is tested. */
const elsewhere: Readonly<Record<string, string>> = {
  regex: "its budget is told beside the pattern: regex-panel.browser.test",
  "markdown-blog": "a second button of the page of markdown-pdf, which this test presses: spec-toasts.browser.test",
  workspace: "the page reads a plan itself and asks a worker only where the cards lie",
};

const rows = (catalog as readonly CatalogEntry[]).filter(
  ({ id, worker }) => worker !== undefined && !(id in elsewhere),
);

it.each(rows.map((entry) => [entry.id, entry] as const))(
  "%s: a worker that is blocked, has no time or is killed is told, and the next run goes well",
  async (id, { route, worker }) => {
    let run: Host["run"] = runToolInBrowser;
    const fake = fakeHost({ run: (tool, raw, context) => run(tool, raw, context) });
    const Page = (await pageFiles[fileOfRoute(route)]?.())?.default;
    if (!Page) throw new Error(`${route} has no page.`);
    await render(
      <MemoryRouter initialEntries={[`${route}?tool=${id}`]}>
        <HostContext value={fake.host}>
          <Page />
          <Toaster />
        </HostContext>
      </MemoryRouter>,
    );
    await expect.element(page.getByRole("button", { name: /^Examples?$/ }).first()).toBeVisible();
    const failures = [
      ["blocked", "A part of Toolbox did not load"],
      ["endless", worker?.timeoutMessage?.slice(0, 20) ?? "and was stopped"],
      ["killed", "A part of Toolbox did not load"],
    ] as const;
    const press = async () => {
      const again = page.getByRole("button", { name: "Try again" });
      // A page that follows its input has no key for a run.
      if (again.elements().length > 0) await again.first().click();
      else await userEvent.keyboard("{Control>}{Enter}{/Control}");
    };
    for (const [fault, words] of failures) {
      run = (tool, raw, context) => brokenWorkers[fault](tool.id, raw, context, { ...tool.worker, timeoutMs: 1 });
      if (fault === "blocked") await userEvent.keyboard("{Control>}e{/Control}");
      await press();
      await expect.poll(() => document.body.textContent).toContain(words);
      expect(document.body.textContent).not.toContain("bug in Toolbox");
    }
    run = runToolInBrowser;
    await press();
    await expect.poll(() => document.body.textContent).not.toMatch(/did not load|was stopped/);
  },
  60_000,
);
