import type { Alert } from "../document-model.ts";
import type { CodeTokenKind } from "./highlight-code.ts";

/* The colors that light and dark themes start from. */

export const lightTokens: Readonly<Record<CodeTokenKind, string>> = {
  plain: "#1f2328",
  comment: "#59636e",
  keyword: "#b5202d",
  string: "#0a3069",
  number: "#0550ae",
  function: "#6639ba",
  type: "#8a4600",
  variable: "#8a4600",
  attribute: "#0550ae",
  tag: "#116329",
  meta: "#59636e",
  added: "#116329",
  removed: "#a40e26",
};

export const darkTokens: Readonly<Record<CodeTokenKind, string>> = {
  plain: "#e2e6ec",
  comment: "#97a1ad",
  keyword: "#ff8f87",
  string: "#a5d6ff",
  number: "#84c4ff",
  function: "#d9b8ff",
  type: "#ffb77c",
  variable: "#ffb77c",
  attribute: "#84c4ff",
  tag: "#86e29b",
  meta: "#97a1ad",
  added: "#86e29b",
  removed: "#ffa29b",
};

export const lightAlerts: Readonly<Record<Alert, string>> = {
  note: "#0860c4",
  tip: "#157a36",
  important: "#7a45d6",
  warning: "#8f5d00",
  caution: "#c41c2b",
};

export const darkAlerts: Readonly<Record<Alert, string>> = {
  note: "#62aaff",
  tip: "#5ccb76",
  important: "#bb94fb",
  warning: "#dcab3e",
  caution: "#ff857c",
};
