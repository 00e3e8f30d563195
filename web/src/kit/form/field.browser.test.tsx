import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Field } from "./field.tsx";
import { Segments } from "../inputs/segments.tsx";
import { TextInput } from "../inputs/text-input.tsx";

describe("a field", () => {
  it("names its control and describes it by error and hint", async () => {
    await render(
      <Field label="Version" hint="As in package.json." error="Use three numbers, like 1.4.0.">
        <TextInput defaultValue="v2" />
      </Field>,
    );
    const input = page.getByRole("textbox", { name: "Version" });
    await expect.element(input).toBeInvalid();
    await expect.element(input).toHaveAccessibleDescription("Use three numbers, like 1.4.0. As in package.json.");
    await expect.element(page.getByRole("alert")).toHaveTextContent("Use three numbers, like 1.4.0.");
  });

  it("without an error is not invalid and has no alert", async () => {
    await render(
      <Field label="Version">
        <TextInput />
      </Field>,
    );
    await expect.element(page.getByRole("textbox", { name: "Version" })).not.toHaveAttribute("aria-invalid");
    expect(page.getByRole("alert").elements()).toEqual([]);
  });

  it("names a group", async () => {
    await render(
      <Field label="Bump" group hint="Which part grows.">
        <Segments value="a" options={[{ value: "a", label: "Patch" }]} onValue={() => {}} />
      </Field>,
    );
    await expect
      .element(page.getByRole("radiogroup", { name: "Bump" }))
      .toHaveAccessibleDescription("Which part grows.");
  });
});

describe("the counter", () => {
  it.each([
    ["", 60, "0/60", "plain", ""],
    ["x".repeat(53), 60, "53/60", "plain", ""],
    ["x".repeat(54), 60, "54/60", "near", "Almost at the limit."],
    ["x".repeat(60), 60, "60/60", "near", "Almost at the limit."],
    ["x".repeat(61), 60, "61/60", "over", "Over the limit."],
    // One family, one flag, one letter with its accent: three characters as a reader counts.
    ["👨‍👩‍👧🇫🇷é", 10, "3/10", "plain", ""],
  ])("of %j against %i reads %s", async (text, max, words, fill, status) => {
    const screen = await render(
      <Field label="Title" limit={{ text, max }}>
        <TextInput value={text} readOnly />
      </Field>,
    );
    const counter = screen.container.querySelector("[data-fill]");
    expect(counter?.textContent).toBe(words);
    expect(counter?.getAttribute("data-fill")).toBe(fill);
    expect(screen.container.querySelector("output")?.textContent).toBe(status);
  });
});
