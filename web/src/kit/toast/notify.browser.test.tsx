import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { notify } from "./notify.ts";
import { toastLife } from "./toast.tsx";
import { Toaster } from "./toaster.tsx";

it("shows one toast at a time, the latest", async () => {
  await render(<Toaster />);
  notify("success", "First");
  await expect.element(page.getByText("First")).toBeInTheDocument();
  notify("error", "Second", "It went wrong.");
  await expect.element(page.getByText("Second")).toBeInTheDocument();
  await expect.element(page.getByText("It went wrong.")).toBeInTheDocument();
  await expect.element(page.getByText("First")).not.toBeInTheDocument();
});

it("lives in a polite live region and goes by its button", async () => {
  await render(<Toaster />);
  notify("info", "Going");
  const toast = page.getByText("Going");
  await expect.element(toast).toBeInTheDocument();
  expect(toast.element().closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(toast).not.toBeInTheDocument();
});

it("is not a trap: the keyboard comes to its button and goes on, and dismissing gives the focus back", async () => {
  await render(
    <>
      <button type="button">Before</button>
      <Toaster />
    </>,
  );
  notify("success", "Saved");
  const before = page.getByRole("button", { name: "Before" });
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await expect.element(dismiss).toBeInTheDocument();
  before.element().focus();
  await userEvent.tab();
  await expect.element(dismiss).toHaveFocus();
  await userEvent.tab();
  expect(document.activeElement?.closest("[data-sonner-toaster]")).toBeNull();
  expect(document.activeElement).not.toBe(before.element());
  before.element().focus();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(dismiss).not.toBeInTheDocument();
  await expect.element(before).toHaveFocus();
});

/** A toast on the screen, under a clock that only moves when told to. */
async function show() {
  await render(<Toaster />);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  notify("success", "Saved");
  await expect.poll(() => vi.advanceTimersByTime(0) && document.querySelector(".toast")).not.toBeNull();
  const element = document.querySelector<HTMLElement>(".toast");
  if (!element) throw new Error("There is no toast.");
  return element;
}

/** Milliseconds go by; what they bring is on the screen. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

const isShown = () => document.querySelector("[data-sonner-toast][data-removed=false]") !== null;
const pointer = (element: Element, type: string, clientX = 0) =>
  element.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, button: 0, bubbles: true }));

afterEach(() => vi.useRealTimers());

it("goes after its life", async () => {
  await show();
  await pass(toastLife - 1);
  expect(isShown()).toBe(true);
  await pass(1);
  expect(isShown()).toBe(false);
});

it("waits while a pointer is over it, then lives the rest", async () => {
  const element = await show();
  await pass(4000);
  await userEvent.hover(element);
  await pass(60_000);
  expect(isShown()).toBe(true);
  await userEvent.unhover(element);
  await pass(999);
  expect(isShown()).toBe(true);
  await pass(1);
  expect(isShown()).toBe(false);
});

it("waits while the keyboard is in it, then lives anew", async () => {
  await show();
  await pass(4000);
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  dismiss.element().focus();
  await pass(0);
  await pass(60_000);
  expect(isShown()).toBe(true);
  dismiss.element().blur();
  await pass(0);
  await pass(toastLife - 1);
  expect(isShown()).toBe(true);
  await pass(1);
  expect(isShown()).toBe(false);
});

it.each([
  [40, true],
  [50, false],
  [-50, false],
])("dragged slowly by %i px it stays: %s", async (distance, stays) => {
  const element = await show();
  element.setPointerCapture = () => {};
  pointer(element, "pointerdown", 100);
  await pass(0);
  // The first move tells the direction.
  pointer(element, "pointermove", 100 + Math.sign(distance) * 5);
  await pass(0);
  pointer(element, "pointermove", 100 + distance);
  await pass(1000);
  pointer(element, "pointerup", 100 + distance);
  await pass(0);
  expect(isShown()).toBe(stays);
});

it("takes no focus when it comes, nor when it is replaced", async () => {
  await render(
    <>
      <button type="button">Before</button>
      <Toaster />
    </>,
  );
  const before = page.getByRole("button", { name: "Before" });
  before.element().focus();
  notify("error", "One");
  await expect.element(page.getByText("One")).toBeInTheDocument();
  await expect.element(before).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  notify("error", "Two");
  await expect.element(page.getByText("Two")).toBeInTheDocument();
  await expect.element(before).toHaveFocus();
});
