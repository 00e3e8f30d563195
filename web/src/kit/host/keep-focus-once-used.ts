/** Loads what keeps the focus with the first one: a page that is only looked at needs none of it. @returns ends it */
export function keepFocusOnceUsed(page: Document): () => void {
  let isOver = false;
  let end = () => {};
  const start = async () => {
    const { keepFocus } = await import("./keep-focus.ts");
    if (!isOver) end = keepFocus(page);
  };
  // Where it cannot be loaded the page works all the same, with the focus as the browser leaves it.
  const onFocus = () => void start().catch(() => {});
  page.addEventListener("focusin", onFocus, { once: true });
  return () => {
    isOver = true;
    page.removeEventListener("focusin", onFocus);
    end();
  };
}
