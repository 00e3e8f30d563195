import type { tool } from "@toolbox/core/tools/commit-message/tool.ts";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { FormField } from "../../kit/form-from-fields.tsx";
import type { ToolState } from "../../kit/use-tool.ts";

type State = ToolState<(typeof tool)["fields"]>;

/** What few messages need: wrapping, co-authors, a sign-off. Open by itself once one of them is set or in error. */
export function MoreFields({ state }: { state: State }) {
  const { wrap, coAuthors, signOff } = state.input;
  const people = coAuthors.filter((person) => person.trim() !== "").length + (signOff.trim() === "" ? 0 : 1);
  const isUsed = wrap !== "off" || people > 0;
  const [isOpen, setOpen] = useState(isUsed);
  const isInError = ["coAuthors", "signOff"].some((field) => state.issueOf(field) !== undefined);
  return (
    <details
      open={isOpen || isInError}
      className="group border-t border-line-1"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="inner-ring flex h-10 cursor-pointer list-none items-center gap-2 px-4 select-none hover:bg-surface-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-3.5 text-text-3 transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
        <span className="caps">Wrapping and people</span>
        {isUsed && <span className="mono ml-auto text-text-3">{words(wrap, people)}</span>}
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <FormField state={state} name="wrap" />
        <FormField state={state} name="coAuthors" />
        <FormField state={state} name="signOff" />
      </div>
    </details>
  );
}

function words(wrap: string, people: number): string {
  const parts = [
    ...(wrap === "off" ? [] : [`at ${wrap}`]),
    ...(people === 0 ? [] : [people === 1 ? "1 person" : `${people} people`]),
  ];
  return parts.join(", ");
}
