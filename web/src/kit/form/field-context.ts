import { createContext, use } from "react";

/** What a field tells the control inside it. */
export interface FieldWiring {
  readonly controlId: string;
  readonly labelId: string;
  /** Ids of hint, counter and error, in reading order. */
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** Attributes that tie one control to the field around it; nothing outside a field. */
export function useControl(): {
  id?: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: true | undefined;
} {
  const wiring = use(FieldContext);
  if (!wiring) return {};
  return {
    id: wiring.controlId,
    "aria-describedby": wiring.describedBy,
    "aria-invalid": wiring.isInvalid || undefined,
  };
}

/** The same for a control made of several (radio group, list): named by the label's id. */
export function useGroup(): { "aria-labelledby"?: string; "aria-describedby"?: string | undefined } {
  const wiring = use(FieldContext);
  return wiring ? { "aria-labelledby": wiring.labelId, "aria-describedby": wiring.describedBy } : {};
}
