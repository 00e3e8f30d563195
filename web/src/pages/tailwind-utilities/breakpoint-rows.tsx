import type { Fields } from "@toolbox/core";
import { factRows } from "../../kit/result/outputs-of.ts";
import { cx } from "../../kit/elements/cx.ts";
import { Verdict } from "../../kit/result/earlier.tsx";
import { OutputsView } from "../../kit/result/outputs-view.tsx";
import type { ResultProps } from "../../kit/tool-page/tool-result.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";

/** The classes as text, and below them every breakpoint with its own: in effect, overridden, or of a wider screen. */
export function BreakpointRows({ outputs, isGhost, input }: ResultProps<Fields>) {
  const width = Number(input["width"]);
  const text = outputs.find((output) => output.kind === "text");
  const applies = new Set(factRows(outputs, "applies").flatMap(({ value }) => value.split(" ")));
  const classes = text?.kind === "text" ? text.text.split(" ").filter(Boolean) : [];
  return (
    <div className="flex min-h-0 flex-1 flex-col lg:overflow-auto">
      <div className="flex max-h-60 min-h-30 flex-none flex-col">
        {text && <OutputsView outputs={[text]} inert={isGhost} />}
      </div>
      <div className="border-t border-line-1">
        <PaneHeader title="What applies" measure={<Verdict>{`at ${width} px`}</Verdict>} />
        <dl aria-label="Breakpoints" className="m-0 divide-y divide-line-1">
          {factRows(outputs, "breakpoints").map(({ label, value }) => {
            const isReached = pixelsOf(value) <= width;
            return (
              <div key={label} className="grid grid-cols-[128px_minmax(0,1fr)] items-baseline gap-3 px-4 py-2.5">
                <dt className={cx("text-13", isReached ? "text-text-1" : "text-text-3")}>
                  <span className="block font-mono font-title">{label}</span>
                  <span className="block text-12 text-text-3">{value}</span>
                </dt>
                <dd className="m-0 min-w-0">
                  <Verdict className="flex flex-wrap gap-1.5">
                    {classes
                      .filter((name) => breakpointOf(name) === label)
                      .map((name) => {
                        const how = applies.has(name) ? "in effect" : isReached ? "overridden" : "not yet";
                        return (
                          <code
                            key={name}
                            className={cx(
                              "max-w-full rounded-mark border px-1.5 py-0.5 font-mono text-12 wrap-anywhere",
                              how === "in effect" && "border-accent-line bg-accent-soft text-text-1",
                              how === "overridden" && "border-line-2 text-text-3 line-through",
                              how === "not yet" && "border-dashed border-line-2 text-text-3",
                            )}
                          >
                            {name}
                            <span className="sr-only">, {how}</span>
                          </code>
                        );
                      })}
                  </Verdict>
                </dd>
              </div>
            );
          })}
        </dl>
        <p className="border-t border-line-1 px-4 py-2.5 text-12 text-text-3">
          Blue: in effect. Struck: a wider breakpoint took its place. Dashed: for wider screens.
        </p>
      </div>
    </div>
  );
}

const breakpointOf = (name: string) => /^(sm|md|lg|xl|2xl):/.exec(name)?.[1] ?? "base";
const pixelsOf = (value: string) => Number(/\((\d+) px\)/.exec(value)?.[1] ?? 0);
