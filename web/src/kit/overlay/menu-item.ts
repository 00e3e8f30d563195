import type { LucideIcon } from "lucide-react";
import type { Keys } from "../elements/key-names.ts";

export type MenuItem =
  | {
      readonly kind?: "action";
      readonly label: string;
      readonly icon?: LucideIcon | undefined;
      readonly keys?: Keys | undefined;
      readonly danger?: boolean | undefined;
      readonly disabled?: boolean | undefined;
      /** True or false makes it one of several to choose from. */
      readonly checked?: boolean | undefined;
      readonly onSelect: () => void;
    }
  | { readonly kind: "line" }
  | { readonly kind: "caption"; readonly label: string };
