import { test } from "@playwright/test";
import { newAccount, sessionFile, signUp } from "../../support/account.ts";
import { signIn } from "../../support/sign-in.ts";

test("sign in with an account whose name is the same each time", async ({ page, request }) => {
  const account = { ...newAccount("screenshots"), email: "screenshots@example.test" };
  await signUp(request, account);
  await signIn(page, account);
  await page.context().storageState({ path: sessionFile });
});
