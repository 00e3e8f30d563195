import type { Alert } from "../markdown/document-model.ts";
import type { CodeTokenKind } from "../markdown/theme/highlight-code.ts";
import type { Family } from "./fonts/face-table.ts";

/** How a document looks on paper. Lengths are points, colors `#rrggbb`. */
export interface DocumentStyle {
  readonly page: { readonly background: string; readonly isDark: boolean };
  readonly text: {
    readonly family: Family;
    readonly size: number;
    /** Baseline to baseline, as a multiple of the size. */
    readonly leading: number;
    readonly color: string;
    readonly isJustified: boolean;
  };
  /** Between two blocks. */
  readonly gap: number;
  readonly muted: string;
  readonly accent: string;
  readonly rule: string;
  readonly link: { readonly color: string; readonly isUnderlined: boolean };
  readonly headings: {
    readonly family: Family;
    readonly colors: readonly string[];
    /** For levels 1 to 6. */
    readonly sizes: readonly number[];
    /** How many levels, from the first, have a rule below. */
    readonly ruled: number;
    readonly isCentered: boolean;
    readonly isBold: boolean;
  };
  readonly code: {
    readonly background: string;
    readonly border: string | undefined;
    readonly colors: Readonly<Record<CodeTokenKind, string>>;
    /** A share of the text around it. */
    readonly scale: number;
    readonly radius: number;
  };
  readonly inlineCode: { readonly background: string | undefined; readonly color: string };
  readonly quote: {
    readonly bar: string;
    readonly barWidth: number;
    readonly color: string;
    readonly isItalic: boolean;
  };
  readonly tones: Readonly<Record<Alert, string>>;
  readonly table: {
    readonly border: string;
    readonly headBackground: string | undefined;
    readonly stripe: string | undefined;
    /** All lines, those between rows, or only above and below the head and at the end. */
    readonly lines: "grid" | "rows" | "book";
  };
  readonly mark: string;
}
