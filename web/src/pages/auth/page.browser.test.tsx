import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderApp } from "../../app/render-app.tsx";
import { fakeUser, linkAnswer } from "../../session/account/fake-account.ts";
import { isAskedMail } from "../../session/link/asked-mails.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

type Screen = Awaited<ReturnType<typeof renderApp>>["screen"];

async function signUp(screen: Screen, { name = "", email = "amara@fieldnote.dev", password = "secret-42" } = {}) {
  await screen.getByRole("tab", { name: "Sign Up" }).click();
  await screen.getByLabelText("Full Name").fill(name);
  await screen.getByLabelText("Email").fill(email);
  await screen.getByLabelText("Password", { exact: true }).fill(password);
  await screen.getByRole("button", { name: "Create Account" }).click();
}

async function signIn(screen: Screen, { email = "amara@fieldnote.dev", password = "secret-42" } = {}) {
  await screen.getByLabelText("Email").fill(email);
  await screen.getByLabelText("Password", { exact: true }).fill(password);
  await screen.getByRole("button", { name: "Sign In" }).click();
}

const refusal =
  (message: string, code: string, status = 400) =>
  async () => ({ data: {}, error: { message, code, status } });

describe("the card", () => {
  test("says what the spec says, Sign In first", async () => {
    const { screen } = await renderApp("/auth");
    for (const words of [
      "Manage your development projects with ease",
      "Welcome",
      "Sign in to your account or create a new one to get started",
    ]) {
      await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
    }
    await expect.element(screen.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
    await expect.element(screen.getByLabelText("Email")).toHaveAttribute("type", "email");
    await expect
      .element(screen.getByLabelText("Password", { exact: true }))
      .toHaveAttribute("autocomplete", "current-password");
    await screen.getByRole("tab", { name: "Sign Up" }).click();
    await expect
      .element(screen.getByLabelText("Password", { exact: true }))
      .toHaveAttribute("autocomplete", "new-password");
    await expect.element(screen.getByLabelText("Password", { exact: true })).toHaveAttribute("minlength", "6");
  });

  test("offers the local inbox in local mode, the reset mail on a hosted site", async () => {
    const local = await renderApp("/auth");
    await expect
      .element(local.screen.getByRole("link", { name: "Open local inbox" }))
      .toHaveAttribute("href", `${location.origin}/__inbox`);
    expect(local.screen.getByRole("button", { name: "Forgot password?" }).query()).toBeNull();
    await local.screen.unmount();
    const reset = vi.fn<(email: string) => Promise<object>>(async () => ({ data: {}, error: null }));
    const hosted = await renderApp("/auth", {
      site: { local: false, inboxUrl: "" },
      auth: { resetPasswordForEmail: reset },
    });
    await hosted.screen.getByRole("button", { name: "Forgot password?" }).click();
    await hosted.screen.getByLabelText("Email").fill("amara@fieldnote.dev");
    await hosted.screen.getByRole("button", { name: "Send reset email" }).click();
    await expect.element(hosted.screen.getByText(/has an account, an email is on its way/)).toBeVisible();
    expect(reset.mock.calls[0]?.[0]).toBe("amara@fieldnote.dev");
  });

  test("the password can be shown", async () => {
    const { screen } = await renderApp("/auth");
    await screen.getByRole("button", { name: "Show password" }).click();
    await expect.element(screen.getByLabelText("Password", { exact: true })).toHaveAttribute("type", "text");
  });
});

describe("checking", () => {
  test.each([
    ["", "secret-42", "Enter your email address.", "Email"],
    ["amara", "secret-42", "This is not an email address. It looks like name@example.com.", "Email"],
    ["a@b.c", "", "Enter your password.", "Password"],
    ["a@b.c", "short", "The password needs at least 6 characters.", "Password"],
  ])("sign-up with %j and %j: %s", async (email, password, words, label) => {
    const { screen } = await renderApp("/auth");
    await signUp(screen, { name: "Amara", email, password });
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByLabelText(label, { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect.element(screen.getByLabelText(label, { exact: true })).toHaveFocus();
    await expect.element(screen.getByLabelText("Full Name")).toHaveValue("Amara");
  });

  test("a short password is no reason to stop a sign-in", async () => {
    const { screen } = await renderApp("/auth", {
      auth: { signInWithPassword: refusal("Invalid login credentials", "invalid_credentials") },
    });
    await signIn(screen, { password: "abc" });
    await expect.element(screen.getByText("Sign In Error")).toBeVisible();
  });
});

describe("sign-in", () => {
  test("is busy once, then fails in a toast and on the form, and keeps what was typed", async () => {
    let answer: (answered: object) => void = () => {};
    const send = vi.fn<() => Promise<object>>(() => new Promise((resolve) => (answer = resolve)));
    const { screen, where } = await renderApp("/auth", { auth: { signInWithPassword: send } });
    await signIn(screen);
    const busy = screen.getByRole("button", { name: "Signing in..." });
    await expect.element(busy).toHaveAttribute("aria-disabled", "true");
    (busy.element() as HTMLElement).click();
    answer({ data: {}, error: { message: "Invalid login credentials", code: "invalid_credentials", status: 400 } });
    await expect.element(screen.getByText("Sign In Error")).toBeVisible();
    await expect
      .element(screen.getByRole("form").or(screen.getByRole("tabpanel")).getByText("Invalid login credentials"))
      .toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
    expect(where()).toBe("/auth");
    await expect.element(screen.getByLabelText("Password", { exact: true })).toHaveValue("secret-42");
  });

  test.each([
    ["Email not confirmed", "email_not_confirmed", 400, /not confirmed yet. Open the link/],
    ["Request rate limit reached", "over_request_rate_limit", 429, /Wait a minute/],
    ["Failed to fetch", "", 0, /cannot be reached/],
  ])("%s is explained", async (message, code, status, words) => {
    const { screen } = await renderApp("/auth", { auth: { signInWithPassword: refusal(message, code, status) } });
    await signIn(screen);
    await expect.element(screen.getByRole("tabpanel").getByText(words)).toBeVisible();
  });
});

describe("sign-up", () => {
  test.each([
    ["", ""],
    [" Amara Mensah ", "Amara Mensah"],
  ])("sends the name %j as %j and stays", async (name, sent) => {
    const send = vi.fn<(given: object) => Promise<object>>(async () => ({ data: {}, error: null }));
    const { screen, where } = await renderApp("/auth", { auth: { signUp: send } });
    await signUp(screen, { name });
    await expect.element(screen.getByText("Success!")).toBeVisible();
    await expect.element(screen.getByText("Please check your email to confirm your account.")).toBeVisible();
    expect(send.mock.calls[0]?.[0]).toEqual({
      email: "amara@fieldnote.dev",
      password: "secret-42",
      options: { data: { full_name: sent }, emailRedirectTo: `${location.origin}/` },
    });
    expect(where()).toBe("/auth");
  });

  test("a weak password is said under the field, in a toast with the provider's words", async () => {
    const { screen } = await renderApp("/auth", {
      auth: { signUp: refusal("Password should contain a digit.", "weak_password", 422) },
    });
    await signUp(screen);
    await expect.element(screen.getByText("Sign Up Error")).toBeVisible();
    await expect.element(screen.getByLabelText("Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  });

  test("keeps the wanted path for the mail, which may open in another tab", async () => {
    const { screen } = await renderApp("/device?user_code=WDJB-MJHT", {
      auth: { signUp: async () => ({ data: {}, error: null }) },
    });
    await signUp(screen);
    await expect.element(screen.getByText("Success!")).toBeVisible();
    expect(localStorage.getItem("toolbox-wanted-path")).toBe("/device?user_code=WDJB-MJHT");
  });
});

describe("a mail link of another account", () => {
  const landing = {
    kind: "tokens",
    accessToken: "a.b.c",
    refreshToken: "r",
    isRecovery: false,
    type: "signup",
  } as const;
  const mallory = { ...fakeUser, id: "u2", email: "mallory@example.test" };

  test("names both accounts, and the first button keeps the one that is here", async () => {
    const { screen, where, account } = await renderApp("/auth", { isSignedIn: true, landing, link: { user: mallory } });
    await expect.element(screen.getByRole("heading", { name: "Sign in with this link?" })).toBeVisible();
    await expect
      .element(screen.getByText(/signs you in as/))
      .toHaveTextContent(/mallory@example.test.*amara@fieldnote/);
    await screen.getByRole("button", { name: "Stay signed in as amara@fieldnote.dev" }).click();
    await expect.poll(where).toBe("/");
    expect(account.session.read()).toMatchObject({ status: "in", user: { email: "amara@fieldnote.dev" } });
  });

  test("signs in when that is what is wanted", async () => {
    const { screen, where, account } = await renderApp("/auth", {
      landing,
      link: { user: mallory },
      auth: { setSession: async () => linkAnswer(mallory) },
    });
    await expect.element(screen.getByRole("button", { name: "Do not sign in" })).toBeVisible();
    await screen.getByRole("button", { name: "Sign in as mallory@example.test" }).click();
    await expect.poll(where).toBe("/");
    expect(account.session.read()).toMatchObject({ status: "in", user: { email: "mallory@example.test" } });
  });

  test("is known again where its mail was asked for", async () => {
    const { screen } = await renderApp("/auth", { auth: { signUp: async () => ({ data: {}, error: null }) } });
    await signUp(screen, { email: "Amara@fieldnote.dev" });
    await expect.element(screen.getByText("Success!")).toBeVisible();
    expect(isAskedMail("signup", "amara@fieldnote.dev")).toBe(true);
    expect(isAskedMail("recovery", "amara@fieldnote.dev")).toBe(false);
  });
});

test("a used mail link is explained", async () => {
  const { screen } = await renderApp("/auth", {
    landing: { kind: "error", code: "otp_expired", description: "Email link is invalid" },
  });
  await expect.element(screen.getByRole("alert")).toHaveTextContent("This link has expired or was used already.");
});
