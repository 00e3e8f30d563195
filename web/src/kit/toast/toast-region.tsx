import { useEffect, useRef } from "react";
import { Toaster as Sonner, toast } from "sonner";
import type { Notice } from "./notify.ts";
import { Toast, toastLife } from "./toast.tsx";

/** The foot of the page, where toasts stand, and the one toast in it. Loaded on demand by `Toaster`. */
export function ToastRegion({ notice }: { notice: Notice | null }) {
  const region = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    const foot = region.current;
    if (!notice || !foot) return;
    const id = `notice-${notice.id}`;
    const giveFocusBack = () => foot.contains(document.activeElement) && before.current?.focus({ preventScroll: true });
    const dismiss = () => {
      toast.dismiss(id);
      giveFocusBack();
    };
    const show = (duration: number) =>
      toast.custom(() => <Toast notice={notice} onDismiss={dismiss} />, { id, duration });
    // The library pauses for a pointer and a hidden window, not for the keyboard, and would pull the focus back in
    // whenever it leaves: it hears of none.
    const follow = (event: FocusEvent) => {
      event.stopPropagation();
      const { type, target, relatedTarget } = event;
      const isEntered = type === "focusin";
      if (isEntered && relatedTarget instanceof HTMLElement && !foot.contains(relatedTarget))
        before.current = relatedTarget;
      if (!isInToast(target) || isInToast(relatedTarget)) return;
      if (toast.getToasts().some((shown) => shown.id === id)) show(isEntered ? Number.POSITIVE_INFINITY : toastLife);
    };
    show(toastLife);
    foot.addEventListener("focusin", follow);
    foot.addEventListener("focusout", follow);
    return () => {
      foot.removeEventListener("focusin", follow);
      foot.removeEventListener("focusout", follow);
      dismiss();
    };
  }, [notice]);
  return (
    <Sonner
      ref={region}
      position="bottom-right"
      visibleToasts={1}
      gap={0}
      swipeDirections={["left", "right"]}
      offset={0}
      mobileOffset={0}
      style={{ "--width": "calc(100vw - var(--foot-left))", fontFamily: "inherit" } as React.CSSProperties}
    />
  );
}

const isInToast = (target: EventTarget | null) => target instanceof Element && target.closest(".toast") !== null;
