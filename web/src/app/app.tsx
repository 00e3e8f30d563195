import { useEffect, useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { keepFocusOnceUsed } from "../kit/host/keep-focus-once-used.ts";
import { Toaster } from "../kit/toast/toaster.tsx";
import { TooltipHost } from "../kit/overlay/tooltip-host.tsx";
import { type Account, AccountContext } from "../session/use-session.ts";
import { QuietBoundary } from "../app-context/quiet-boundary.tsx";
import { AppRoutes, fetchFirstPage } from "./router.tsx";
import { UpdatePrompt } from "./notices/update-prompt.tsx";
import { basePath } from "../kit/host/site-place.ts";

/** The whole app for one account. */
export function App({ account }: { account: Account }) {
  useState(fetchFirstPage);
  useEffect(() => keepFocusOnceUsed(document), []);
  return (
    <AccountContext value={account}>
      <BrowserRouter basename={basePath}>
        <AppRoutes />
      </BrowserRouter>
      <QuietBoundary>
        <Toaster />
      </QuietBoundary>
      <QuietBoundary>
        <TooltipHost />
      </QuietBoundary>
      <QuietBoundary>
        <UpdatePrompt />
      </QuietBoundary>
    </AccountContext>
  );
}
