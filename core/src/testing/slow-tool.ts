import { defineTool } from "../tool/define-tool.ts";
import { field } from "../tool/fields.ts";

/**
 * A heavy tool that counts, reports and can be told how to end: the workers of both hosts are tested with it.
 * `hang` never gives the thread back, as a runaway pattern would.
 */
export const slowTool = defineTool({
  id: "slow",
  route: "/slow",
  title: "Slow",
  summary: "Counts in a worker",
  aliases: [],
  worker: { timeoutMs: 60_000 },
  action: { label: "Count", busyLabel: "Counting...", success: { title: "Counted" } },
  fields: {
    steps: field.number({ label: "Steps", initial: 3, min: 1, max: 1_000_000, step: 1 }),
    end: field.choice({
      label: "End",
      initial: "well",
      options: [
        { value: "well", label: "Well" },
        { value: "hang", label: "Hang" },
        { value: "bug", label: "Bug" },
        { value: "long", label: "Long" },
      ],
    }),
    file: field.file({
      label: "File",
      accept: ["text/plain"],
      maxBytes: 1_000_000,
      wrongType: { message: "A text file, please." },
      tooLarge: { message: "Too large." },
    }),
  },
  examples: [{ name: "Three", input: { steps: 3 } }],
  async generate({ steps, end, file }, _ports, context) {
    if (end === "bug") throw new TypeError("a bug");
    for (let step = 1; step <= steps; step++) {
      context.signal.throwIfAborted();
      if (step <= 10) context.progress(step, steps, `step ${step}`);
      // Gives the thread back, so that an abort can arrive.
      if (step % 100 === 0) await Promise.resolve();
    }
    if (end === "hang") hang();
    if (end === "long") return [{ kind: "text", name: "long.txt", mime: "text/plain", text: "aé😀".repeat(1_250_000) }];
    context.warn("Counted slowly.");
    const size = file ? (await file.bytes()).length : 0;
    return [{ kind: "text", name: "count.txt", mime: "text/plain", text: `${steps} ${size}` }];
  },
});

function hang(): never {
  for (;;);
}
