import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import ChangelogGenerator from "./page.tsx";

async function open() {
  const { host, copied, saved } = fakeHost();
  await render(
    <HostContext value={host}>
      <ChangelogGenerator />
      <Toaster />
    </HostContext>,
  );
  return { copied, saved };
}

const entry = (number: number) => page.getByRole("textbox", { name: `Entry ${number}`, exact: true });
const version = () => page.getByRole("textbox", { name: "Current Version" });
const generate = () => page.getByRole("button", { name: "Generate Changelog" }).first();

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
});

describe("the changelog page", () => {
  it("starts with the defaults and says what to do", async () => {
    await open();
    await expect.element(page.getByRole("textbox", { name: "Project Name" })).toHaveValue("My Project");
    await expect.element(version()).toHaveValue("1.0.0");
    await expect.element(page.getByRole("radio", { name: "Minor" })).toBeChecked();
    await expect.element(page.getByRole("checkbox", { name: "Mark as Unreleased" })).not.toBeChecked();
    await expect
      .element(page.getByRole("heading", { name: "Configure your project and add changes to generate a changelog." }))
      .toBeVisible();
    await expect.element(page.getByRole("button", { name: "Remove Entry 1" })).not.toBeInTheDocument();
  });

  it("names the kind of each entry as it is typed", async () => {
    await open();
    await userEvent.fill(entry(1), "Fix address parsing");
    await expect.element(page.getByRole("form").getByText("Fixed", { exact: true })).toBeVisible();
    await userEvent.fill(entry(1), "Address book");
    await expect.element(page.getByRole("form").getByText("Changed", { exact: true })).toBeVisible();
  });

  it.each([
    ["1.0.0", "Patch", "1.0.1"],
    ["1.0.0", "Minor", "1.1.0"],
    ["v1.2.3", "Major", "2.0.0"],
  ])("shows the next version: %s by %s is %s", async (current, bump, next) => {
    await open();
    await userEvent.fill(version(), current);
    await page.getByText(bump, { exact: true }).click();
    await expect.element(page.getByLabelText(`Next version: ${next}`)).toBeVisible();
  });

  it("generates, copies and saves both forms in the product's words", async () => {
    const { copied, saved } = await open();
    await userEvent.fill(entry(1), "Add paging");
    await page.getByRole("button", { name: "Add Entry" }).click();
    await userEvent.fill(entry(2), "Fix a crash");
    await generate().click();
    await expect
      .element(page.getByText("Your changelog has been generated in both Markdown and JSON formats."))
      .toBeVisible();
    await expect.element(page.getByText("Keep a Changelog Format")).toBeVisible();
    await page.getByRole("button", { name: "Copy Markdown" }).click();
    await expect.element(page.getByText("Markdown changelog copied to clipboard.")).toBeVisible();
    expect(copied[0]).toMatch(/## \[1\.1\.0\] - [\d-]+\n\n### Added\n\n- Add paging\n\n### Fixed\n\n- Fix a crash\n$/);
    await page.getByRole("button", { name: "CHANGELOG.md" }).click();
    await expect.element(page.getByText("Changelog downloaded as MD.")).toBeVisible();
    await page.getByRole("tab", { name: "JSON" }).click();
    await expect.element(page.getByText("Structured Data")).toBeVisible();
    await page.getByRole("button", { name: "Copy JSON" }).click();
    await expect.element(page.getByText("JSON changelog copied to clipboard.")).toBeVisible();
    expect(JSON.parse(copied[1] as string)).toMatchObject({ version: "1.1.0", type: "minor", unreleased: false });
    await page.getByRole("button", { name: "CHANGELOG.json" }).click();
    await expect.element(page.getByText("Changelog downloaded as JSON.")).toBeVisible();
    expect(saved).toEqual(["CHANGELOG.md", "CHANGELOG.json"]);
  });

  it("asks for an entry, in a toast and under the list", async () => {
    await open();
    await generate().click();
    await expect.poll(() => page.getByText("Please add at least one change entry.").elements().length).toBe(2);
    await expect.element(page.getByText("Error", { exact: true })).toBeVisible();
  });

  it("asks for a version, and keeps the result that was there", async () => {
    await open();
    await userEvent.fill(entry(1), "Add paging");
    await generate().click();
    await expect.element(page.getByRole("tab", { name: "Markdown" })).toBeVisible();
    await userEvent.fill(version(), "1.x");
    await generate().click();
    await expect.element(page.getByText(/^Current Version must be three numbers/)).toBeVisible();
    await expect.element(version()).toHaveFocus();
    await expect.element(page.getByRole("button", { name: "Copy Markdown" })).toBeVisible();
  });

  it("makes the changelog of a pasted log", async () => {
    const { copied } = await open();
    await page.getByText("Git log", { exact: true }).click();
    await expect.element(entry(1)).not.toBeInTheDocument();
    await generate().click();
    await expect.element(page.getByRole("form").getByText(/^Paste the output of git log/)).toBeVisible();
    await userEvent.fill(
      page.getByRole("textbox", { name: "Git log" }),
      "1a2b3c4 feat(api): paging\n2b3c4d5 docs: x\n3c4d5e6 (tag: v1.0.0) fix: a crash",
    );
    await expect.element(page.getByText("3 commits")).toBeVisible();
    await generate().click();
    await page.getByRole("button", { name: "Copy Markdown" }).click();
    expect(copied[0]).toMatch(/## \[1\.1\.0\] - [\d-]+\n\n### Added\n\n- \*\*api:\*\* paging\n\n## \[1\.0\.0\]/);
    await page.getByText("Entries", { exact: true }).click();
    await expect.element(entry(1)).toBeVisible();
  });

  it("puts the changes into a file that is there", async () => {
    const { copied } = await open();
    await userEvent.fill(entry(1), "Add paging");
    const existing = page.getByRole("textbox", { name: "Existing CHANGELOG.md" });
    await expect.element(existing).not.toBeInTheDocument();
    await page.getByText("Merge into a File").click();
    await userEvent.fill(existing, "words");
    await generate().click();
    await expect.element(page.getByText(/^This is not a changelog/)).toBeVisible();
    const text = "# Changelog\n\n## [Unreleased]\n\n### Fixed\n\n- By hand\n";
    const file = new File([text], "CHANGELOG.md", { type: "text/markdown" });
    await userEvent.upload(page.getByRole("form").element().querySelector("input[type=file]") as Element, file);
    await expect.element(existing).toHaveValue(text);
    await generate().click();
    await page.getByRole("button", { name: "Copy Markdown" }).click();
    expect(copied[0]).toMatch(
      /## \[Unreleased\]\n\n## \[1\.1\.0\] - [\d-]+\n\n### Added\n\n- Add paging\n\n### Fixed\n\n- By hand\n$/,
    );
  });

  it("describes the formats", async () => {
    await open();
    const formats = page.getByRole("region", { name: "Changelog Formats" });
    for (const name of ["Keep a Changelog", "GitHub Style", "Angular Style"])
      await expect.element(formats.getByText(name, { exact: true })).toBeVisible();
  });
});
