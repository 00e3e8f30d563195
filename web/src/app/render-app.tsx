import type { BuiltPage } from "@toolbox/core";
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from "react-router-dom";
import { render } from "vitest-browser-react";
import { PagesContext } from "../frame/pages-context.ts";
import { Toaster } from "../kit/toast/toaster.tsx";
import { fakeAccount, type FakeServer } from "../session/account/fake-account.ts";
import { AccountContext } from "../session/use-session.ts";
import { fullPages } from "./fake-catalog.ts";
import { AppRoutes } from "./router.tsx";

/* For tests: the whole app at a path, over a server that the test plays. */
export async function renderApp(path: string, server: FakeServer = {}, pages: readonly BuiltPage[] = fullPages) {
  const account = fakeAccount(server);
  let address = path;
  let navigate: NavigateFunction = () => {};
  function Spy() {
    const { pathname, search, hash } = useLocation();
    address = pathname + search + hash;
    navigate = useNavigate();
    return null;
  }
  const screen = await render(
    <PagesContext value={pages}>
      <AccountContext value={account}>
        <MemoryRouter initialEntries={[path]}>
          <AppRoutes pages={pages} />
          <Spy />
        </MemoryRouter>
        <Toaster />
      </AccountContext>
    </PagesContext>,
  );
  const where = () => address;
  const go = (to: string) => navigate(to);
  return { screen, account, go, where };
}
