import { Star } from "lucide-react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

it("is named by its words alone and tells its keys", async () => {
  await render(
    <Button variant="primary" keys="mod+enter">
      Generate
    </Button>,
  );
  const button = page.getByRole("button", { name: "Generate", exact: true });
  await expect.element(button).toHaveAttribute("aria-keyshortcuts", expect.stringMatching(/^(Control|Meta)\+Enter$/));
});

it("while busy shows the busy label, keeps focus and submits nothing, not even by Enter", async () => {
  const submit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} busyLabel="Saving...">
        Save
      </Button>
    </form>
  );
  const screen = await render(form(false));
  await page.getByRole("button", { name: "Save" }).click();
  expect(submit).toHaveBeenCalledTimes(1);
  await screen.rerender(form(true));
  const button = page.getByRole("button", { name: "Saving..." });
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.type(page.getByRole("textbox"), "x{Enter}");
  expect(submit).toHaveBeenCalledTimes(1);
});

it("an icon button is named by its label and says whether it is pressed", async () => {
  await render(<IconButton icon={Star} label="Add to favorites" pressed={false} />);
  const button = page.getByRole("button", { name: "Add to favorites", pressed: false });
  await expect.element(button).toHaveAttribute("data-tip", "Add to favorites");
});
