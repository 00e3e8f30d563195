import type { tool } from "@toolbox/core/tools/commit-message/tool.ts";
import { pluralize } from "@toolbox/core";
import { Disclosure } from "../../kit/elements/disclosure.tsx";
import { FormFields } from "../../kit/form/form-from-fields.tsx";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";

type State = ToolState<(typeof tool)["fields"]>;

/** What few messages need: wrapping, co-authors, a sign-off. */
export function MoreFields({ state }: { state: State }) {
  const { wrap, coAuthors, signOff } = state.input;
  const people = coAuthors.filter((person) => person.trim() !== "").length + (signOff.trim() === "" ? 0 : 1);
  const isUsed = wrap !== "off" || people > 0;
  const isInError = ["coAuthors", "signOff"].some((field) => state.issueOf(field) !== undefined);
  return (
    <Disclosure title="Wrapping and People" end={isUsed ? words(wrap, people) : undefined} isOpen={isInError}>
      <FormFields state={state} names={["wrap", "coAuthors", "signOff"]} />
    </Disclosure>
  );
}

function words(wrap: string, people: number): string {
  const parts = [
    ...(wrap === "off" ? [] : [`at ${wrap}`]),
    ...(people === 0 ? [] : [pluralize(people, "person", "people")]),
  ];
  return parts.join(", ");
}
