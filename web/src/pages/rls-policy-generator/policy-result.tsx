import type { Output } from "@toolbox/core";
import { OutputsView } from "../../kit/outputs-view.tsx";
import { ZipButton } from "../../kit/zip-button.tsx";

/** The SQL and its test as tabs, and under them who can do what. */
export function PolicyResult({ outputs, isGhost }: { outputs: readonly Output[]; isGhost: boolean }) {
  const files = outputs.filter((output) => output.kind !== "facts");
  const access = outputs.find((output) => output.kind === "facts");
  const [policy] = files;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <OutputsView
        outputs={files}
        inert={isGhost}
        copyWords={(output) => `Copy ${output.label ?? output.name}`}
        copyToast={{ title: "Copied!", description: "SQL copied to clipboard." }}
        actions={files.length > 1 && policy && <ZipButton files={files} name={policy.name.replace(/\.sql$/, ".zip")} />}
      />
      {access?.kind === "facts" && (
        <section aria-label={access.label} className="flex-none border-t border-line-1 px-4 pt-3 pb-4">
          <h2 className="caps mb-2">{access.label}</h2>
          <dl className="grid grid-cols-[minmax(96px,auto)_1fr] gap-x-6 gap-y-1 text-13">
            {access.rows.map((row) => (
              <div key={row.label} className="contents">
                <dt className="text-text-3">{row.label}</dt>
                <dd className="m-0 wrap-anywhere">{row.value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
