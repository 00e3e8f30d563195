import type { Notice } from "../model.ts";
import { columnsOf } from "./columns.ts";
import { LineList } from "./line-list.ts";

/** So many levels of headings are a title, parts and no more. */
const PLAIN_HEADINGS = 2;
const STEP = 2;

/** Notes what stands deeper in a plan than the two levels of a workspace. Told of every component and item, in order. */
export class PlanDepths {
  readonly #deepItems = new LineList();
  readonly #headings = new Map<number, number>();
  /** Columns before the outermost item of the open component. */
  #outer: number | undefined;

  /** @param level of its heading; 0 for a component without one */
  addComponent(level: number, line: number): void {
    this.#outer = undefined;
    if (level > 0 && !this.#headings.has(level)) this.#headings.set(level, line);
  }

  addItem(raw: string, line: number): void {
    const columns = columnsOf(raw);
    this.#outer = Math.min(columns, this.#outer ?? columns);
    if (columns - this.#outer >= STEP) this.#deepItems.add(line);
  }

  notices(): readonly Notice[] {
    const notices: Notice[] = [];
    if (this.#headings.size > PLAIN_HEADINGS) {
      const line = Math.max(...this.#headings.values());
      const message = `Headings of ${this.#headings.size} levels became components side by side: a workspace has components and sub-tasks, and no level above or between.`;
      notices.push({ line, message });
    }
    if (this.#deepItems.first !== undefined) {
      const message = `What is below a sub-task became a sub-task too: ${this.#deepItems.text}.`;
      notices.push({ line: this.#deepItems.first, message });
    }
    return notices;
  }
}
