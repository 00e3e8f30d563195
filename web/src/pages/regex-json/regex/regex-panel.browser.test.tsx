import { presets } from "@toolbox/core/tools/regex/presets.ts";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../../kit/host/fake-host.ts";
import { HostContext } from "../../../kit/host/host.ts";
import { Toaster } from "../../../kit/toast/toaster.tsx";
import { runToolInBrowser } from "../../../ports/worker/run-tool-in-browser.ts";
import RegexJson from "../page.tsx";

async function open(overrides: Parameters<typeof fakeHost>[0] = {}) {
  const { host, copied, saved } = fakeHost(overrides);
  await render(
    <MemoryRouter initialEntries={["/regex-json"]}>
      <HostContext value={host}>
        <RegexJson />
        <Toaster />
      </HostContext>
    </MemoryRouter>,
  );
  return { copied, saved };
}

const pattern = () => page.getByRole("textbox", { name: "Pattern" });
const text = () => page.getByRole("textbox", { name: "Test string" });
const result = () => page.getByRole("region", { name: "Result" }).last();
const marked = () => Array.from(document.querySelectorAll(".cm-match, .cm-other-match"), (mark) => mark.textContent);

beforeEach(async () => {
  await page.viewport(1280, 900);
  localStorage.clear();
});

describe("the regex tester", () => {
  it("is the first tab and starts with the flag g", async () => {
    await open();
    await expect.element(page.getByRole("tab", { name: "Regex Tester" })).toHaveAttribute("aria-selected", "true");
    await expect.element(page.getByRole("checkbox", { name: "g, global" })).toBeChecked();
    await expect.element(page.getByRole("checkbox", { name: "i, ignore case" })).not.toBeChecked();
  });

  it("marks matches as one types, and lists them on Test", async () => {
    const { copied } = await open();
    await userEvent.fill(pattern(), "(?<word>[a-z]+)1");
    await userEvent.fill(text(), "one1 two2 three1");
    await expect.poll(marked).toEqual(["one1", "three1"]);
    expect(page.getByRole("table").elements()).toHaveLength(0);
    await page.getByRole("button", { name: "Test", exact: true }).first().click();
    await expect.element(page.getByRole("columnheader", { name: "1 word" })).toBeVisible();
    await expect.element(page.getByRole("row", { name: "2 10–16 three1 three" })).toBeVisible();
    await page.getByRole("button", { name: "Copy result.json" }).click();
    expect(JSON.parse(String(copied[0]))).toMatchObject({ isValid: true, test: true, matches: ["one1", "three1"] });
  });

  it("marks matches without length, and astral characters whole", async () => {
    await open();
    await userEvent.fill(pattern(), "(?=b)|😀");
    await page.getByRole("checkbox", { name: "u, unicode: code" }).click();
    await userEvent.fill(text(), "a😀b");
    await expect.poll(marked).toEqual(["😀", ""]);
  });

  it.each(presets.map(({ label, pattern: source }) => [label, source] as const))(
    "has the preset %s, which leaves the flags alone",
    async (label, source) => {
      await open();
      await page.getByRole("checkbox", { name: "i, ignore case" }).click();
      const flags = () => page.getByRole("checkbox", { checked: true }).elements().length;
      const before = flags();
      await page.getByRole("button", { name: label, exact: true }).click();
      await expect.element(pattern()).toHaveValue(source);
      expect(flags()).toBe(before);
    },
  );

  it("says what is wrong with a pattern under it, at once and in a toast on Test", async () => {
    await open();
    await userEvent.fill(pattern(), "a(b");
    const words = "Invalid regular expression: /a(b/g: Unterminated group, at character 3.";
    await expect.element(page.getByText(words)).toBeVisible();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(page.getByText("Invalid regex", { exact: true })).toBeVisible();
    await expect.element(pattern()).toHaveFocus();
  });

  it("replaces, and explains in words", async () => {
    await open();
    await userEvent.fill(pattern(), "(a)(b)");
    await userEvent.fill(text(), "ab");
    await expect.element(page.getByText("group 2")).toBeVisible();
    await page.getByText("Replace", { exact: true }).click();
    await userEvent.fill(page.getByRole("textbox", { name: "Replacement" }), "$2$1");
    await page.getByRole("button", { name: "Test", exact: true }).first().click();
    await expect.element(result().getByText("ba", { exact: true })).toBeVisible();
  });

  it("says of no good result that its pattern was stopped: a slow moment ends one run and not the other", async () => {
    let isSlow = true;
    const { host } = fakeHost();
    const message = "The pattern was stopped for a test.";
    // The run as one types is stopped, that of Test is not.
    const run: typeof host.run = (tool, input, context) =>
      isSlow && input["pattern"] === "e1"
        ? Promise.resolve({ ok: false, reason: "failed", issues: [{ message }] })
        : host.run(tool, input, context);
    await open({ run });
    await userEvent.fill(text(), "one1");
    await userEvent.fill(pattern(), "e1");
    await expect.element(page.getByText(message)).toBeVisible();
    isSlow = false;
    await page.getByRole("button", { name: "Test", exact: true }).first().click();
    await expect.element(result().getByRole("table").first()).toBeVisible();
    await expect.poll(() => page.getByText(message).elements()).toEqual([]);
  });

  it("stops a pattern that explodes within a second while the page goes on", async () => {
    await open({ run: runToolInBrowser });
    // The worker is warm after its first run.
    await userEvent.fill(text(), `${"a".repeat(30)}!`);
    await userEvent.fill(pattern(), "a");
    await expect.poll(marked).toHaveLength(30);
    const start = performance.now();
    let last = start;
    let longest = 0;
    const ticks = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    await userEvent.fill(pattern(), "^(a+)+$");
    await expect.element(page.getByText("can explode: (a+)+")).toBeVisible();
    await expect.element(page.getByText("The pattern was stopped")).toBeVisible();
    expect(performance.now() - start).toBeLessThan(5000);
    clearInterval(ticks);
    expect(longest).toBeLessThan(1000);
    await userEvent.fill(pattern(), "a!");
    await expect.poll(marked).toEqual(["a!"]);
  });
});
