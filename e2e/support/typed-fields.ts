import type { Page } from "@playwright/test";

/** What became of one text in the fields of a page. */
export interface Typed {
  /** Labels of the fields that took it. */
  readonly fields: readonly string[];
  /** Of these, the ones that hold something else now. */
  readonly lost: readonly string[];
}

/**
 * Puts a text into every field in sight that takes one, one task each, and waits until the page has worked it off.
 * @param where fields of one line, or those of several
 */
export async function typeEverywhere(page: Page, text: string, where: "all" | "long"): Promise<Typed> {
  return page.evaluate(
    async ([typed, kind]) => {
      const task = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));
      const frame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const inSight = (element: HTMLElement) => element.checkVisibility();
      const lines = [...document.querySelectorAll<HTMLInputElement>("main input")].filter(
        (input) => inSight(input) && !input.readOnly && !input.disabled && /^(text|search|url)$/.test(input.type),
      );
      const areas = [...document.querySelectorAll("textarea")].filter(
        (area) => inSight(area) && !area.readOnly && !area.disabled,
      );
      const editors = [...document.querySelectorAll<HTMLElement>("main .cm-content[contenteditable=true]")];
      const nameOf = (element: HTMLElement) =>
        element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? "a field";
      const fields: string[] = [];
      const lost: string[] = [];
      for (const field of kind === "all" ? [...lines, ...areas] : areas) {
        await task();
        // What a page does with one text may take other fields out of it.
        if (!field.isConnected) continue;
        const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
        field.focus();
        Object.getOwnPropertyDescriptor(type.prototype, "value")?.set?.call(field, typed);
        field.dispatchEvent(new Event("input", { bubbles: true }));
        await frame();
        fields.push(nameOf(field));
        if (field.value !== typed.replaceAll(field instanceof HTMLInputElement ? "\n" : "\0", ""))
          lost.push(`${nameOf(field)}: ${field.value.length} of ${typed.length}`);
      }
      for (const editor of editors) {
        await task();
        editor.focus();
        document.getSelection()?.selectAllChildren(editor);
        // The editor hears of a selection a moment later.
        await task(50);
        const data = new DataTransfer();
        data.setData("text/plain", typed);
        editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        await frame();
        fields.push(nameOf(editor));
        // Of a long text only a part is drawn; all of it is what the page keeps.
        const kept = JSON.stringify(typed).slice(1, -1);
        if (!Object.values(localStorage).some((stored) => String(stored).includes(kept))) lost.push(nameOf(editor));
      }
      // A page that follows its fields runs a moment after the last change.
      await task(300);
      const end = performance.now() + 20_000;
      while (document.querySelector("main [aria-busy=true]") && performance.now() < end) await task(50);
      await frame();
      return { fields, lost };
    },
    [text, where] as const,
  );
}
