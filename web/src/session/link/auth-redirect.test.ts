import { expect, test } from "vitest";
import { readAuthRedirect } from "./auth-redirect.ts";

test.each([
  [
    "#access_token=a.b.c&expires_in=3600&refresh_token=r1&token_type=bearer&type=signup",
    { kind: "tokens", accessToken: "a.b.c", refreshToken: "r1", isRecovery: false, type: "signup" },
  ],
  [
    "#access_token=a.b.c&refresh_token=r1&type=recovery",
    { kind: "tokens", accessToken: "a.b.c", refreshToken: "r1", isRecovery: true, type: "recovery" },
  ],
  [
    "#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired",
    { kind: "error", code: "otp_expired", description: "Email link is invalid or has expired" },
  ],
  ["#error=server_error&error_description=Oops", { kind: "error", code: "server_error", description: "Oops" }],
  ["", null],
  ["#", null],
  ["#tools", null],
  ["#access_token=only", null],
  ["#v1.deflated-content", null],
  ["#error=1", null],
])("%s", (hash, expected) => {
  expect(readAuthRedirect(hash)).toEqual(expected);
});
