import { expect, test } from "vitest";
import { authMessage, authWords } from "./auth-message.ts";

test.each([
  [{ message: "Invalid login credentials", status: 400, code: "invalid_credentials" }, "Invalid login credentials"],
  [{ message: "Email not confirmed", status: 400, code: "email_not_confirmed" }, "not confirmed yet"],
  [{ message: "For security purposes…", status: 429, code: "over_email_send_rate_limit" }, "Look in its inbox"],
  [{ message: "Slow down", status: 429 }, "Wait a minute"],
  [{ message: "Failed to fetch", status: 0 }, "cannot be reached"],
  [{ message: "NetworkError when attempting to fetch resource." }, "cannot be reached"],
  [{ message: "Email link is invalid", code: "otp_expired" }, "expired or was used"],
])("%j in words", (fault, part) => {
  expect(authWords(fault)).toContain(part);
});

test("the toast keeps the provider's message, except where there is none", () => {
  expect(authMessage({ message: "Email not confirmed", status: 400, code: "email_not_confirmed" })).toBe(
    "Email not confirmed",
  );
  expect(authMessage({ message: "Failed to fetch", status: 0 })).toContain("cannot be reached");
});
