import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";

const looks = {
  good: { icon: CircleCheck, tone: "text-green-mark", words: "Good" },
  error: { icon: CircleX, tone: "text-red-mark", words: "Error" },
  warning: { icon: TriangleAlert, tone: "text-amber-mark", words: "Warning" },
  note: { icon: Info, tone: "text-text-3", words: "Note" },
} as const;

export type Severity = keyof typeof looks;

/** One finding, or that there is none; the place stands at the right. */
export function FindingRow({ severity, message, place }: { severity: Severity; message: string; place?: string }) {
  const { icon: Icon, tone, words } = looks[severity];
  return (
    <li className="flex gap-2 border-b border-line-1 py-1.5 text-12 last:border-b-0">
      <Icon aria-hidden="true" className={tone} />
      <span className="sr-only">{words}: </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{message}</span>
      {place !== undefined && <span className="mono flex-none text-text-3">{place}</span>}
    </li>
  );
}
