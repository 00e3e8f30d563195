import { type FileOutput, runTool } from "@toolbox/core";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { type Host, HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import { browserPorts } from "../../ports/index.ts";
import MockupGenerator from "./page.tsx";
import "../../style.css";

const expectToast = (title: string) =>
  expect.element(page.getByText(title, { exact: true }).first()).toBeInTheDocument();
const press = (name: string) => page.getByRole("button", { name }).first().click();

async function open(overrides: Partial<Host> = {}) {
  const saved: FileOutput[] = [];
  const fake = fakeHost({
    run: (tool, input, context) => runTool(tool, input, browserPorts, context),
    sink: {
      async save(files) {
        saved.push(...files);
        return files.map((file) => file.name);
      },
    },
    ...overrides,
  });
  await render(
    <MemoryRouter>
      <HostContext value={fake.host}>
        <MockupGenerator />
        <Toaster />
      </HostContext>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole("img", { name: /^Preview/ })).toBeInTheDocument();
  return { ...fake, saved };
}

async function screenshot(): Promise<File> {
  const surface = browserPorts.canvas.surface(320, 200);
  surface.pen.fillStyle = "#ff0000";
  surface.pen.fillRect(0, 0, 320, 200);
  return new File([(await surface.encode("image/png")) as BlobPart], "shot.png", { type: "image/png" });
}

async function upload(file: File): Promise<void> {
  await userEvent.upload(document.querySelector<HTMLElement>("input[type=file]") ?? document.body, file);
}

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

describe("without an image", () => {
  it("shows a sample and says No Image Selected, in a toast and under the field", async () => {
    await open();
    await expect.element(page.getByText("Sample screen", { exact: true })).toBeVisible();
    await press("Generate Mockup");
    await expectToast("No Image Selected");
    await expect.element(page.getByText("Please select an image to create a mockup.").first()).toBeVisible();
  });
  it("a download says so too and saves nothing", async () => {
    const { saved } = await open();
    await press("Download mockup-macbook-pro.png");
    await expectToast("No Image Selected");
    expect(saved).toEqual([]);
  });
});

describe("with an image", () => {
  it("generates, and saves the file of the product's name and size", async () => {
    const { saved } = await open();
    await upload(await screenshot());
    await expect.element(page.getByRole("img", { name: "Preview: shot.png, MacBook Pro" })).toBeInTheDocument();
    await press("Generate Mockup");
    await expectToast("Mockup Generated");
    await press("Download mockup-macbook-pro.png");
    await expect.poll(() => saved).toMatchObject([{ name: "mockup-macbook-pro.png", width: 1400, height: 950 }]);
  });
  it("copies the image", async () => {
    const { copied } = await open();
    await upload(await screenshot());
    await press("Copy image");
    await expect.poll(() => copied.length, { timeout: 10_000 }).toBe(1);
  });
  it("that cannot be opened is told under the field at once, and the sample is shown", async () => {
    await open();
    await upload(await screenshot());
    await expect.element(page.getByRole("img", { name: "Preview: shot.png, MacBook Pro" })).toBeInTheDocument();
    const heic = "\0\0\0\x18ftypheic\0\0\0\0mif1heic";
    await upload(new File([heic], "photo.png", { type: "image/png" }));
    await expect.element(page.getByText(/^photo\.png: The file is a HEIC photo/)).toBeVisible();
    await expect.element(page.getByText("Sample screen", { exact: true })).toBeVisible();
    await upload(await screenshot());
    await expect.element(page.getByRole("img", { name: "Preview: shot.png, MacBook Pro" })).toBeInTheDocument();
    expect(document.body.textContent).not.toContain("HEIC");
  });
  it("an SVG that would never be drawn does not hold up the page", async () => {
    await open();
    const groups = Array.from(
      { length: 24 },
      (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g id="g0"><path d="M0 0h9v9z"/></g>${groups.join("")}</svg>`;
    await upload(new File([svg], "bomb.svg", { type: "image/svg+xml" }));
    await expect.element(page.getByText(/^bomb\.svg: The SVG cannot be used/)).toBeVisible();
  });
  it("takes one that is pasted", async () => {
    await open();
    const data = new DataTransfer();
    data.items.add(await screenshot());
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    await expect.element(page.getByRole("img", { name: "Preview: shot.png, MacBook Pro" })).toBeInTheDocument();
  });
  it("says so when the mockup cannot be made", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await open({ sink: { save: async () => Promise.reject(new Error("disk full")) } });
    await upload(await screenshot());
    await press("Download mockup-macbook-pro.png");
    await expectToast("Failed to generate mockup. Please try again.");
  });
});

it("a file that is not an image is refused in words, and the sample stays", async () => {
  await open();
  await upload(new File(["x"], "a.txt", { type: "text/plain" }));
  await expectToast("Invalid File Type");
  await upload(new File(["words"], "a.png", { type: "image/png" }));
  await press("Generate Mockup");
  await expectToast("File not used");
  await expect.element(page.getByText(/^a\.png: The file could not be read as an image/).first()).toBeVisible();
  await expect.element(page.getByRole("img", { name: /^Preview/ })).toBeInTheDocument();
});
