import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from "react-router-dom";
import { render } from "vitest-browser-react";
import { Toaster } from "../kit/toast/toaster.tsx";
import { fakeAccount, type FakeServer } from "../session/account/fake-account.ts";
import { AccountContext } from "../session/use-session.ts";
import { AppRoutes } from "./router.tsx";

/* For tests: the whole app at a path, over a server that the test plays. */
export async function renderApp(path: string, server: FakeServer = {}) {
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
    <AccountContext value={account}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Spy />
      </MemoryRouter>
      <Toaster />
    </AccountContext>,
  );
  const where = () => address;
  const go = (to: string) => navigate(to);
  return { screen, account, go, where };
}
