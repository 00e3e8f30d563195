import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import ReadmeGenerator from "./page.tsx";

async function open() {
  const { host, copied, saved } = fakeHost();
  await render(
    <MemoryRouter>
      <HostContext value={host}>
        <ReadmeGenerator />
        <Toaster />
      </HostContext>
    </MemoryRouter>,
  );
  return { copied, saved };
}

const box = (name: string) => page.getByRole("textbox", { name, exact: true });
const generate = () => page.getByRole("button", { name: "Generate README" }).first();
const give = (name: string, text: string) =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement,
    new File([text], name, { type: name.endsWith(".json") ? "application/json" : "text/markdown" }),
  );

beforeEach(() => localStorage.clear());

describe("the page", () => {
  it("writes the README, says so, and gives it as a file and to the clipboard", async () => {
    const { copied, saved } = await open();
    await userEvent.fill(box("Project Name"), "Inkwell");
    await generate().click();
    await expect.element(page.getByText("README Generated")).toBeInTheDocument();
    await page
      .getByRole("button", { name: /^Copy README|^Copy$/ })
      .first()
      .click();
    expect(copied[0]).toMatch(/^# Inkwell\n/);
    await page
      .getByRole("button", { name: /^Download/ })
      .first()
      .click();
    expect(saved).toEqual(["README.md"]);
  });

  it("takes its fields from a package.json", async () => {
    await open();
    await give("package.json", '{ "name": "quill", "version": "3.1.0", "license": "ISC", "author": "Ada <a@b.c>" }');
    await expect.element(page.getByText("Filled in")).toBeInTheDocument();
    await expect.element(box("Project Name")).toHaveValue("quill");
    await expect.element(box("License")).toHaveValue("ISC");
    await expect.element(box("Author")).toHaveValue("Ada");
  });

  it("says what is wrong with a file, and changes nothing", async () => {
    await open();
    const before = (box("Project Name").element() as HTMLInputElement).value;
    await give("package.json", "{ name: ");
    await expect.element(page.getByText("File not used")).toBeInTheDocument();
    await expect.element(box("Project Name")).toHaveValue(before);
  });

  it("keeps the words of a README that is given, its sections moved by keys", async () => {
    const { copied } = await open();
    await give("README.md", "# Old\n\nMade of *ink*.\n\n## Usage\n\nPour the ink.\n\n## Thanks\n\nTo all.\n");
    await expect.element(page.getByText("Sections taken over")).toBeInTheDocument();
    await box("Section 1").click();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await generate().click();
    await page
      .getByRole("button", { name: /^Copy README|^Copy$/ })
      .first()
      .click();
    const text = String(copied[0]);
    expect(text.startsWith("# Old\n\nMade of *ink*.\n\n## Thanks")).toBe(true);
    expect(text.indexOf("## Thanks\n\nTo all.")).toBeGreaterThan(0);
    expect(text.indexOf("## Usage\n\nPour the ink.")).toBeGreaterThan(text.indexOf("## Thanks"));
  });
});
