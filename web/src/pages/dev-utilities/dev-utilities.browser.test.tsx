import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import DevUtilities from "./page.tsx";

async function open(address = "/dev-utilities") {
  const { host, copied, saved } = fakeHost();
  await render(
    <MemoryRouter initialEntries={[address]}>
      <HostContext value={host}>
        <DevUtilities />
        <Toaster />
      </HostContext>
    </MemoryRouter>,
  );
  return { copied, saved };
}

const result = () => page.getByRole("region", { name: "Result" });
const tab = (name: string) => page.getByRole("tab", { name });

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
});

describe("the utilities page", () => {
  it("starts with Generators and a fresh UUID", async () => {
    await open();
    await expect.element(page.getByRole("heading", { name: "Developer Utilities" })).toBeVisible();
    await expect.element(tab("Generators")).toHaveAttribute("aria-selected", "true");
    await expect.element(result().getByRole("definition")).toHaveTextContent(/^[\da-f]{8}-[\da-f]{4}-4/);
  });

  it("generates again at the button and by the keyboard, and copies one value", async () => {
    const { copied } = await open();
    const value = result().getByRole("definition");
    await expect.element(value).toBeVisible();
    const first = value.element().textContent ?? "";
    await page.getByRole("button", { name: "Generate" }).first().click();
    await expect.element(value).not.toHaveTextContent(first);
    const second = value.element().textContent ?? "";
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(value).not.toHaveTextContent(second);
    const third = value.element().textContent ?? "";
    await result()
      .getByRole("button", { name: `Copy ${third}` })
      .click();
    expect(copied).toEqual([third]);
  });

  it("shows at most 200 rows and copies all", async () => {
    const { copied } = await open();
    await userEvent.fill(page.getByLabelText("Count"), "300");
    await userEvent.tab();
    await expect.element(result().getByText("And 100 more. Copy and download take all of them.")).toBeVisible();
    await page.getByRole("button", { name: "Copy all" }).click();
    expect(String(copied[0]).split("\n")).toHaveLength(300);
  });

  it("opens the tool of the address", async () => {
    await open("/dev-utilities?tool=uuid");
    await userEvent.fill(page.getByRole("textbox", { name: "An identifier you have" }), "01ARZ3NDEKTSV4RRFFQ69G5FAV");
    await expect.element(result().getByText("2016-07-30T23:54:10.259Z")).toBeVisible();
    await userEvent.fill(page.getByRole("textbox", { name: "An identifier you have" }), "01ARZ");
    await expect.element(page.getByText("This is not a valid UUID, ULID or NanoID")).toBeVisible();
  });

  it("makes slugs as one types, each to copy by itself", async () => {
    const { copied } = await open();
    await page.getByText("Slug", { exact: true }).click();
    await userEvent.fill(page.getByRole("textbox", { name: "Text" }), "Crème Brûlée\nSecond line");
    await expect.element(result().getByText("creme-brulee")).toBeVisible();
    await result().getByRole("button", { name: "Copy second-line" }).click();
    expect(copied).toEqual(["second-line"]);
  });

  it("makes a password, says its strength, and keeps none of it", async () => {
    await open("/dev-utilities?tool=password");
    const value = result().getByRole("definition").first();
    await expect.element(value).toHaveTextContent(/^\S{16}$/);
    await expect.element(result().getByText("97 bits, strong")).toBeVisible();
    await page.getByRole("checkbox", { name: "Without 0 O 1 l I" }).click();
    await expect.element(result().getByText("95 bits, strong")).toBeVisible();
    const shown = value.element().textContent ?? "";
    expect(JSON.stringify({ ...localStorage })).not.toContain(shown);
    expect(location.href).not.toContain(shown);
  });

  it("goes to another tab, and decodes what is pasted there", async () => {
    await open();
    await tab("Converters").click();
    await expect.element(tab("Converters")).toHaveAttribute("aria-selected", "true");
    await page.getByText("Decode", { exact: true }).click();
    await userEvent.fill(page.getByRole("textbox", { name: "Text" }), "R3LDvMOfZSDwn5GL");
    await expect.element(result().getByText("Grüße 👋")).toBeVisible();
    await userEvent.fill(page.getByRole("textbox", { name: "Text" }), "R3LD!");
    await expect.element(page.getByText('Invalid Base64 string. "!" in line 1, column 5')).toBeVisible();
  });

  it("never keeps the key of a hash", async () => {
    await open("/dev-utilities?tool=hash");
    await userEvent.fill(page.getByRole("textbox", { name: "Text", exact: true }), "kept text");
    await userEvent.fill(page.getByLabelText("HMAC key"), "s3cret-key");
    await expect.element(result().getByText("HMAC SHA-256").first()).toBeVisible();
    const stored = JSON.stringify({ ...localStorage });
    expect(stored).toContain("kept text");
    expect(stored).not.toContain("s3cret-key");
    expect(location.href).not.toContain("s3cret-key");
  });

  it("says whether an address is valid, and what looks like a slip", async () => {
    await open("/dev-utilities?tool=email");
    await expect.element(tab("Validators")).toHaveAttribute("aria-selected", "true");
    await userEvent.fill(page.getByRole("textbox", { name: "Email" }), "ada@gmial.com");
    await expect.element(result().getByText("Valid email address", { exact: true })).toBeVisible();
    await expect.element(result().getByText("Did you mean gmail.com?")).toBeVisible();
    await userEvent.fill(page.getByRole("textbox", { name: "Email" }), "ada");
    await expect.element(result().getByText("Invalid email address")).toBeVisible();
  });

  it("has the color tools under Colors, from the product's blue", async () => {
    const { copied, saved } = await open();
    await tab("Colors").click();
    await expect.element(result().getByText("hsl(217.2, 91.2%, 59.8%)")).toBeVisible();
    await result().getByRole("button", { name: "Copy RGB" }).click();
    expect(copied).toEqual(["rgb(59, 130, 246)"]);
    await page.getByText("Contrast", { exact: true }).click();
    await expect.element(result().getByText("3.67:1").first()).toBeVisible();
    await userEvent.fill(page.getByRole("textbox", { name: "Text color", exact: true }), "#000");
    await expect.element(result().getByText("AAA").first()).toBeVisible();
    await page.getByText("Palette", { exact: true }).click();
    await page.getByRole("button", { name: "Export CSS" }).click();
    await expect.element(page.getByText("Config Exported")).toBeVisible();
    expect(saved).toEqual(["palette.css"]);
    await page.getByText("Color Scale", { exact: true }).click();
    await expect.element(result().getByRole("button", { name: "Copy #3b82f6, 500" })).toBeVisible();
    expect(
      result()
        .getByRole("button", { name: /^Copy #/ })
        .elements(),
    ).toHaveLength(10);
  });

  it("takes black for what is not a valid color, and says so under the field", async () => {
    await open("/dev-utilities?tool=color");
    await userEvent.fill(page.getByRole("textbox", { name: "Color", exact: true }), "bluish");
    await expect.element(page.getByRole("alert")).toHaveTextContent("Black is used.");
    await expect.element(result().getByText("rgb(0, 0, 0)")).toBeVisible();
    await userEvent.fill(page.getByRole("textbox", { name: "Color", exact: true }), "tomato");
    await expect.element(result().getByText("rgb(255, 99, 71)")).toBeVisible();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  it("moves a color by hue, saturation and lightness, and keeps the hue of a gray", async () => {
    await open("/dev-utilities?tool=color");
    const slider = (name: string) => page.getByRole("slider", { name });
    await userEvent.fill(page.getByRole("textbox", { name: "Color", exact: true }), "#ff0000");
    (slider("Hue").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(result().getByText("hsl(1, 100%, 50%)")).toBeVisible();
    (slider("Saturation").element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}");
    await expect.element(result().getByText("#808080").first()).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect.element(result().getByText("hsl(1, 100%, 50%)")).toBeVisible();
  });

  it("takes the nearest color that passes, and swaps the two", async () => {
    await open("/dev-utilities?tool=contrast");
    await page.getByRole("button", { name: "Use #2b72e5 for AA", exact: true }).click();
    await expect.element(result().getByText("AA", { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: "Swap" }).click();
    const field = (name: string) => page.getByRole("textbox", { name, exact: true });
    await expect.element(field("Text color")).toHaveValue("#ffffff");
    await expect.element(field("Background")).toHaveValue("#2b72e5");
  });

  it("has a quick palette among the generators", async () => {
    await open("/dev-utilities?tool=quick-palette");
    await expect.element(tab("Generators")).toHaveAttribute("aria-selected", "true");
    await expect.element(result().getByRole("button", { name: "Copy #f6af3b, complement" })).toBeVisible();
  });
});
