import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { notices } from "./notify.ts";

const ToastRegion = lazy(() => import("./toast-region.tsx").then((module) => ({ default: module.ToastRegion })));

/**
 * Where toasts appear. Rendered once by the app. Its code loads when the page is idle (a live region must be there
 * before its first message to be announced), or with the first notice if that comes earlier.
 */
export function Toaster() {
  const notice = useSyncExternalStore(notices.subscribe, notices.read);
  const [since] = useState(() => notices.read()?.id ?? 0);
  const [isIdle, setIdle] = useState(() => !("requestIdleCallback" in window));
  useEffect(() => {
    if (isIdle) return;
    const handle = requestIdleCallback(() => setIdle(true));
    return () => cancelIdleCallback(handle);
  }, [isIdle]);
  const current = notice && notice.id > since ? notice : null;
  return <Suspense>{(isIdle || current) && <ToastRegion notice={current} />}</Suspense>;
}
