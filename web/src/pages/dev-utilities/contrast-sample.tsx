import type { Output } from "@toolbox/core";
import { Verdict } from "../../kit/result/earlier.tsx";
import { factRows } from "../../kit/result/outputs-of.ts";

/** Real text in the two colors, with the ratio and its grade. */
export function ContrastSample({ outputs }: { outputs: readonly Output[] }) {
  const rows = factRows(outputs);
  const valueOf = (label: string) => rows.find((row) => row.label === label)?.value ?? "";
  const grade = valueOf("Grade");
  return (
    <div className="flex flex-none flex-col border-b border-line-1 lg:flex-row">
      <div
        aria-hidden="true"
        data-contrast-sample=""
        className="min-w-0 flex-1 p-5 forced-color-adjust-none"
        style={{ backgroundColor: valueOf("Background"), color: valueOf("Text color") }}
      >
        <p className="text-28 font-title">Large text, 28 px</p>
        <p className="mt-2 text-16">Can you read this at a glance, on a phone, in the sun?</p>
        <p className="mt-2 text-13">And the small print below a button, at 13 pixels.</p>
      </div>
      <dl className="flex flex-none items-center gap-6 border-line-1 bg-surface-2 px-5 py-4 max-lg:border-t lg:w-64 lg:flex-col lg:items-start lg:justify-center lg:gap-2 lg:border-l">
        <div>
          <dt className="text-12 text-text-3">Ratio</dt>
          <dd className="m-0 text-28 font-title tabular-nums">
            <Verdict>{valueOf("Ratio")}</Verdict>
          </dd>
        </div>
        <div>
          <dt className="text-12 text-text-3">Grade for text</dt>
          <dd
            className={
              grade === "Fail" ? "m-0 text-20 font-title text-red-text" : "m-0 text-20 font-title text-green-text"
            }
          >
            <Verdict>{grade}</Verdict>
          </dd>
        </div>
      </dl>
    </div>
  );
}
