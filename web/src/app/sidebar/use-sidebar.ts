import { useEffect, useState } from "react";
import { matchesKeys } from "../../kit/elements/use-shortcut.ts";
import { readSidebarCookie, sidebarCookie } from "./sidebar-cookie.ts";
import { useMedia } from "../../kit/host/use-media.ts";

/** The sidebar: beside the page, open or as a rail of icons; below 768 px a sheet over it. */
export interface Sidebar {
  readonly isMobile: boolean;
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
  toggle(): void;
}

/**
 * Open from 1280 px on, a rail below, unless the cookie remembers what the user chose. Ctrl or Command with B
 * toggles it, but not while a text is being written, where the same keys make bold.
 */
export function useSidebar(): Sidebar {
  const isMobile = useMedia("(max-width: 767.98px)");
  const isWide = useMedia("(min-width: 1280px)");
  const [chosen, setChosen] = useState(() => readSidebarCookie(document.cookie));
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isOpen = isMobile ? isSheetOpen : (chosen ?? isWide);

  const setOpen = (next: boolean) => {
    if (isMobile) return setSheetOpen(next);
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not everywhere yet
    document.cookie = sidebarCookie(next);
    setChosen(next);
  };
  const toggle = () => setOpen(!isOpen);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !matchesKeys(event, "mod+b") || isWriting(event.target)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });

  return { isMobile, isOpen, setOpen, toggle };
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"])')
  );
}
