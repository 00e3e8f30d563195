import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { notify } from "./notify.ts";
import { swipeDistance, Toast, toastLife } from "../toast.tsx";
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

it("is no trap: the keyboard comes to its button and goes on, and dismissing gives the focus back", async () => {
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

const notice = { id: 1, kind: "success", title: "Saved" } as const;

/** A toast under a clock that only moves when told to. */
async function renderToast() {
  const done = vi.fn<() => void>();
  const screen = await render(<Toast notice={notice} onDone={done} />);
  const element = screen.container.querySelector<HTMLElement>(".toast");
  if (!element) throw new Error("There is no toast.");
  return { done, element };
}

const pointer = (element: Element, type: string, clientX = 0) =>
  element.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, button: 0, bubbles: true }));

/** Sends an event and lets React commit what it changed, effects included. */
async function commit(send: () => void): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => send());
  scope.IS_REACT_ACT_ENVIRONMENT = false;
}

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => vi.useRealTimers());

it("goes after its life", async () => {
  const { done } = await renderToast();
  vi.advanceTimersByTime(toastLife - 1);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
});

it.each([
  ["hovered", "pointerover", "pointerout"],
  ["focused", "focusin", "focusout"],
])("waits while it is %s, then lives the rest", async (_, start, end) => {
  const { done, element } = await renderToast();
  vi.advanceTimersByTime(4000);
  const target = element.querySelector("button") ?? element;
  const send = (type: string) =>
    target.dispatchEvent(
      type.startsWith("focus") ? new FocusEvent(type, { bubbles: true }) : new PointerEvent(type, { bubbles: true }),
    );
  await commit(() => send(start));
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
  await commit(() => send(end));
  vi.advanceTimersByTime(999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
});

it.each([
  [swipeDistance - 1, 0],
  [swipeDistance, 1],
  [-swipeDistance, 1],
])("dragged by %i px it goes %i times", async (distance, times) => {
  const { done, element } = await renderToast();
  element.setPointerCapture = () => {};
  await commit(() => pointer(element, "pointerdown", 100));
  await commit(() => pointer(element, "pointermove", 100 + distance));
  await commit(() => pointer(element, "pointerup", 100 + distance));
  expect(done).toHaveBeenCalledTimes(times);
});

it("its button is reached by keyboard", async () => {
  const { done } = await renderToast();
  vi.useRealTimers();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(done).toHaveBeenCalled();
});
