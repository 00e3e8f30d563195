import { useEffect } from "react";
import { notify } from "../../kit/toast/notify.ts";

/** Says that the browser blocks storage, once the toasts can be seen. */
export function StorageNote() {
  useEffect(() => {
    notify(
      "info",
      "This browser keeps nothing here",
      "Storage is blocked for this site: what you type and your sign-in end with this page. Allow it to keep them.",
    );
  }, []);
  return null;
}
