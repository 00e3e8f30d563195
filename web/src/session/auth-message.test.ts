import { expect, test } from "vitest";
import { authMessage, authAdvice } from "./auth-message.ts";

test.each([
  [{ message: "Invalid login credentials", status: 400, code: "invalid_credentials" }, "Invalid login credentials"],
  [{ message: "Email not confirmed", status: 400, code: "email_not_confirmed" }, "not confirmed yet"],
  [{ message: "For security purposes…", status: 429, code: "over_email_send_rate_limit" }, "Look in its inbox"],
  [{ message: "Slow down", status: 429 }, "Wait a minute"],
  [{ message: "Failed to fetch", status: 0 }, "cannot be reached"],
  [{ message: "NetworkError when attempting to fetch resource." }, "cannot be reached"],
  [{ message: "{}", status: 500 }, "The server had a problem and did not answer this (status 500)"],
  [{ message: "{}", status: 503, name: "AuthRetryableFetchError" }, "(status 503). Wait a moment, then try again."],
  [{ message: "{}", status: 400 }, "had a problem"],
  [{ message: "Unexpected token '<'", name: "AuthUnknownError" }, "had a problem"],
  [{ message: "network is full", status: 400 }, "network is full"],
  [{ message: "Email link is invalid", code: "otp_expired" }, "expired or was used"],
])("%j in words", (fault, part) => {
  expect(authAdvice(fault)).toContain(part);
});

test("the toast keeps the provider's message, except where there is none", () => {
  expect(authMessage({ message: "Email not confirmed", status: 400, code: "email_not_confirmed" })).toBe(
    "Email not confirmed",
  );
  expect(authMessage({ message: "Failed to fetch", status: 0 })).toContain("cannot be reached");
  expect(authMessage({ message: "{}", status: 502 })).toContain("status 502");
});
