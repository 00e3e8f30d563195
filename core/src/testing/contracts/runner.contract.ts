import { describe, expect, it } from "vitest";
import type { Run } from "../../tool/output.ts";
import type { RunContext } from "../../tool/run-context.ts";
import { fakeFile } from "../fake-file.ts";

/** Runs the slow tool (slow-tool.ts) in the host's worker, with the given budget in milliseconds. */
export type RunSlow = (raw: Record<string, unknown>, context: Partial<RunContext>, budgetMs?: number) => Promise<Run>;

/** What every host's worker does. @param textFile makes a file of the host's own kind, that can travel to a worker */
export function describeRunner(
  runSlow: RunSlow,
  textFile = (text: string) => fakeFile("a.txt", "text/plain", text),
): void {
  describe("worker", () => {
    it("gives the outputs, the warnings and the progress of the run", async () => {
      const heard: unknown[] = [];
      const run = await runSlow(
        { steps: 3 },
        { progress: (...args) => heard.push(args), warn: (text) => heard.push(text) },
      );
      expect(run).toEqual({
        ok: true,
        outputs: [{ kind: "text", name: "count.txt", mime: "text/plain", text: "3 0" }],
        warnings: ["Counted slowly."],
      });
      expect(heard).toEqual([[1, 3, "step 1"], [2, 3, "step 2"], [3, 3, "step 3"], "Counted slowly."]);
    });
    it("hands a file over", async () => {
      const run = await runSlow({ file: textFile("four") }, {});
      expect(run).toMatchObject({ ok: true, outputs: [{ text: "3 4" }] });
    });
    it("brings a long text back whole", async () => {
      const run = await runSlow({ steps: 1, end: "long" }, {});
      const output = run.ok ? run.outputs[0] : undefined;
      // Compared without printing it when it is not.
      expect(output?.kind === "text" && output.text === "aé😀".repeat(1_250_000)).toBe(true);
    });
    it("brings issues back", async () => {
      expect(await runSlow({ steps: 0 }, {})).toEqual({
        ok: false,
        reason: "input",
        issues: [{ field: "steps", message: "Steps must be a number from 1 to 1000000." }],
      });
    });
    it("stops when aborted, even when the tool never listens, and works again after", async () => {
      const abort = new AbortController();
      const run = await runSlow({ steps: 1, end: "hang" }, { signal: abort.signal, progress: () => abort.abort() });
      expect(run).toMatchObject({ ok: false, reason: "aborted" });
      expect(await runSlow({ steps: 1 }, {})).toMatchObject({ ok: true });
    });
    it("does not start when aborted before", async () => {
      expect(await runSlow({}, { signal: AbortSignal.abort() })).toMatchObject({ ok: false, reason: "aborted" });
    });
    it("stops at the time budget and says so", async () => {
      const run = await runSlow({ steps: 1, end: "hang" }, {}, 300);
      expect(run).toMatchObject({
        ok: false,
        reason: "failed",
        issues: [{ message: expect.stringContaining("0.3 s") }],
      });
    });
    it("passes a bug on as a bug", async () => {
      await expect(runSlow({ end: "bug" }, {})).rejects.toThrow("a bug");
    });
  });
}
