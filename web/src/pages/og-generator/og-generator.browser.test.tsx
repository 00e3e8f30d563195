import { type FileOutput, type Output, runTool } from "@toolbox/core";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { type Host, HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import { browserPorts } from "../../ports/index.ts";
import OgGenerator from "./page.tsx";
import "../../style.css";

interface Saved {
  readonly files: readonly Pick<FileOutput, "name">[];
  readonly gapMs: number | undefined;
}

const names = ["og-image-1200x630.png", "og-image-1200x600.png", "og-image-1024x512.png"];
const toast = (title: string) => expect.element(page.getByText(title, { exact: true })).toBeInTheDocument();

async function open(overrides: Partial<Host> = {}) {
  const saves: Saved[] = [];
  const fake = fakeHost({
    run: (tool, input, context) => runTool(tool, input, browserPorts, context),
    sink: {
      async save(files, options) {
        saves.push({ files, gapMs: options?.gapMs });
        return files.map((file) => file.name);
      },
    },
    ...overrides,
  });
  await render(
    <MemoryRouter>
      <HostContext value={fake.host}>
        <OgGenerator />
        <Toaster />
      </HostContext>
    </MemoryRouter>,
  );
  // the live run has made its files once a card shows a size
  await expect.element(page.getByRole("list", { name: "Sizes" })).toHaveTextContent(/1024 × 512 · \S+ [KM]B/);
  return { ...fake, saves };
}

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});
afterEach(() => vi.restoreAllMocks());

describe("downloads", () => {
  it("saves one size under its name", async () => {
    const { saves } = await open();
    await page.getByRole("button", { name: `Download ${names[2]}` }).click();
    await toast("Download Complete");
    expect(saves.map(({ files }) => files.map(({ name }) => name))).toEqual([[names[2]]]);
  });
  it("saves all sizes 500 ms apart", async () => {
    const { saves } = await open();
    await page.getByRole("button", { name: "Download all" }).first().click();
    await toast("All Downloads Complete");
    expect(saves).toMatchObject([{ gapMs: 500, files: names.map((name) => ({ name })) }]);
  });
  it("saves everything as one ZIP", async () => {
    const { saves } = await open();
    await page.getByRole("button", { name: "Download ZIP" }).click();
    await toast("Download Complete");
    expect(saves).toMatchObject([{ files: [{ name: "og-images.zip" }] }]);
  });
  it("copies the tags and the image", async () => {
    const { copied } = await open();
    await page.getByRole("button", { name: "Copy meta tags" }).click();
    await toast("Meta Tags Copied");
    await page.getByRole("button", { name: "Copy image", exact: true }).click();
    await expect.poll(() => copied.length, { timeout: 10_000 }).toBe(2);
    expect(copied[0]).toContain('content="https://example.com/og-image-1200x630.png"');
    expect(Array.from((copied[1] as Uint8Array).subarray(1, 4))).toEqual([..."PNG"].map((char) => char.charCodeAt(0)));
  });
  it("asks the clipboard within the press, before the image is made", async () => {
    const given: unknown[] = [];
    const writePng = async (bytes: Uint8Array | Promise<Uint8Array>) => void given.push(bytes);
    await open({ clipboard: { writeText: async () => {}, writePng } });
    await page.getByRole("radio", { name: "Minimal" }).click();
    (page.getByRole("button", { name: "Copy image", exact: true }).element() as HTMLElement).click();
    expect(given).toEqual([expect.any(Promise)]);
  });
  it.each([
    [`Download ${names[0]}`, "Failed to generate OG image"],
    ["Download all", "Failed to download all formats"],
  ])("%s says when saving fails", async (button, words) => {
    vi.spyOn(console, "error").mockReturnValue();
    const save = async () => {
      throw new Error("disk full");
    };
    await open({ sink: { save } });
    await page.getByRole("button", { name: button }).first().click();
    await toast("Download Failed");
    await expect.element(page.getByText(words, { exact: true })).toBeInTheDocument();
  });
  it("saves what the form says now, not what was made before", async () => {
    const outputs: (readonly Output[])[] = [];
    const { saves } = await open({
      async run(tool, input, context) {
        const run = await runTool(tool, input, browserPorts, context);
        if (run.ok) outputs.push(run.outputs);
        return run;
      },
    });
    await page.getByRole("radio", { name: "Minimal" }).click();
    await page.getByRole("button", { name: `Download ${names[0]}` }).click();
    await expect.poll(() => saves.length, { timeout: 10_000 }).toBe(1);
    expect(outputs.length).toBeGreaterThan(1);
    expect(outputs[0]).not.toContain(saves[0]?.files[0]);
  });
});

describe("the files", () => {
  it("are of the chosen format, and the tags name them; the clipboard still gets a PNG", async () => {
    const { saves, copied } = await open();
    await page.getByText("Files", { exact: true }).click();
    await page.getByRole("radio", { name: "JPEG" }).click();
    await page.getByRole("checkbox", { name: /1200 × 600/ }).click();
    await expect.element(page.getByRole("button", { name: "Download og-image-1200x630.jpg" })).toBeVisible();
    await expect.element(page.getByRole("list", { name: "Sizes" })).toHaveTextContent(/1024 × 512 · \S+ [KM]B/);
    await page.getByRole("button", { name: "Download all" }).first().click();
    await expect.poll(() => saves.length, { timeout: 10_000 }).toBe(1);
    expect(saves[0]?.files.map(({ name }) => name)).toEqual(["og-image-1200x630.jpg", "og-image-1024x512.jpg"]);
    await page.getByRole("button", { name: "Copy meta tags" }).click();
    await page.getByRole("button", { name: "Copy image", exact: true }).click();
    await expect.poll(() => copied.length, { timeout: 10_000 }).toBe(2);
    expect(copied[0]).toContain("og-image-1200x630.jpg");
    expect(String.fromCharCode(...(copied[1] as Uint8Array).subarray(1, 4))).toBe("PNG");
  });
  it("ask for a size when none is chosen", async () => {
    await open();
    await page.getByText("Files", { exact: true }).click();
    for (const name of [/1200 × 630/, /1200 × 600/, /1024 × 512/]) await page.getByRole("checkbox", { name }).click();
    await page.getByRole("button", { name: "Download all" }).first().click();
    await expect.element(page.getByText("Choose at least one size.")).toBeInTheDocument();
  });
});

describe("colors and fonts", () => {
  it("shows the user's colors at once, and says when the title is hard to read", async () => {
    await open();
    await page.getByRole("switch", { name: "Own colors" }).click();
    await page.getByRole("textbox", { name: "Background", exact: true }).fill("#ffffff");
    await page.getByRole("textbox", { name: "Background to", exact: true }).fill("#eeeeee");
    await expect.element(page.getByText(/The title has a contrast of 1\.00:1 with the background/)).toBeInTheDocument();
    await expect.poll(() => corner()).toEqual([255, 255, 255, 255]);
  });
  it("asks for a font only when the words need one", async () => {
    await open();
    await expect.element(page.getByText("Font for other scripts")).not.toBeInTheDocument();
    await page.getByLabelText("Title").fill("한국어 제목");
    await expect.element(page.getByText("Font for other scripts")).toBeInTheDocument();
  });
});

/** The first pixel of the preview. */
function corner(): number[] {
  const canvas = page.getByRole("img", { name: /^Preview/ }).element() as HTMLCanvasElement;
  return Array.from(canvas.getContext("2d")?.getImageData(0, 0, 1, 1).data ?? []);
}

describe("what cannot be made", () => {
  it("keeps a title that is too long, counts it and refuses to save", async () => {
    const { saves } = await open();
    await page.getByLabelText("Title").fill("x".repeat(61));
    await expect.element(page.getByText("61/60")).toBeInTheDocument();
    await page.getByRole("button", { name: "Download all" }).first().click();
    await expect.element(page.getByText("Title has 61 characters; at most 60 fit.")).toBeInTheDocument();
    await expect.element(page.getByLabelText("Title")).toHaveFocus();
    await expect.element(page.getByLabelText("Title")).toHaveValue("x".repeat(61));
    expect(saves).toEqual([]);
  });
  it.each([
    [
      new File(["x"], "cv.pdf", { type: "application/pdf" }),
      "Invalid File Type",
      "Please upload an image file (PNG, JPG, or SVG)",
    ],
    [
      new File([new Uint8Array(2 * 1024 * 1024 + 1)], "big.png", { type: "image/png" }),
      "File Too Large",
      "Please upload an image smaller than 2MB",
    ],
  ])("refuses a logo: %s", async (file, title, words) => {
    await open();
    paste(file);
    await toast(title);
    await expect.element(page.getByText(words).first()).toBeInTheDocument();
  });
  it("goes on without a logo that is not an image, and says so", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const { saves } = await open();
    paste(new File(["no image"], "broken.png", { type: "image/png" }));
    await expect.element(page.getByText(/The logo is left out\. broken\.png: /)).toBeInTheDocument();
    await page.getByRole("button", { name: "Download all" }).first().click();
    await expect.poll(() => saves.length, { timeout: 10_000 }).toBe(1);
  });
});

describe("emoji", () => {
  it("is chosen from five, taken away by a second click", async () => {
    await open();
    const lock = page.getByRole("button", { name: "lock" });
    await lock.click();
    await expect.element(lock).toHaveAttribute("aria-pressed", "true");
    await lock.click();
    await expect.element(lock).toHaveAttribute("aria-pressed", "false");
  });
  it("is found by what it means, with the keyboard alone", async () => {
    await open();
    await page.getByRole("button", { name: "More emoji" }).click();
    await expect.element(page.getByRole("searchbox", { name: "Search" })).toHaveFocus();
    await userEvent.keyboard("postgres");
    // the list of the whole word: those of its beginnings are drawn anew with each letter
    const found = page.getByRole("list", { name: "Found for postgres" });
    const elephant = found.getByRole("button", { name: "elephant" });
    await expect.element(elephant).toBeInTheDocument();
    elephant.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: "your emoji" })).toHaveAttribute("aria-pressed", "true");
  });
  it("is taken by Enter in the search where it is the only hit", async () => {
    await open();
    await page.getByRole("button", { name: "More emoji" }).click();
    await page.getByRole("searchbox", { name: "Search" }).fill("elephant");
    await expect.element(page.getByRole("list", { name: "Found for elephant" })).toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: "your emoji" })).toHaveAttribute("aria-pressed", "true");
  });
  it("takes one that is pasted, also with a skin tone", async () => {
    await open();
    await page.getByRole("button", { name: "More emoji" }).click();
    await page.getByRole("searchbox", { name: "Search" }).fill("👩🏽‍💻");
    await page.getByRole("button", { name: "the emoji you typed" }).click();
    await expect.element(page.getByRole("button", { name: "your emoji" })).toHaveAttribute("aria-pressed", "true");
  });
});

it("draws the picture at once and names it by the title", async () => {
  await open();
  await page.getByLabelText("Title").fill("Seen");
  const canvas = page.getByRole("img", { name: "Preview: Seen" });
  await expect.element(canvas).toBeInTheDocument();
  const { width, height } = canvas.element() as HTMLCanvasElement;
  expect(width / height).toBeCloseTo(1200 / 630, 1);
});

it("draws every letter before the second frame after it", async () => {
  await open();
  const title = page.getByLabelText("Title").element() as HTMLInputElement;
  const frames: number[] = [];
  for (const letter of ["a", "b", "c", "d", "e"]) {
    const before = picture();
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    setter?.call(title, title.value + letter);
    title.dispatchEvent(new InputEvent("input", { bubbles: true }));
    let count = 0;
    while (picture() === before && count < 20) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      count++;
    }
    frames.push(count);
  }
  expect(Math.max(...frames)).toBeLessThanOrEqual(2);
});

/** The preview as a text to compare. */
function picture(): string {
  return (page.getByRole("img", { name: /^Preview/ }).element() as HTMLCanvasElement).toDataURL();
}

/** Pastes a file somewhere on the page. */
function paste(file: File): void {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}
