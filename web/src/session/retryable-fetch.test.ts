import { expect, test } from "vitest";
import { retryableFetch } from "./retryable-fetch.ts";

const refresh = "https://x.test/auth/v1/token?grant_type=refresh_token";
const signIn = "https://x.test/auth/v1/token?grant_type=password";
const answering = (status: number, body: string) => retryableFetch(async () => new Response(body, { status }));

test.each([
  [200, "{}"],
  [400, '{"error_code":"refresh_token_not_found"}'],
  [403, '{"code":403,"error_code":"session_not_found"}'],
  [401, '{"error":"invalid_grant"}'],
])("a refresh answered with %i %s is passed on", async (status, body) => {
  expect((await answering(status, body)(refresh)).status).toBe(status);
});

test.each([
  [500, '{"error_code":"unexpected_failure"}'],
  [503, ""],
  [429, '{"error_code":"over_request_rate_limit"}'],
  [408, ""],
  [404, "<!doctype html><title>Not found</title>"],
  [403, "<html>Sign in to the hotel network</html>"],
  [400, "[]"],
])("a refresh answered with %i %s is a network error", async (status, body) => {
  await expect(answering(status, body)(refresh)).rejects.toThrow(TypeError);
});

test("other requests keep their answers", async () => {
  expect((await answering(429, "{}")(signIn)).status).toBe(429);
});
