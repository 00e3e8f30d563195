import type { Browser, Page } from "@playwright/test";

/** A part of a test, and its longest block of the page's main thread in milliseconds of the processor. */
export interface Block {
  readonly step: string;
  readonly ms: number;
}

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the thread itself: what other programs take of the machine is not in it. */
  readonly tdur?: number;
}

const MARK = "step: ";

/** Begins to watch the tasks of a page. `stop` gives, by step, the longest one. */
export async function watchMainThread(
  browser: Browser,
  page: Page,
): Promise<{ step(name: string): Promise<void>; stop(): Promise<readonly Block[]> }> {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  return {
    step: (name) => page.evaluate((mark) => void performance.mark(mark), MARK + name),
    async stop() {
      const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
      const marks = traceEvents
        .filter(({ cat, name }) => cat === "blink.user_timing" && name.startsWith(MARK))
        .toSorted((one, other) => one.ts - other.ts);
      const blocks = new Map<string, number>();
      for (const { name, pid, tid, ts, dur = 0, tdur = 0 } of traceEvents) {
        if (name !== "ThreadControllerImpl::RunTask") continue;
        const own = marks.filter((mark) => mark.pid === pid && mark.tid === tid);
        const step = own.findLast((mark) => mark.ts <= ts + dur)?.name ?? own[0]?.name;
        if (step !== undefined) blocks.set(step, Math.max(blocks.get(step) ?? 0, tdur / 1000));
      }
      return [...blocks].map(([step, ms]) => ({ step: step.slice(MARK.length), ms: Math.round(ms) }));
    },
  };
}
