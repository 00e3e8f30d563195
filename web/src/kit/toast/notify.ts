import { listenerSet } from "@toolbox/core";

export type NoticeKind = "success" | "error" | "info";

/** What a toast says. `id` grows with each one. */
export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly description?: string | undefined;
}

let latest: Notice | null = null;
const { subscribe, call } = listenerSet();

/**
 * Shows a toast for 5000 ms in place of the one shown before. For what happened elsewhere (saved, copied, signed
 * out); what is wrong with a field stands under the field, also when a toast says it.
 */
export function notify(kind: NoticeKind, title: string, description?: string): void {
  latest = { id: (latest?.id ?? 0) + 1, kind, title, description };
  call();
}

/** The latest notice as an external store, for `Toaster`. */
export const notices = {
  subscribe,
  read: (): Notice | null => latest,
};
