import type { Issue } from "@toolbox/core";
import type { MetaInput } from "@toolbox/core/tools/meta-tags/fields.ts";
import { scoreOf } from "@toolbox/core/tools/meta-tags/score.ts";
import { CircleCheck, CircleX } from "lucide-react";

/** The validation panel and the score, side by side. */
export function MetaChecks({ input, problems }: { input: MetaInput; problems: readonly Issue[] }) {
  const score = scoreOf(input);
  const good = score.filter(({ isGood }) => isGood).length;
  return (
    <div className="grid border-b border-line-1 md:grid-cols-2">
      <section aria-label="Validation" className="min-w-0 px-4 py-3">
        <h3 className="caps">Validation</h3>
        <ul className="mt-1">
          {problems.length === 0 && <CheckRow isGood words="All validations passed" />}
          {problems.map(({ field, message }) => (
            <CheckRow key={`${field} ${message}`} isGood={false} words={message} />
          ))}
        </ul>
      </section>
      <section aria-label="SEO score" className="min-w-0 border-line-1 px-4 py-3 max-md:border-t md:border-l">
        <div className="flex items-baseline justify-between">
          <h3 className="caps">SEO score</h3>
          <span className="mono text-text-3">
            {good}/{score.length}
          </span>
        </div>
        <ul className="mt-1">
          {score.map(({ label, isGood, measure }) => (
            <CheckRow key={label} isGood={isGood} words={label} measure={measure} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function CheckRow({ isGood, words, measure }: { isGood: boolean; words: string; measure?: string }) {
  const Icon = isGood ? CircleCheck : CircleX;
  return (
    <li className="flex min-h-8 items-center gap-2 border-b border-line-1 py-1 text-13 last:border-b-0">
      <Icon aria-hidden="true" className={isGood ? "text-green-mark" : "text-red-mark"} />
      <span className="sr-only">{isGood ? "Good: " : "To fix: "}</span>
      <span className="min-w-0 wrap-anywhere">{words}</span>
      {measure && <span className="mono ml-auto text-text-2">{measure}</span>}
    </li>
  );
}
