import type { Output } from "@toolbox/core";
import { factRows } from "../../kit/result/outputs-of.ts";

/** One band per color, from its lightest stop to its darkest. The file below has every value in words. */
export function ScaleRows({ outputs }: { outputs: readonly Output[] }) {
  const families = new Map<string, { stop: string; hex: string }[]>();
  for (const { label, value } of factRows(outputs)) {
    const [, family = label, stop = ""] = /^(.+)-(\d+)$/.exec(label) ?? [];
    families.set(family, [...(families.get(family) ?? []), { stop, hex: value }]);
  }
  return (
    <div aria-hidden="true" className="flex-none border-b border-line-1 p-4">
      {[...families].map(([family, stops]) => (
        <div key={family} className="mb-3 last:mb-0">
          <div className="flex justify-between text-12 text-text-3">
            <span className="font-label text-text-2">{family}</span>
            <span className="font-mono">
              {stops[0]?.stop} to {stops.at(-1)?.stop}
            </span>
          </div>
          <div className="mt-1 flex h-8 overflow-hidden rounded-mark forced-color-adjust-none">
            {stops.map(({ stop, hex }) => (
              <span key={stop} className="flex-1" style={{ backgroundColor: hex }} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
