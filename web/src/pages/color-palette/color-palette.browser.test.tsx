import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import ColorPalette from "./page.tsx";

async function open(address = "/color-palette") {
  const { host, copied, saved } = fakeHost();
  await render(
    <MemoryRouter initialEntries={[address]}>
      <HostContext value={host}>
        <ColorPalette />
        <Toaster />
      </HostContext>
    </MemoryRouter>,
  );
  return { copied, saved };
}

const button = (name: string) => page.getByRole("button", { name }).first();
const bands = () => page.getByRole("list", { name: "Colors" }).getByRole("button", { name: /^Copy / });
const colors = () =>
  bands()
    .elements()
    .map((element) => /#\w{6}/.exec(element.getAttribute("aria-label") ?? "")?.[0]);
const analogous = ["#3bf6af", "#3bdff6", "#3b82f6", "#523bf6", "#af3bf6"];

beforeEach(async () => {
  await page.viewport(1280, 900);
  localStorage.clear();
  history.replaceState(null, "", location.pathname);
});

describe("the palette", () => {
  it("is empty until Generate, and cannot be exported before", async () => {
    const { saved } = await open();
    await expect.element(page.getByText("Press Generate to see a palette here.")).toBeVisible();
    await button("Export").click();
    await expect.element(page.getByText("No Colors")).toBeVisible();
    await expect.element(page.getByRole("alert").getByText("Generate a color palette first.")).toBeVisible();
    expect(saved).toEqual([]);
    await button("Generate").click();
    await expect.element(bands().first()).toBeVisible();
    expect(colors()).toEqual(analogous);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await button("Export").click();
    await expect.element(page.getByText("Config Exported")).toBeVisible();
    expect(saved).toEqual(["palette.css"]);
  });

  it("follows the base and the type at once, and exports what is in sight", async () => {
    const { saved } = await open();
    await button("Generate").click();
    await userEvent.fill(page.getByRole("textbox", { name: "Base color", exact: true }), "#f00");
    await page.getByRole("radio", { name: "Triadic" }).click({ force: true });
    await expect.poll(colors).toEqual(["#ff0000", "#ff6666", "#00ff00", "#66ff66", "#0000ff", "#6666ff"]);
    await page.getByRole("combobox", { name: "Format" }).selectOptions("theme");
    await button("Export").click();
    await expect.poll(() => saved).toEqual(["theme.css"]);
  });

  it("takes black for what is not a valid color, and says so", async () => {
    await open();
    await button("Generate").click();
    await userEvent.fill(page.getByRole("textbox", { name: "Base color", exact: true }), "reddish");
    await page.getByRole("radio", { name: "Monochromatic" }).click({ force: true });
    await expect.element(page.getByText("Black is used.", { exact: false })).toBeVisible();
    await expect.poll(colors).toEqual(["#0d0d0d", "#0d0d0d", "#0d0d0d", "#262626", "#4d4d4d"]);
  });

  it("rolls at the space bar, keeps what a digit locked, and goes back", async () => {
    await open();
    await button("Generate").click();
    await expect.element(bands().first()).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("3");
    await expect.element(button("Lock accent")).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard(" ");
    await expect.poll(colors).not.toEqual(analogous);
    expect(colors()[2]).toBe("#3b82f6");
    await button("Previous").click();
    await expect.poll(colors).toEqual(analogous);
  });

  it.each([390, 1280])("a lock lies above the band it stands in, %i px wide", async (width) => {
    await page.viewport(width, 800);
    await open();
    await button("Generate").click();
    const lock = button("Lock accent");
    await expect.element(lock).toBeInTheDocument();
    lock.element().scrollIntoView({ block: "center" });
    const { left, top, width: across, height } = lock.element().getBoundingClientRect();
    const found = document.elementFromPoint(left + across / 2, top + height / 2);
    expect(lock.element().contains(found)).toBe(true);
  });

  it("leaves Space to a button that shows its focus", async () => {
    const { copied } = await open();
    await button("Generate").click();
    await expect.element(bands().first()).toBeVisible();
    (bands().first().element() as HTMLElement).focus();
    // A key press is what makes the focus visible.
    await userEvent.keyboard("{Shift}");
    await userEvent.keyboard(" ");
    await expect.poll(() => copied).toEqual(["#3bf6af"]);
    expect(colors()).toEqual(analogous);
  });

  it("copies a color by a click, in the notation at hand", async () => {
    const { copied } = await open();
    await button("Generate").click();
    await page
      .getByRole("radiogroup", { name: "Notation" })
      .getByRole("radio", { name: "OKLCH" })
      .click({ force: true });
    await button("Copy oklch(62.3% 0.188 259.8), accent").click();
    expect(copied).toEqual(["oklch(62.3% 0.188 259.8)"]);
  });

  it("comes back with the palette of the last visit", async () => {
    localStorage.setItem(
      "toolbox-tool-palette",
      JSON.stringify({ version: 1, input: { base: "#ff0000", type: "tetradic" } }),
    );
    await open();
    await expect.element(bands().first()).toBeVisible();
    expect(colors()).toEqual(["#ff0000", "#80ff00", "#00ffff", "#8000ff"]);
  });

  it("says which part of a link is not a valid lock", async () => {
    localStorage.setItem("toolbox-tool-palette", JSON.stringify({ version: 1, input: { locks: ["1 red"] } }));
    await open();
    await expect
      .element(page.getByText('"1 red" is not a valid lock, so it is not used.', { exact: false }))
      .toBeVisible();
    await button("Unlock all").click();
    await expect.element(page.getByText("is not a valid lock", { exact: false })).not.toBeInTheDocument();
  });

  it("shows which pairs can be read, and who would take two colors for one", async () => {
    await open();
    await button("Generate").click();
    await page.getByRole("tab", { name: "Contrast" }).click();
    await expect.element(page.getByText("7 of 21 pairs reach AA for text.")).toBeVisible();
    await page.getByRole("tab", { name: "Color vision" }).click();
    await expect
      .element(page.getByRole("region", { name: "Protanopia" }))
      .toHaveTextContent("Alike: neutral and base.");
  });
});

describe("the font pairs", () => {
  it("start with Elegant, and change with the choice", async () => {
    const { saved } = await open("/color-palette?tool=font-pairs");
    await expect.element(page.getByRole("heading", { name: "Playfair Display and Lora" })).toBeVisible();
    await page.getByRole("radio", { name: "Contemporary" }).click({ force: true });
    await expect.element(page.getByRole("heading", { name: "Sora and DM Sans" })).toBeVisible();
    const headline = page.getByRole("heading", { name: "The ferry that learned to wait" }).element();
    expect(getComputedStyle(headline).fontFamily).toContain("Toolbox Pair Sora");
    await expect.poll(() => document.fonts.check('700 20px "Toolbox Pair Sora"')).toBe(true);
    await page.getByRole("radio", { name: "Install" }).click({ force: true });
    await expect.element(button("Download install.sh")).toBeVisible();
    await button("Download install.sh").click();
    await expect.element(page.getByText("Config Exported")).toBeVisible();
    expect(saved).toEqual(["install.sh"]);
  });
});
