import { test } from "@playwright/test";
import { confirmedAccount, sessionFile } from "../../support/account.ts";
import { signIn } from "../../support/sign-in.ts";

test("sign in once for all tests that start signed in", async ({ page, request }) => {
  await signIn(page, await confirmedAccount(request, "shared"));
  await page.context().storageState({ path: sessionFile });
});
