import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../elements/button.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu } from "./menu.tsx";
import { tip } from "./tip.ts";
import { TooltipHost } from "./tooltip-host.tsx";

it("a dialog takes the focus, closes by Escape and gives the focus back", async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog open={open} onOpen={setOpen} title="Revoke token" description="It stops working at once.">
          <button type="button">Revoke</button>
        </Dialog>
      </>
    );
  }
  await render(<Page />);
  await page.getByRole("button", { name: "Open" }).click();
  const dialog = page.getByRole("dialog", { name: "Revoke token" });
  await expect.element(dialog).toHaveAccessibleDescription("It stops working at once.");
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
});

it("a dialog opened by keyboard closes by one Escape, though its buttons have tooltips", async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <TooltipHost />
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog open={open} onOpen={setOpen} title="All shortcuts">
          <p>Keys that work on this page.</p>
        </Dialog>
      </>
    );
  }
  await render(<Page />);
  (page.getByRole("button", { name: "Open" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const dialog = page.getByRole("dialog", { name: "All shortcuts" });
  await expect.element(dialog).toHaveFocus();
  await expect.element(page.getByRole("tooltip")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

it("a menu opens at its button, also in an element that holds what is fixed", async () => {
  await render(
    <div style={{ contentVisibility: "auto", margin: "120px 0 0 260px", width: 120 }}>
      <Menu
        align="start"
        items={[{ label: "Open", onSelect: () => {} }]}
        renderTrigger={(props) => <Button {...props}>Actions</Button>}
      />
    </div>,
  );
  const button = page.getByRole("button", { name: "Actions" });
  const at = button.element().getBoundingClientRect();
  await button.click();
  await expect.element(page.getByRole("menu")).toBeVisible();
  const opened = page.getByRole("menu").element().getBoundingClientRect();
  expect(Math.abs(opened.left - at.left)).toBeLessThan(3);
  expect(Math.abs(opened.top - at.bottom)).toBeLessThan(8);
});

it("a menu opens by the arrow key, moves, chooses, and gives the focus back", async () => {
  const chosen = vi.fn<(theme: string) => void>();
  const items = ["Light", "Dark", "System"].map((label) => ({
    label,
    checked: label === "Light",
    onSelect: () => chosen(label),
  }));
  await render(<Menu items={items} renderTrigger={(props) => <Button {...props}>Theme</Button>} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("menu")).toBeInTheDocument();
  await expect.element(page.getByRole("menuitemradio", { name: "Light" })).toBeChecked();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await expect.poll(() => chosen.mock.calls.length).toBe(1);
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Theme" })).toHaveFocus();
});

it("a tooltip shows at keyboard focus at once and goes by Escape", async () => {
  await render(
    <>
      <button type="button" aria-label="Share" {...tip("Share", { keys: "mod+shift+s" })} />
      <TooltipHost />
    </>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Share" })).toHaveFocus();
  const bubble = page.getByRole("tooltip");
  await expect.element(bubble).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(bubble).not.toBeInTheDocument();
});
