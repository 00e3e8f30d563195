import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeHost } from "../../kit/host/fake-host.ts";
import { HostContext } from "../../kit/host/host.ts";
import { Toaster } from "../../kit/toast/toaster.tsx";
import TailwindUtilities from "./page.tsx";

async function open(address = "/tailwind-utilities") {
  const { host, copied, saved } = fakeHost();
  await render(
    <MemoryRouter initialEntries={[address]}>
      <HostContext value={host}>
        <TailwindUtilities />
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

describe("the page", () => {
  it("has the four tabs in their order, and opens the one of the address", async () => {
    await open("/tailwind-utilities?tool=tailwind-config");
    const names = ["Class Optimizer", "Responsive Helper", "Color Extractor", "Config Generator"];
    await expect.element(tab("Config Generator")).toHaveAttribute("aria-selected", "true");
    expect(
      page
        .getByRole("tab")
        .elements()
        .slice(0, 4)
        .map((element) => element.textContent),
    ).toEqual(names);
    await expect.element(result().getByText("theme.css").first()).toBeVisible();
  });
});

describe("Color Extractor", () => {
  it("shows swatches to copy, and what it did not read", async () => {
    const { copied } = await open("/tailwind-utilities?tool=color-extractor");
    await userEvent.fill(
      page.getByRole("textbox", { name: "Tailwind Config" }),
      "module.exports = { theme: { colors: { brand: { 500: '#3b82f6' }, gray: colors.gray } } }",
    );
    await page.getByRole("button", { name: "Extract Colors" }).first().click();
    await result().getByRole("button", { name: "Copy #3b82f6, brand-500" }).click();
    expect(copied).toEqual(["#3b82f6"]);
    await expect.element(result().getByText("line 1, its value is defined elsewhere: colors.gray")).toBeVisible();
  });

  it("says Invalid Config in a toast and under the field", async () => {
    await open("/tailwind-utilities?tool=color-extractor");
    await userEvent.fill(page.getByRole("textbox", { name: "Tailwind Config" }), "hello");
    await page.getByRole("button", { name: "Extract Colors" }).first().click();
    await expect.element(page.getByText("Invalid Config")).toBeVisible();
    await expect.element(page.getByText("Please enter a valid Tailwind config.").first()).toBeVisible();
  });
});

describe("Responsive Helper", () => {
  it("marks what applies at the width, and warns of a repetition", async () => {
    await open("/tailwind-utilities?tool=responsive");
    const rows = result().getByLabelText("Breakpoints");
    await expect.element(rows.getByText("md:p-6, in effect")).toBeInTheDocument();
    await expect.element(rows.getByText("p-4, overridden")).toBeInTheDocument();
    await expect.element(rows.getByText("xl:p-8, not yet")).toBeInTheDocument();
    await userEvent.fill(page.getByRole("textbox", { name: "md" }), "p-4");
    await expect.element(result().getByText("md:p-4 changes nothing: p-4 applies there already.")).toBeVisible();
  });
});
