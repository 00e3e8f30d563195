import { type FileOutput, runTool } from "@toolbox/core";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { type Host, HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import { browserPorts } from "../../ports/index.ts";
import FaviconMaker from "./page.tsx";
import "../../style.css";

const expectToast = (title: string) => expect.element(page.getByText(title, { exact: true })).toBeInTheDocument();

async function open(overrides: Partial<Host> = {}) {
  const saves: { names: string[]; files: readonly FileOutput[]; gapMs: number | undefined }[] = [];
  const fake = fakeHost({
    run: (tool, input, context) => runTool(tool, input, browserPorts, context),
    sink: {
      async save(files, options) {
        saves.push({ names: files.map(({ name }) => name), files, gapMs: options?.gapMs });
        return files.map((file) => file.name);
      },
    },
    ...overrides,
  });
  await render(
    <MemoryRouter>
      <HostContext value={fake.host}>
        <FaviconMaker />
        <Toaster />
      </HostContext>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole("button", { name: "Download favicon.ico" })).toBeInTheDocument();
  return { ...fake, saves };
}

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

describe("text", () => {
  it("is cut to three characters as it is typed", async () => {
    await open();
    const text = page.getByRole("textbox", { name: "Text", exact: true });
    await text.fill("Toolbox");
    await expect.element(text).toHaveValue("Too");
    await text.fill("👩🏽‍💻👨‍👩‍👧‍👦🚀🚀");
    await expect.element(text).toHaveValue("👩🏽‍💻👨‍👩‍👧‍👦🚀");
  });
  it("becomes an emoji at a click", async () => {
    await open();
    await page.getByRole("button", { name: "rocket" }).click();
    await expect.element(page.getByRole("textbox", { name: "Text", exact: true })).toHaveValue("🚀");
    await expect.element(page.getByRole("img", { name: "The icon: 🚀" })).toBeInTheDocument();
  });
  it("that is missing is said under the field", async () => {
    await open();
    await page.getByRole("textbox", { name: "Text", exact: true }).fill("");
    await expect.element(page.getByText("Type one to three letters or an emoji, or choose a logo.")).toBeVisible();
  });
});

it("a color that is none is kept as typed, counts as black and says so", async () => {
  const { saves } = await open();
  const color = page.getByRole("textbox", { name: "Background color", exact: true }).first();
  await color.fill("#zzz");
  await expect.element(page.getByText(/not a valid hex color .* Black is used/)).toBeVisible();
  await page.getByRole("button", { name: "Download favicon.svg" }).click();
  await expect.poll(() => saves.length).toBe(1);
  const [svg] = (saves[0]?.files ?? []).flatMap((file) => (file.kind === "text" ? [file.text] : []));
  expect(svg).toContain("#000000");
  await expect.element(color).toHaveValue("#zzz");
});

describe("downloads", () => {
  it("saves all files 300 ms apart", async () => {
    const { saves } = await open();
    await page.getByRole("button", { name: "Download all" }).first().click();
    await expectToast("All Downloads Complete");
    expect(saves).toMatchObject([{ gapMs: 300 }]);
    expect(saves[0]?.names).toEqual(
      expect.arrayContaining(["favicon-16x16.png", "favicon-512x512.png", "favicon.svg"]),
    );
  });
  it("says Manifest Downloaded after the manifest", async () => {
    const { saves } = await open();
    await page.getByRole("button", { name: "Download manifest" }).click();
    await expectToast("Manifest Downloaded");
    expect(saves.map(({ names }) => names)).toEqual([["manifest.webmanifest"]]);
  });
  it("packs everything into one ZIP", async () => {
    const { saves } = await open();
    await page.getByRole("button", { name: "Download ZIP" }).click();
    await expectToast("Download Complete");
    expect(saves.map(({ names }) => names)).toEqual([["favicon.zip"]]);
  });
  it("says so when a file cannot be saved", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await open({ sink: { save: async () => Promise.reject(new Error("disk full")) } });
    await page.getByRole("button", { name: "Download favicon-16x16.png" }).click();
    await expectToast("Download Failed");
    await expectToast("Failed to generate favicon");
  });
});

it("a logo that is dropped takes the text's place; one that is none is refused in words", async () => {
  await open();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1z"/></svg>';
  const picker = () => document.querySelector<HTMLElement>("input[type=file]") ?? document.body;
  await userEvent.upload(picker(), new File([svg], "mark.svg", { type: "image/svg+xml" }));
  await expect.element(page.getByRole("img", { name: "The icon: mark.svg" })).toBeInTheDocument();
  await userEvent.upload(picker(), new File(["x"], "a.txt", { type: "text/plain" }));
  await expectToast("Invalid File Type");
});
