import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import type { Notice } from "./toast/notify.ts";
import { Toast } from "./toast.tsx";

/** The corner that holds toasts, and the one toast in it. Loaded on demand by `Toaster`. */
export function ToastRegion({ notice }: { notice: Notice | null }) {
  useEffect(() => {
    if (!notice) return;
    // Time and swipe are ours (pause on focus, 50 px), so sonner is told to do neither.
    toast.custom((id) => <Toast notice={notice} onDone={() => toast.dismiss(id)} />, {
      id: `notice-${notice.id}`,
      duration: Number.POSITIVE_INFINITY,
      dismissible: false,
    });
    return () => {
      toast.dismiss(`notice-${notice.id}`);
    };
  }, [notice]);
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={1}
      gap={0}
      offset={{ right: 16, bottom: "calc(var(--statusbar) + 12px)" }}
      mobileOffset={{ left: 16, right: 16, bottom: 76 }}
      style={{ "--width": "368px", fontFamily: "inherit" } as React.CSSProperties}
    />
  );
}
