import { expect, type Page } from "@playwright/test";

/** Waits until nothing is on its way to another color or place; what turns for ever is none of it. */
export async function settled(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(async () => {
      // What follows the size of the window or a theme has been drawn with the next frame but one.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document.getAnimations().flatMap((each) => {
        const isEnding = each.playState === "running" && each.effect?.getComputedTiming().endTime !== Infinity;
        const { animationName = "", transitionProperty = animationName } = each as Partial<
          CSSAnimation & CSSTransition
        >;
        const target = each.effect instanceof KeyframeEffect ? each.effect.target : null;
        return isEnding ? [`${target?.localName ?? "?"}.${target?.className ?? ""}: ${transitionProperty}`] : [];
      });
    });
  // The end of one can start the next: where motion is wanted a color goes from parent to child.
  await expect.poll(moving, { intervals: [0, 20, 50, 100], message: "still moves" }).toEqual([]);
}

/** Waits until a page that was just opened shows all it has. */
export async function opened(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeVisible();
  // Not until the network rests: a worker that was stopped can leave a request open for ever.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
}
