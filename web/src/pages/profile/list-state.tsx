import type { ReactNode } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { FieldError } from "../../kit/form/field-error.tsx";
import { Spinner } from "../../kit/elements/spinner.tsx";
import type { Tokens } from "./tokens/use-tokens.ts";

/** What stands in a card instead of rows, or above them: loading, a failure with another try, or that there are none. */
export function ListState({ tokens, isEmpty, children }: { tokens: Tokens; isEmpty: boolean; children: ReactNode }) {
  if (tokens.error) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line-1 px-4 py-3 last:border-b-0">
        <FieldError className="mt-0!">{tokens.error}</FieldError>
        <Button size="sm" onClick={() => void tokens.reload()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!tokens.list) {
    return (
      <div className="grid h-16 place-items-center">
        <Spinner label="Loading" />
      </div>
    );
  }
  return isEmpty ? <p className="px-4 py-5 text-13 text-text-2">{children}</p> : null;
}
