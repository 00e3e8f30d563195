import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import MetaTags from "./page.tsx";

async function open(address = "/meta-tags") {
  const { host, copied, saved } = fakeHost();
  await render(
    <MemoryRouter initialEntries={[address]}>
      <HostContext value={host}>
        <MetaTags />
        <Toaster />
      </HostContext>
    </MemoryRouter>,
  );
  return { copied, saved };
}

const title = () => page.getByRole("textbox", { name: "Page title" });
const description = () => page.getByRole("textbox", { name: "Meta description" });
const tab = (name: string) => page.getByRole("tab", { name });
const generate = () => page.getByRole("button", { name: "Generate Meta Tags" }).first();
const form = () => page.getByRole("form", { name: "Input" });

beforeEach(async () => {
  await page.viewport(1440, 900);
  localStorage.clear();
});

describe("the meta tags page", () => {
  it("has three tabs and starts with the first", async () => {
    await open();
    for (const name of ["Basic Info", "Social Media", "Preview & Export"])
      await expect.element(tab(name)).toBeVisible();
    await expect.element(tab("Basic Info")).toHaveAttribute("aria-selected", "true");
    await expect.element(form().getByText("0/60", { exact: true })).toBeVisible();
    await expect.element(form().getByText("0/160", { exact: true })).toBeVisible();
  });

  it("checks and scores every edit", async () => {
    await open();
    const checks = page.getByRole("region", { name: "Validation" });
    await userEvent.fill(title(), "x".repeat(61));
    await expect.element(checks.getByText("Title should be between 1-60 characters.")).toBeVisible();
    await expect.element(checks.getByText("Description should be between 1-160 characters.")).toBeVisible();
    await expect.element(form().getByText("Title should be between 1-60 characters.")).toBeVisible();
    await userEvent.fill(page.getByRole("textbox", { name: "Keywords" }), "a,b,c,d,e,f,g,h,i,j,k");
    await expect.element(checks.getByText("Keywords should not exceed 10 items.")).toBeVisible();
    const score = page.getByRole("region", { name: "SEO score" });
    await expect.element(score.getByText("0/3")).toBeVisible();
    await userEvent.fill(title(), "A title");
    await userEvent.fill(description(), "A description");
    await userEvent.fill(page.getByRole("textbox", { name: "Keywords" }), "a, b");
    await expect.element(checks.getByText("All validations passed")).toBeVisible();
    await expect.element(score.getByText("3/3")).toBeVisible();
  });

  it("cuts the cards as the networks do", async () => {
    await open();
    await userEvent.fill(title(), "t".repeat(75));
    for (const [name, kept] of [
      ["Facebook", 65],
      ["Twitter", 70],
      ["LinkedIn", 60],
    ] as const)
      await expect
        .element(page.getByRole("article", { name }).getByText(`${"t".repeat(kept)}…`, { exact: true }))
        .toBeVisible();
    await expect.element(page.getByRole("article", { name: "Discord" }).getByText("t".repeat(75))).toBeVisible();
    await expect.element(page.getByText("1200 × 675, 70/200")).toBeVisible();
  });

  it("refuses with a toast, goes to the fault, and says it on the first tab too", async () => {
    await open();
    await userEvent.fill(title(), "A title");
    await userEvent.fill(description(), "A description");
    await tab("Social Media").click();
    await userEvent.fill(page.getByRole("textbox", { name: "Image URL" }), "/share.png");
    await tab("Basic Info").click();
    await expect.element(form().getByText("Image URL should be absolute.")).toBeVisible();
    await generate().click();
    await expect.element(page.getByText("Please fix the validation errors before generating tags.")).toBeVisible();
    await expect.element(tab("Social Media")).toHaveAttribute("aria-selected", "true");
    await expect.element(page.getByRole("textbox", { name: "Image URL" })).toHaveFocus();
    await expect.element(page.getByRole("button", { name: "Copy Tags" })).toBeDisabled();
  });

  it("generates, copies and saves in the product's words", async () => {
    const { copied, saved } = await open();
    await userEvent.fill(title(), "</title><script>alert(1)</script>");
    await userEvent.fill(description(), "A description");
    await generate().click();
    await expect.element(page.getByText("Meta Tags Generated")).toBeVisible();
    await expect.element(tab("Preview & Export")).toHaveAttribute("aria-selected", "true");
    await page.getByRole("button", { name: "Copy Tags" }).click();
    await expect.element(page.getByText("Meta Tags Copied")).toBeVisible();
    expect(copied[0]).toContain("<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>");
    await page.getByRole("button", { name: "meta-tags.html" }).click();
    await expect.element(page.getByText("Downloaded!")).toBeVisible();
    expect(saved).toEqual(["meta-tags.html"]);
    await page.getByText("Next.js", { exact: true }).click();
    await generate().click();
    await expect.element(page.getByRole("button", { name: "metadata.ts" })).toBeVisible();
  });

  it("asks for what a card cannot do without", async () => {
    await open();
    await tab("Social Media").click();
    await page.getByRole("combobox", { name: "Twitter card type" }).selectOptions("player");
    await expect.element(page.getByRole("textbox", { name: "Player URL" })).toBeVisible();
    await page.getByRole("combobox", { name: "Twitter card type" }).selectOptions("app");
    await expect.element(page.getByRole("textbox", { name: "App Store number, iPhone" })).toBeVisible();
    await page.getByRole("combobox", { name: "Content type" }).selectOptions("article");
    await expect.element(page.getByRole("textbox", { name: "Published" })).toBeVisible();
  });

  it("checks a pasted page and fills in the form from it", async () => {
    await open();
    await page.getByRole("button", { name: "Check an existing page" }).click();
    await userEvent.fill(
      page.getByRole("textbox", { name: "HTML of the page" }),
      '<title>Old &amp; good</title>\n<meta property="og:image" content="/a.png"><img src=x onerror="window.isHacked=true">',
    );
    const findings = page.getByRole("list", { name: "Findings" });
    await expect
      .element(findings.getByText('og:image "/a.png" is not absolute. Start it with https://.'))
      .toBeVisible();
    await page.getByRole("button", { name: "Fill in the form from this page" }).click();
    await expect.element(title()).toHaveValue("Old & good");
    expect("isHacked" in window).toBe(false);
  });

  it("reads the folder of a built site, and says what to choose when no page is in it", async () => {
    await open("/meta-tags?tool=meta-check");
    const button = page.getByRole("button", { name: "Check the folder of a built site" });
    await expect.element(button).toBeVisible();
    chooseFolder(button.element(), [["dist/logo.txt", "text/plain", "x"]]);
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent('There is no HTML file in the folder "dist". Choose the one the build writes.');
    const head = '<html lang="en"><meta charset="utf-8"><meta name="viewport" content="x"><title>Same</title>';
    chooseFolder(button.element(), [
      ["dist/index.html", "text/html", head],
      ["dist/a/index.html", "text/html", `${head}<meta name="robots" content="noindex">`],
      ["dist/b.html", "text/html", head],
    ]);
    const findings = page.getByRole("list", { name: "Findings of the site" });
    await expect
      .element(findings.getByText('The title "Same" is also that of index.html. In dist/b.html:1'))
      .toBeVisible();
    await expect.element(page.getByRole("button", { name: "Download meta-check.json" })).toBeVisible();
    expect(page.getByRole("alert").query()).toBeNull();
  });

  it("opens the check at once for an address that names it", async () => {
    await open("/meta-tags?tool=meta-check");
    await expect.element(page.getByRole("textbox", { name: "HTML of the page" })).toBeVisible();
  });
});

/** What a browser does once its dialog gave a folder. */
function chooseFolder(button: Element, files: readonly (readonly [path: string, type: string, content: string])[]) {
  const input = button.parentElement?.querySelector("input");
  const list = files.map(([path, type, content]) =>
    Object.defineProperty(new File([content], path.split("/").at(-1) ?? "", { type }), "webkitRelativePath", {
      value: path,
    }),
  );
  if (!input) throw new Error("There is no file dialog.");
  Object.defineProperty(input, "files", { value: list, configurable: true });
  Object.defineProperty(input, "value", { value: "", writable: true, configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
