import type { Alert } from "./document-model.ts";

/** What stands above each alert. */
export const alertTitles: Readonly<Record<Alert, string>> = {
  note: "Note",
  tip: "Tip",
  important: "Important",
  warning: "Warning",
  caution: "Caution",
};
