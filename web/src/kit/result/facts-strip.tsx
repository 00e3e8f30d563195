import type { FactsOutput } from "@toolbox/core";
import { cx } from "../elements/cx.ts";
import { Verdict } from "./earlier.tsx";

/** Facts as a strip under a result, label beside value. */
export function FactsStrip({ facts, mono = false }: { facts: FactsOutput; mono?: boolean }) {
  const title = facts.label ?? facts.name;
  return (
    <section aria-label={title} className="flex-none border-t border-line-1 px-4 pt-3 pb-4">
      <h2 className="caps mb-2">{title}</h2>
      <dl className="grid grid-cols-[minmax(72px,auto)_minmax(0,1fr)] items-baseline gap-x-6 gap-y-1 text-13">
        {facts.rows.map((row) => (
          <div key={row.label} className="contents">
            <dt className="text-text-3">{row.label}</dt>
            <dd className={cx("m-0 wrap-anywhere", mono && "mono")}>
              <Verdict>{row.value}</Verdict>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
