import type { BuiltPage } from "@toolbox/core";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { render } from "vitest-browser-react";
import { PagesContext } from "../frame/pages-context.ts";
import { Toaster } from "../kit/toaster.tsx";
import { fakeAccount, type FakeServer } from "../session/fake-account.ts";
import { AccountContext } from "../session/use-session.ts";
import { fullPages } from "./fake-catalog.ts";
import { appRoutes } from "./router.tsx";

/* For tests: the whole app at a path, over a server that the test plays. */
export async function renderApp(path: string, server: FakeServer = {}, pages: readonly BuiltPage[] = fullPages) {
  const account = fakeAccount(server);
  const router = createMemoryRouter(appRoutes(pages), { initialEntries: [path] });
  const screen = await render(
    <PagesContext value={pages}>
      <AccountContext value={account}>
        <RouterProvider router={router} />
        <Toaster />
      </AccountContext>
    </PagesContext>,
  );
  const where = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { screen, account, router, where };
}
