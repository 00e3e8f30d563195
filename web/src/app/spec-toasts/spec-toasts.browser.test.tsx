import { ToolError } from "@toolbox/core";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { type Host, HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import { runToolInBrowser } from "../../ports/worker/run-tool-in-browser.ts";
import { brokenWorkers } from "../../ports/worker/broken-workers.test-entry.ts";
import { part1 } from "./part-1.test-rows.ts";
import { part2 } from "./part-2.test-rows.ts";
import type { Input, ToastHost } from "./toast-row.test-row.ts";
import { fileOfRoute, pageFiles } from "../page-files.ts";
import { renderApp } from "../render-app.tsx";

/* Every toast that the specification names: what is pressed, and what it then says. */

const refuse = async (): Promise<never> => {
  throw new ToolError("save", "The disk is full.");
};
const noClipboard = async (): Promise<never> => {
  throw new ToolError("clipboard", "The clipboard is not allowed.");
};
const { blocked, endless, killed } = brokenWorkers;
const hosts = {
  "cannot run": {
    run: async () => ({ ok: false, reason: "failed", issues: [{ message: "This browser gives no canvas." }] }),
  },
  "loads no worker": { run: (tool, raw, context) => blocked(tool.id, raw, context, { timeoutMs: 60_000 }) },
  "loses its worker": { run: (tool, raw, context) => killed(tool.id, raw, context, { timeoutMs: 60_000 }) },
  "has no time": { run: (tool, raw, context) => endless(tool.id, raw, context, { ...tool.worker, timeoutMs: 1 }) },
  "cannot save": { sink: { save: refuse } },
  "has no clipboard": { clipboard: { writeText: noClipboard, writePng: noClipboard } },
} as const satisfies Readonly<Record<ToastHost, Partial<Host>>>;

const rows = [...part1, ...part2];

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';
const files: Readonly<Record<string, () => File>> = {
  "a.txt": () => new File(["a"], "a.txt", { type: "text/plain" }),
  "large.png": () => new File([new Uint8Array(2 * 1024 * 1024 + 1)], "large.png", { type: "image/png" }),
  "dot.svg": () => new File([svg], "dot.svg", { type: "image/svg+xml" }),
};

async function act(step: string) {
  const [, kind, name = step] = /^(see|tab|keys|key|file): (.+)$/.exec(step) ?? [];
  if (kind === "file") {
    const input = page
      .getByRole("region")
      .last()
      .element()
      .ownerDocument.querySelector<HTMLInputElement>("input[type=file]");
    return userEvent.upload(input as HTMLInputElement, files[name]?.() as File);
  }
  if (kind === "keys") return userEvent.type(page.getByRole("textbox", { name: "Text" }).first(), name);
  // Waits until it is there.
  if (kind === "see") return page.getByRole("button", { name }).first().hover();
  if (kind === "tab") return page.getByRole("tab", { name }).click();
  const result = page.getByRole("region", { name: "Result", exact: true });
  // A copy button that is called after what it copies.
  if (kind === "key") return result.getByRole("button", { name: /^Copy/ }).first().click();
  return page.getByRole("button", { name, exact: true }).first().click();
}

const readStored = (tool: string) => {
  const kept = JSON.parse(localStorage.getItem(`toolbox-tool-${tool}`) ?? "null") as { input: Input } | null;
  return kept?.input;
};
const toast = () => [...document.querySelectorAll(".toast p")].map((line) => line.textContent);

beforeEach(async () => {
  await page.viewport(1440, 900);
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(globalThis, "reportError").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

it.each(rows.map((row) => [row.on, row.press.join(", ") || "nothing", row.host ?? "works", row.says[0], row] as const))(
  "%s, pressed %s where the browser %s: %s",
  async (_on, _press, _host, _title, { says: [title, description], on, holds = {}, press, host }) => {
    for (const [tool, input] of Object.entries(holds))
      localStorage.setItem(`toolbox-tool-${tool}`, JSON.stringify({ version: 1, input }));
    const fake = fakeHost({ run: runToolInBrowser, ...(host && hosts[host]) });
    const [route = ""] = on.split("?");
    const Page = (await pageFiles[fileOfRoute(route)]?.())?.default;
    if (!Page) throw new Error(`${route} has no page.`);
    await render(
      <MemoryRouter initialEntries={[on]}>
        <HostContext value={fake.host}>
          <Page />
          <Toaster />
        </HostContext>
      </MemoryRouter>,
    );
    for (const step of press) await act(step);
    const shown = toast;
    const isSaid = (words: string | null | undefined) =>
      description === undefined ||
      (description instanceof RegExp ? description.test(words ?? "") : description === words);
    await expect.poll(() => [shown()[0], isSaid(shown()[1]) || shown()[1]]).toEqual([title, true]);
    // Where a worker is at fault the input is kept, and another try is at hand; nobody speaks of a bug.
    const again = () => page.getByRole("button", { name: /^(Try again|Generate PDF)$/ }).elements().length;
    const hasWorker = host?.includes("worker") || host === "has no time";
    await expect.poll(() => !hasWorker || again() > 0).toBe(true);
    expect(page.getByText(/bug in Toolbox/).elements()).toEqual([]);
    const kept = Object.keys(holds).map((tool) => readStored(tool));
    expect({ kept }).toMatchObject(hasWorker ? { kept: Object.values(holds) } : {});
  },
  30_000,
);

const refusal = async () => ({ data: {}, error: { message: "Invalid login credentials", code: "x", status: 400 } });

it.each([
  ["Sign In Error", "Sign In", { signInWithPassword: refusal }],
  ["Sign Up Error", "Sign Up", { signUp: refusal }],
])("/auth, refused: %s with the provider's message", async (title, tab, auth) => {
  const { screen } = await renderApp("/auth", { auth });
  await screen.getByRole("tab", { name: tab }).click();
  await screen.getByLabelText("Email").fill("amara@fieldnote.dev");
  await screen.getByLabelText("Password", { exact: true }).fill("secret-42");
  await screen.getByRole("button", { name: tab === "Sign In" ? "Sign In" : "Create Account" }).click();
  await expect.poll(() => toast()[0]).toBe(title);
});
